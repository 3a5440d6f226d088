import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import account from '../../src/i18n/strings/account/enPH.json' with { type: 'json' };
import { type BuiltServer, startBuiltServer } from '../support/builtServer';
import { atBank, enter, newOrder, newPerson, open } from './support/person';
import { newPhone, register } from './support/player';
import { test as base, expect, NO_ANSWER } from './support/watched';

/** External services receive what the player has consented to, once, and nothing else. */

interface Received {
  readonly path: string;
  readonly cookie: string | undefined;
  readonly referer: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A server with two external services configured, and the stand-in for both. */
interface Setup {
  readonly server: BuiltServer;
  readonly origin: string;
  readonly received: Received[];
  /** Makes the stand-in drop its connections, or accept them again. */
  readonly hangUp: (isGone: boolean) => void;
}

async function startSetup(): Promise<Setup & { close(): Promise<void> }> {
  const received: Received[] = [];
  let isGone = false;
  const receiver = createServer((request, response) => {
    if (isGone) return request.destroy();
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      if (request.method === 'POST') {
        const { cookie, referer } = request.headers;
        received.push({
          path: request.url ?? '',
          cookie,
          referer,
          body: JSON.parse(text) as Received['body'],
        });
      }
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((listening) => {
    receiver.listen(0, '127.0.0.1', listening);
  });
  const origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const server = await startBuiltServer({
    SANDBOX: 'on',
    LOG_LEVEL: 'warn',
    AD_TRACKING_URL: `${origin}/ads`,
    ANALYTICS_URL: `${origin}/count/`,
    ANALYTICS_KEY: 'house-key',
  });
  const hangUp = (gone: boolean) => {
    isGone = gone;
  };
  const close = async () => {
    await server.close();
    receiver.closeAllConnections();
    receiver.close();
  };
  return { server, origin, received, hangUp, close };
}

const test = base.extend<object, { setup: Setup }>({
  setup: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
    async ({}, use) => {
      const setup = await startSetup();
      await use(setup);
      await setup.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ setup }, use) => use(setup.server.url),
});

test.use({ reducedMotion: 'reduce' });
test.beforeEach(({ setup, complaints }) => {
  complaints.allow(new RegExp(`called another host: ${setup.origin}/(ads|count/)$`));
  setup.received.length = 0;
  setup.hangUp(false);
});

const CAMPAIGN = { fbclid: 'IwAR7e57', tracking_code: 'summer-7e57' };

const adsIn = ({ received }: Setup) => received.filter(({ path }) => path === '/ads').map(({ body }) => body);
const countsIn = ({ received }: Setup) =>
  received.filter(({ path }) => path === '/count/').map(({ body }) => body);

const ALL = { fingerprint: true, place: false, advertising: true, analytics: true };

/** Opens the page with these consents stored earlier. */
const storeConsents = (page: Page, consents: typeof ALL) =>
  page.addInitScript((kept) => {
    if (location.protocol === 'about:' || self.origin === 'null') return;
    localStorage.setItem('consent', kept);
  }, JSON.stringify(consents));

const pageReady = (page: Page) => expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();

test('a visit is reported after consent, each part once, and not again after the consent is withdrawn', async ({
  page,
  context,
  setup,
}) => {
  const { url } = setup.server;
  await page.goto(`/?${new URLSearchParams(CAMPAIGN)}#/privacy`);
  const advertising = page.getByRole('switch', { name: account.share_advertising });
  const analytics = page.getByRole('switch', { name: account.share_analytics });
  await expect(advertising).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(setup.received).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('7e57');

  await analytics.click();
  await expect.poll(() => countsIn(setup)).toHaveLength(1);
  expect(adsIn(setup)).toEqual([]);
  expect(countsIn(setup)[0]).toMatchObject({
    api_key: 'house-key',
    event: '$pageview',
    properties: { $current_url: `${url}/#/privacy`, brand: 'hiyas', skin: 'bg24', language: 'en-PH' },
  });
  expect(JSON.stringify(setup.received)).not.toContain('summer');

  await advertising.click();
  await expect.poll(() => adsIn(setup)).toHaveLength(1);
  const openEvent = {
    tracking_code: 'summer-7e57',
    event_type: 'OPEN',
    fbc: '',
    fbp: '',
    fbclid: 'IwAR7e57',
    fingerId: '',
  };
  expect(adsIn(setup)).toEqual([openEvent]);
  await page.getByRole('button', { name: account.sentShow }).click();
  await expect(page.getByText('summer-7e57, IwAR7e57')).toBeVisible();

  // The next visit still knows the campaign and finds the service's cookies; the fingerprint has its own
  // consent.
  const cookies = { fbc: 'fb.1.7.IwAR7e57', fbp: 'fb.1.7.57' };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name: `_${name}`, value, url })),
  );
  await page.getByRole('switch', { name: account.share_fingerprint }).click();
  await open(page, '/privacy');
  await expect.poll(() => adsIn(setup)).toHaveLength(2);
  expect(adsIn(setup)[1]).toEqual({ ...openEvent, ...cookies, fingerId: expect.stringMatching(/^\w{8,}$/) });
  await expect.poll(() => countsIn(setup)).toHaveLength(2);
  for (const { cookie, referer } of setup.received) expect([cookie, referer]).toEqual([undefined, undefined]);

  // Turning a consent off and on within a visit reports nothing new.
  await analytics.click();
  await analytics.click();
  await advertising.click();
  await advertising.click();
  await page.waitForLoadState('networkidle');
  await advertising.click();
  await analytics.click();
  await open(page, '/');
  await pageReady(page);
  await page.waitForLoadState('networkidle');
  expect([adsIn(setup).length, countsIn(setup).length]).toEqual([2, 2]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/7e57|countedId/);
});

