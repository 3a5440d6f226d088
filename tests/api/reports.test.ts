import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../contract/call';
import { deviceCalls } from '../../contract/device';
import type { Consent } from '../../contract/deviceRecord';
import { HEADERS } from '../../contract/headers';
import {
  BATCH_MAX,
  EVENT_KEYS,
  EXTRAS_MAX,
  type LogLine,
  REPORT_AGE_MAX_MS,
  reportCalls,
} from '../../contract/reports';
import { newPerson } from '../support/people';
import { startTestServer, type TestServer } from '../support/server';
import { inWaves } from '../support/waves';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY_HOPS: '1' } });
});
afterAll(() => server.close());

/** Gives the id of a device with these consents. */
async function deviceWith(...consent: Consent[]): Promise<string> {
  return (await server.send(deviceCalls.infoId, { consent })).reply.deviceInfoId;
}
const agree = (deviceInfoId: string, ...consent: Consent[]) =>
  server.send(deviceCalls.infoId, { deviceInfoId, consent });

const from = (deviceInfoId: string) => ({ headers: { [HEADERS.deviceInfoId]: deviceInfoId } });

interface Kept {
  readonly kind: string;
  readonly name: string;
  readonly content: Readonly<Record<string, unknown>>;
}

const keptOf = (deviceInfoId: string) =>
  server.db.query<Kept>({
    text: 'SELECT kind, name, content FROM device_reports WHERE device_info_id = $1 ORDER BY report_id',
    values: [deviceInfoId],
  });

const countKept = async () =>
  (await server.db.query<{ count: bigint }>({ text: 'SELECT count(*) FROM device_reports' }))[0]?.count;

const line: LogLine = {
  url: '/#/wallet',
  action: 'open',
  deviceId: 'dev-1',
  deviceVersion: '14',
  content: { appCode: 'peryahan', h5Version: '4.4.2', userId: 7, isApp: true },
};
const click = { eventType: EVENT_KEYS.telegramClick, from: 'account' };
const branch: BodyOf<typeof reportCalls.pushBranch> = {
  event: 'register',
  deviceInfo: { consent: ['analytics'], OS: 'Android' },
};

describe('an event', () => {
  it('is stored with its content, after consent to usage data', async () => {
    const device = await deviceWith('analytics');
    const { uid, token } = await newPerson(server);
    await server.send(reportCalls.event, click, from(device));
    await server.send(reportCalls.event, click, { ...from(device), token });
    expect(await keptOf(device)).toEqual([
      { kind: 'event', name: 'TELEGRAM_CLICK', content: { from: 'account', userId: null } },
      { kind: 'event', name: 'TELEGRAM_CLICK', content: { from: 'account', userId: uid } },
    ]);
  });

  it('of an unknown kind is answered like the others and dropped', async () => {
    const device = await deviceWith('analytics');
    for (const eventType of ['telegramClick', 'TELEGRAM', 'toString', '__proto__']) {
      expect((await server.send(reportCalls.event, { eventType }, from(device))).code).toBe('00000');
    }
    expect(await keptOf(device)).toEqual([]);
  });
});

describe('a log line', () => {
  it('is stored under its action, and its player is taken from the token', async () => {
    const device = await deviceWith('analytics');
    await server.send(reportCalls.collect, line, from(device));
    expect(await keptOf(device)).toEqual([
      {
        kind: 'log',
        name: 'open',
        content: {
          url: '/#/wallet',
          deviceId: 'dev-1',
          deviceVersion: '14',
          appCode: 'peryahan',
          h5Version: '4.4.2',
          isApp: true,
          userId: null,
        },
      },
    ]);
  });

  it('may say a few things of its own, which cannot pass for what the server knows', async () => {
    const device = await deviceWith('analytics');
    const content = {
      ...line.content,
      brand: 'hiyas',
      visits: 3,
      url: '/forged',
      said: 'call 0917 123 4567',
    };
    await server.send(reportCalls.collect, { ...line, url: '/#/reset?code=123456', content }, from(device));
    expect((await keptOf(device))[0]?.content).toMatchObject({
      brand: 'hiyas',
      visits: 3,
      url: '/#/reset',
      said: 'call [number]',
      userId: null,
    });
  });

  const many = Object.fromEntries(Array.from({ length: EXTRAS_MAX }, (_, at) => [`extra${at}`, at]));
  it.each([
    { ...many },
    { deep: { er: 1 } },
    { list: [1] },
    { long: 'x'.repeat(65) },
    { 'with space': 1 },
    { ['x'.repeat(33)]: 1 },
    JSON.parse('{"__proto__": 1}'),
  ])('that says too much is refused: %j', async (extras) => {
    const device = await deviceWith('analytics');
    const payload = { ...line, content: { ...line.content, ...extras } };
    if (Object.hasOwn(extras, '__proto__'))
      Object.defineProperty(payload.content, '__proto__', { value: 1, enumerable: true });
    const { path: url } = reportCalls.collect;
    const answer = await server.inject({ method: 'POST', url, headers: from(device).headers, payload });
    expect(answer.json().code).toBe('40000');
    expect(await keptOf(device)).toEqual([]);
  });
});

