import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSENTS } from '../../contract/deviceRecord';
import { fakeWrapper } from '../../tests/support/fakeWrapper';

/** Our own record of the device; it already knows every consent, so that no other call is needed first. */
const DEVICE = '7e57ab1e-0000-4000-8000-000000000000';

interface Received {
  readonly path: string;
  readonly type: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Two external services on one receiver that records everything. */
let receiver: Server;
let origin: string;
let received: Received[];
/** The receiver's answer; null closes the connection. */
let status: number | null;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        type: request.headers['content-type'],
        body: JSON.parse(text) as Received['body'],
      });
      // On a busy machine a kept connection would be closed in the moment in which the next call takes it.
      response.setHeader('connection', 'close');
      if (status === null) request.socket.destroy();
      else response.writeHead(status, { location: `${origin}/elsewhere` }).end();
    });
  });
  await new Promise<void>((listening) => {
    receiver.listen(0, '127.0.0.1', listening);
  });
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(() => receiver.close());

const kept = new Map<string, string>();

/** A fresh page: its modules remember what they reported in this visit. */
async function newVisit(): Promise<typeof import('./outside')> {
  vi.resetModules();
  return import('./outside');
}

beforeEach(() => {
  received = [];
  status = 204;
  kept.clear();
  const window = {
    location: {
      href: 'https://site.example/?fbclid=click-1&tracking_code=summer-7#/wallet?from=x',
      origin: 'https://site.example',
      pathname: '/',
      hash: '#/wallet?from=x',
    },
  };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', {
    cookie: '_fbp=fb.1.2.3; _fbc=fb.1.2.click-1',
    documentElement: { lang: 'en-PH', dataset: { brand: 'kidlat', skin: 'v3' } },
  });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The window of a wrapper. */
function fakeWrapperWindow(): object {
  const page = { location: window.location, appWrapper: fakeWrapper().native };
  return Object.assign(page, { top: page });
}

const NOTHING = { fingerprint: false, place: false, advertising: false, analytics: false };
function agree(consents: Partial<typeof NOTHING>): void {
  const all = { ...NOTHING, ...consents };
  kept.set('consent', JSON.stringify(all));
  kept.set('deviceInfoId', JSON.stringify(DEVICE));
  kept.set('consentReported', JSON.stringify(CONSENTS.filter((name) => all[name])));
}

const ads = () => ({ url: `${origin}/ads?key=1`, code: null });
const branch = () => ({ url: `${origin}/branch`, code: 'key-2' });
const counter = () => ({ url: `${origin}/count`, code: 'key-1' });

describe('an advertising service', () => {
  it('gets nothing without consent, nor when no address is configured', async () => {
    const { trackAction } = await newVisit();
    await trackAction('open', ads());
    agree({ fingerprint: true, place: true, analytics: true });
    await trackAction('open', ads());
    agree({ advertising: true });
    await trackAction('open', { url: null, code: 'own-code' });
    expect(received).toEqual([]);
    expect(kept.has('adCampaign')).toBe(false);
  });

  it('gets what the specification says: the opening once per visit, and each action', async () => {
    agree({ advertising: true });
    const { trackAction } = await newVisit();
    await Promise.all([trackAction('open', ads()), trackAction('open', ads())]);
    await trackAction('open', ads());
    await trackAction('recharge', ads());
    const event = {
      tracking_code: 'summer-7',
      fbc: 'fb.1.2.click-1',
      fbp: 'fb.1.2.3',
      fbclid: 'click-1',
      fingerId: '',
    };
    expect(received).toEqual([
      { path: '/ads?key=1', type: 'application/json', body: { ...event, event_type: 'OPEN' } },
      { path: '/ads?key=1', type: 'application/json', body: { ...event, event_type: 'RECHARGE' } },
    ]);
  });

  it('gets the stored campaign in the next visit, whose address has none', async () => {
    agree({ advertising: true });
    await (await newVisit()).trackAction('open', ads());
    window.location.href = 'https://site.example/';
    vi.stubGlobal('document', { ...document, cookie: '' });
    await (await newVisit()).trackAction('open', ads());
    expect(received[1]?.body).toEqual(received[0]?.body);
  });

  it('gets nothing about a visitor without a tracking code, unless one is configured', async () => {
    agree({ advertising: true });
    window.location.href = 'https://site.example/?fbclid=click-1';
    await (await newVisit()).trackAction('open', ads());
    expect(received).toEqual([]);
    await (await newVisit()).trackAction('open', { ...ads(), code: 'own-code' });
    expect(received.map(({ body }) => body.tracking_code)).toEqual(['own-code']);
  });

  it.each([[500], [302], [null]])(
    'is not called again after it answered %j, and the failure is ignored',
    async (answer) => {
      agree({ advertising: true });
      status = answer;
      const { trackAction } = await newVisit();
      await expect(trackAction('open', ads())).resolves.toBeUndefined();
      await trackAction('open', ads());
      expect(received.map(({ path }) => path)).toEqual(['/ads?key=1']);
    },
  );
});