test('a registration and a deposit are reported once each, even when the result is opened again', async ({
  page,
  request,
  setup,
}) => {
  await storeConsents(page, { ...ALL, fingerprint: false, analytics: false });
  await page.goto(`/?${new URLSearchParams(CAMPAIGN)}`);
  await expect.poll(() => adsIn(setup).map(({ event_type }) => event_type)).toEqual(['OPEN']);
  await register(page, newPhone());
  await expect
    .poll(() => adsIn(setup).map(({ event_type }) => event_type))
    .toEqual(expect.arrayContaining(['REGISTER']));
  setup.received.length = 0;

  const person = await newPerson(request);
  const order = await newOrder(request, person, '500.00');
  await atBank(request, order, 'succeed');
  await enter(page, person, `/cashin?order=${order}`);
  const arrived = page.getByRole('dialog', { name: 'It has arrived' });
  await expect(arrived).toBeVisible();
  const recharges = () => adsIn(setup).filter(({ event_type }) => event_type === 'RECHARGE');
  await expect.poll(recharges).toHaveLength(1);
  await page.reload();
  await expect(arrived).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(recharges()).toHaveLength(1);
});

test('an unreachable service has no visible effect, and the page may connect to no other address', async ({
  page,
  setup,
  complaints,
}) => {
  complaints.allow(NO_ANSWER);
  setup.hangUp(true);
  await storeConsents(page, ALL);
  const answer = await page.goto(`/?${new URLSearchParams(CAMPAIGN)}`);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy.split(';')).toContain(`connect-src 'self' ${setup.origin}/ads ${setup.origin}/count/`);
  await pageReady(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('status').filter({ hasText: /network/i })).toHaveCount(0);
  expect(setup.received).toEqual([]);

  complaints.allow(/forbidden by connect-src|Content Security Policy|called another host/);
  setup.hangUp(false);
  const post = (address: string) =>
    page.evaluate(
      (to) =>
        fetch(to, { method: 'POST', body: '{}' }).then(
          () => 'sent',
          () => 'refused',
        ),
      address,
    );
  expect(await post(`${setup.origin}/other`)).toBe('refused');
  expect(await post(`${setup.origin}/ads`)).toBe('sent');
});