describe('a batch', () => {
  const MINUTE_MS = 60_000;
  const waited = (minutes: number) => ({ agoMs: minutes * MINUTE_MS });
  /** As sendBeacon sends it: without any header of ours. */
  const beacon = async (path: string, payload: object): Promise<string> =>
    (await server.inject({ method: 'POST', url: path, payload })).json().code;

  it('is stored at the times at which things happened, without the events that nobody knows', async () => {
    const device = await deviceWith('analytics');
    const list = [
      { ...click, ...waited(90) },
      { eventType: 'TELEGRAM', ...waited(1) },
      { eventType: EVENT_KEYS.saveImageClick, target: 'mail me@x.example', ...waited(0) },
    ];
    expect(await beacon(reportCalls.event.path, { deviceInfoId: device, list })).toBe('00000');
    const lines = [{ ...line, ...waited(30) }];
    expect(await beacon(reportCalls.collect.path, { deviceInfoId: device, list: lines })).toBe('00000');
    const rows = await server.db.query<{ name: string; ago: number; userId: null; target: string | null }>({
      text: `
        SELECT name, round(extract(epoch FROM $2 - created_at) / 60)::int AS ago, content -> 'userId' AS "userId",
          content ->> 'target' AS target
        FROM device_reports WHERE device_info_id = $1 ORDER BY created_at`,
      values: [device, server.clock.now()],
    });
    expect(rows).toEqual([
      { name: 'TELEGRAM_CLICK', ago: 90, userId: null, target: null },
      { name: 'open', ago: 30, userId: null, target: null },
      { name: 'SAVE_IMAGE_CLICK', ago: 0, userId: null, target: 'mail [address]' },
    ]);
  });

  it('is dropped without the consent, and deleted with it', async () => {
    const device = await deviceWith('advertising', 'place', 'fingerprint');
    const batch = { deviceInfoId: device, list: [{ ...click, ...waited(0) }] };
    expect(await beacon(reportCalls.event.path, batch)).toBe('00000');
    expect(await keptOf(device)).toEqual([]);
    await agree(device, 'analytics');
    await beacon(reportCalls.event.path, batch);
    expect(await keptOf(device)).toHaveLength(1);
    await agree(device);
    expect(await keptOf(device)).toEqual([]);
  });

  it.each([
    { list: [] },
    { list: Array.from({ length: BATCH_MAX + 1 }, () => ({ ...click, ...waited(0) })) },
    { list: [{ ...click, agoMs: -1 }] },
    { list: [{ ...click, agoMs: REPORT_AGE_MAX_MS + 1 }] },
    { list: [click] },
    { list: [{ ...click, ...waited(0) }], token: 'x' },
    { list: [{ ...click, ...waited(0) }], deviceInfoId: 'x' },
  ])('is refused where the contract does not know it: %#', async (change) => {
    const device = await deviceWith('analytics');
    expect(await beacon(reportCalls.event.path, { deviceInfoId: device, ...change })).toBe('40000');
    expect(await keptOf(device)).toEqual([]);
  });

  it('counts each of its reports against the limit of its device, from whatever network', async () => {
    const device = await deviceWith('analytics');
    const list = Array.from({ length: BATCH_MAX }, () => ({ ...click, ...waited(0) }));
    const codes: string[] = [];
    for (let network = 0; network < 17; network += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${network}` };
      const payload = { deviceInfoId: device, list };
      const answer = await server.inject({
        method: 'POST',
        url: reportCalls.event.path,
        headers,
        payload,
      });
      codes.push(answer.json().code);
    }
    expect(codes.filter((code) => code === '42900')).toHaveLength(2);
    expect(await keptOf(device)).toHaveLength(300);
    const other = await deviceWith('analytics');
    await server.send(reportCalls.event, click, from(other));
    expect(await keptOf(other)).toHaveLength(1);
  });
});

describe('a visit', () => {
  it("returns the device's visit id: the same each time, and a new one after a new consent", async () => {
    const device = await deviceWith('advertising');
    const visit = async () =>
      (await server.send(reportCalls.collectV2, line, from(device))).reply.fbCollectId;
    const first = await visit();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(await visit()).toBe(first);
    expect(await keptOf(device)).toHaveLength(2);
    await agree(device);
    expect(await visit()).toBeNull();
    await agree(device, 'advertising');
    expect(await visit()).not.toBe(first);
  });
});

describe('an action of an invite brand', () => {
  it('is stored with the device data that the report and the device record both consent to', async () => {
    const device = await deviceWith('advertising', 'analytics');
    await server.send(reportCalls.pushBranch, branch, from(device));
    expect(await keptOf(device)).toEqual([
      { kind: 'branch', name: 'register', content: { deviceInfo: { OS: 'Android' }, userId: null } },
    ]);
    // The report claims more consent than the device record has.
    await agree(device, 'advertising');
    await server.send(reportCalls.pushBranch, branch, from(device));
    expect(await keptOf(device)).toEqual([]);
  });
});

describe('a report without the consent', () => {
  const all = [
    ['event', (headers: object) => server.send(reportCalls.event, click, headers)],
    ['log', (headers: object) => server.send(reportCalls.collect, line, headers)],
    ['visit', (headers: object) => server.send(reportCalls.collectV2, line, headers)],
    ['branch', (headers: object) => server.send(reportCalls.pushBranch, branch, headers)],
  ] as const;

  it.each(all)('%s: is not stored, whatever device it names', async (kind, send) => {
    const before = await countKept();
    const others: Consent[] =
      kind === 'event' || kind === 'log'
        ? ['fingerprint', 'place', 'advertising']
        : ['fingerprint', 'place', 'analytics'];
    const nobody = '7e57ab1e-0000-4000-8000-000000000000';
    const senders = [
      from(await deviceWith()),
      from(await deviceWith(...others)),
      from(nobody),
      from('x'),
      {},
    ];
    for (const sender of senders) expect((await send(sender)).code).toBe('00000');
    expect(await countKept()).toBe(before);
  });

  it.each(all)(
    '%s: withdrawing it deletes what was stored, and requests in flight store nothing',
    async (_, send) => {
      const device = await deviceWith('advertising', 'analytics');
      await send(from(device));
      expect(await keptOf(device)).toHaveLength(1);
      await Promise.all([...Array.from({ length: 10 }, () => send(from(device))), agree(device, 'place')]);
      expect(await keptOf(device)).toEqual([]);
    },
  );
});

describe('a report that is too large or too frequent', () => {
  it.each([
    { ...click, from: 'x'.repeat(65) },
    { ...click, more: 1 },
    { ...click, target: { deep: true } },
    { eventType: 'x'.repeat(65) },
    { eventType: '' },
  ])('is refused: %j', async (payload) => {
    const device = await deviceWith('analytics');
    const { url, headers } = { url: reportCalls.event.path, ...from(device) };
    const answer = await server.inject({ method: 'POST', url, headers, payload });
    expect(answer.json().code).toBe('40000');
    expect(await keptOf(device)).toEqual([]);
  });

  it('is refused to an address that sends without end', async () => {
    const device = await deviceWith('analytics');
    const headers = { ...from(device).headers, 'x-forwarded-for': '203.0.113.78' };
    await server.db.query({
      text: `INSERT INTO tries (key, count, window_ends) VALUES ('report:203.0.113.78', 5990, $1::timestamptz + interval '1 hour')`,
      values: [server.clock.now()],
    });
    const senders = Array.from({ length: 15 }, () => headers);
    const answers = await inWaves(senders, 5, () => server.send(reportCalls.event, click, { headers }));
    expect(answers.filter(({ code }) => code === '42900')).toHaveLength(5);
    expect(await keptOf(device)).toHaveLength(10);
  });

  it('is deleted after more than a year', async () => {
    const device = await deviceWith('analytics');
    await server.send(reportCalls.event, click, from(device));
    await server.db.query({
      text: `UPDATE device_reports SET created_at = created_at - interval '401 days' WHERE device_info_id = $1`,
      values: [device],
    });
    await server.send(reportCalls.collect, line, from(device));
    expect((await keptOf(device)).map(({ kind }) => kind)).toEqual(['log']);
  });
});