describe('the attribution service', () => {
  it('gets the actions of the web version of an invite brand, after consent, the opening once', async () => {
    const { attributeAction } = await newVisit();
    await attributeAction('open', branch(), true);
    agree({ fingerprint: true, place: true, analytics: true });
    await attributeAction('open', branch(), true);
    agree({ advertising: true });
    await attributeAction('open', branch(), false);
    await attributeAction('open', { ...branch(), url: null }, true);
    expect([received, kept.has('attributedId')]).toEqual([[], false]);
    await attributeAction('open', branch(), true);
    await attributeAction('open', branch(), true);
    await attributeAction('recharge', branch(), true);
    const event = {
      branch_key: 'key-2',
      user_data: {
        developer_identity: expect.stringMatching(/^[0-9a-f-]{36}$/),
        environment: 'FULL_WEB',
        language: 'en-PH',
      },
      custom_data: {
        tracking_code: 'summer-7',
        fbclid: 'click-1',
        appCode: 'peryahan_4000',
        h5Version: '',
        brand: 'kidlat',
      },
    };
    expect(received.map(({ body }) => body)).toEqual([
      { ...event, name: 'OPEN' },
      { ...event, name: 'RECHARGE' },
    ]);
    expect(JSON.stringify(received)).not.toContain(DEVICE);
  });

  it('gets nothing from a wrapper or a clean app', async () => {
    agree({ advertising: true });
    vi.stubGlobal('window', fakeWrapperWindow());
    await (await newVisit()).attributeAction('open', branch(), true);
    vi.stubGlobal('window', { location: window.location });
    kept.set('appId', JSON.stringify('amihan_2025'));
    await (await newVisit()).attributeAction('open', branch(), true);
    expect(received).toEqual([]);
  });
});

describe('the page-load counter', () => {
  it('is called once per visit, with an id of its own and without the query of the address', async () => {
    const { countPageLoad } = await newVisit();
    await countPageLoad(counter(), false);
    agree({ fingerprint: true, place: true, advertising: true });
    await countPageLoad(counter(), false);
    expect(received).toEqual([]);
    agree({ analytics: true });
    await Promise.all([countPageLoad(counter(), false), countPageLoad(counter(), false)]);
    expect(received).toEqual([
      {
        path: '/count',
        type: 'application/json',
        body: {
          api_key: 'key-1',
          event: '$pageview',
          distinct_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          timestamp: expect.stringMatching(/^20\d\d-.*Z$/),
          properties: {
            $current_url: 'https://site.example/#/wallet',
            $process_person_profile: false,
            $geoip_disable: true,
            appCode: 'peryahan_4000',
            h5Version: '',
            brand: 'kidlat',
            skin: 'v3',
            language: 'en-PH',
            isApp: false,
          },
        },
      },
    ]);
    expect(received[0]?.body.distinct_id).not.toBe(DEVICE);
    await (await newVisit()).countPageLoad(counter(), false);
    expect(received[1]?.body.distinct_id).toBe(received[0]?.body.distinct_id);
  });
});
