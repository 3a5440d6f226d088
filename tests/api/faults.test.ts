import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HEADERS } from '../../contract/headers';
import { type FaultReport, reportCalls } from '../../contract/reports';
import { logLines } from '../support/logLines';
import { startTestServer, type TestServer } from '../support/server';
import { inWaves } from '../support/waves';

const log = logLines();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    environment: { LOG_LEVEL: 'trace', TRUST_PROXY_HOPS: '1' },
    log: log.sink,
  });
});
afterAll(() => server.close());

/** Numbers the faults, so that each test counts its own. */
let made = 0;
function fault(more: Partial<FaultReport['content']> = {}): FaultReport {
  made += 1;
  return {
    url: '/#/wallet',
    action: 'fault',
    content: {
      message: `TypeError: planted ${made}`,
      stack: 'at pose (/assets/scene-color-Bf8_xQ1z.js:1:312345)\nat draw (/assets/stage-a.js:1:9)',
      h5Version: '4.4.2',
      skin: 'v2',
      browser: 'Chrome',
      ...more,
    },
  };
}

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const linesOf = ({ content }: FaultReport) =>
  log.of('client_fault').filter(({ message }) => message === content.message);

async function countOf(outcome: string): Promise<number> {
  const { body } = await server.inject({ method: 'GET', url: '/metrics' });
  return Number(
    new RegExp(`^client_faults_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(body)?.[1] ?? 0,
  );
}

describe('a fault of a device', () => {
  it('is logged in one line without identifying anybody, if there is no consent', async () => {
    const report = fault();
    const { status, code, reply } = await server.send(reportCalls.collectV2, report, from('203.0.113.7'));
    expect([status, code, reply]).toEqual([200, '00000', { fbCollectId: null }]);
    const [line, ...more] = linesOf(report);
    expect(more).toEqual([]);
    const { time: _, firstAt, lastAt, fingerprint, reqId: __, ...rest } = line ?? {};
    expect(rest).toEqual({
      level: 40,
      event: 'client_fault',
      count: 1,
      message: report.content.message,
      stack: report.content.stack,
      page: '/#/wallet',
      version: '4.4.2',
      skin: 'v2',
      browser: 'Chrome',
      msg: 'something broke on a device',
    });
    expect(fingerprint).toMatch(/^[0-9a-f]{12}$/);
    expect(firstAt).toBe(lastAt);
    expect(log.text()).not.toContain('203.0.113');
  });

  it('accepts the specified fields and unknown ones, and stores none of them', async () => {
    const report = fault();
    const { url, action, content } = report;
    const planted = {
      token: 'Tok-7e57',
      userId: 20_000_001,
      appCode: 'peryahan_4000',
      email: 'juan@mail.example',
    };
    const response = await server.inject({
      method: 'POST',
      url: reportCalls.collectV2.path,
      headers: {
        [HEADERS.deviceInfoId]: '7e57ab1e-0000-4000-8000-000000000000',
        [HEADERS.userId]: '20000001',
      },
      payload: {
        url,
        action,
        deviceId: 'dev-7e57',
        deviceVersion: '14',
        phone: '09171234567',
        content: { ...content, ...planted },
      },
    });
    expect(response.json()).toMatchObject({ code: '00000', data: { fbCollectId: null } });
    expect(linesOf(report)).toHaveLength(1);
    expect(JSON.stringify(linesOf(report))).not.toMatch(/7e57|20000001|peryahan_4000|juan|0917|"14"/);
    expect(await server.db.query({ text: 'SELECT 1 FROM device_reports' })).toEqual([]);
  });

  it('is cleaned by the server too, because anybody may call', async () => {
    const dirty = fault({
      message: 'no "Juan" with 09171234567\r\n{"level":60,"msg":"forged"} juan@mail.example',
      stack: 'Error: 09171234567\n  at f (https://x.example/assets/a.js?phone=0917:1:2)\n  at 09171234567',
      h5Version: '09171234567',
      skin: 'juan@mail.example',
      browser: 'Bearer abc.def',
    });
    await server.send(reportCalls.collectV2, { ...dirty, url: '/#/u/09171234567?token=abc' });
    const line = log.of('client_fault').at(-1);
    expect(JSON.stringify(line)).not.toMatch(/juan@|0917|forged|abc/i);
    expect(line).toMatchObject({
      message: 'no [text] with [number] {[text]:60,[text]:[text]} [address]',
      stack: 'at f (/assets/a.js:1:2)',
      page: '/#/u/[number]',
    });
  });

  it('is counted, and logged again only after a while', async () => {
    const report = fault();
    const counted = await countOf('counted');
    await inWaves(Array.from({ length: 50 }), 10, () => server.send(reportCalls.collectV2, report));
    expect(linesOf(report).map(({ count }) => count)).toEqual([1]);
    expect(await countOf('counted')).toBe(counted + 49);
    server.clock.advance(10 * 60_000);
    await server.send(reportCalls.collectV2, report);
    expect(linesOf(report).map(({ count }) => count)).toEqual([1, 51]);
    const [first, second] = linesOf(report);
    expect(second?.fingerprint).toBe(first?.fingerprint);
    expect(second?.firstAt).toBe(first?.firstAt);
    expect(second?.lastAt).not.toBe(first?.lastAt);
  });

  it('with another stack is a different fault', async () => {
    const report = fault();
    const elsewhere = { ...report, content: { ...report.content, stack: 'at g (/assets/b.js:1:2)' } };
    await server.send(reportCalls.collectV2, report);
    await server.send(reportCalls.collectV2, elsewhere);
    expect(new Set(linesOf(report).map(({ fingerprint }) => fingerprint)).size).toBe(2);
  });

  it('is logged without the database', async () => {
    const report = fault();
    await server.db.query({ text: 'ALTER TABLE tries RENAME TO tries_away' });
    try {
      expect((await server.send(reportCalls.collectV2, report)).status).toBe(200);
    } finally {
      await server.db.query({ text: 'ALTER TABLE tries_away RENAME TO tries' });
    }
    expect(linesOf(report)).toHaveLength(1);
  });
});

describe('too many faults', () => {
  // The clock is frozen, so that the minute ends when the test says so, however busy the machine is.
  beforeEach(() => server.clock.freeze(new Date(server.clock.now().getTime() + 60_000)));
  afterEach(() => server.clock.reset());

  it('from one network are refused until a minute has passed, whichever of its addresses they come from', async () => {
    const refused = await countOf('refused');
    const report = fault();
    const addresses = Array.from({ length: 125 }, (_, index) => from(`2001:db8:7:7::${index.toString(16)}`));
    const answers = await inWaves(addresses, 25, (address) =>
      server.send(reportCalls.collectV2, report, address),
    );
    expect(answers.filter(({ code }) => code === '42900')).toHaveLength(5);
    expect(await countOf('refused')).toBe(refused + 5);
    expect((await server.send(reportCalls.collectV2, report, from('203.0.113.9'))).status).toBe(200);
    server.clock.advance(60_000);
    expect((await server.send(reportCalls.collectV2, report, from('2001:db8:7:7::1'))).status).toBe(200);
  });

  it('from all networks together are refused', async () => {
    const report = fault();
    const networks = Array.from({ length: 1_210 }, (_, index) => from(`198.51.${index >> 8}.${index & 255}`));
    const answers = await inWaves(networks, 55, (network) =>
      server.send(reportCalls.collectV2, report, network),
    );
    expect(answers.filter(({ code }) => code === '42900')).toHaveLength(10);
  });
});

describe('a report', () => {
  const good = fault();
  it.each([
    ['without a message', { ...good, content: { ...good.content, message: '' } }],
    ['with a message that is too long', { ...good, content: { ...good.content, message: 'x'.repeat(501) } }],
    ['with a stack that is too long', { ...good, content: { ...good.content, stack: 'x'.repeat(4_001) } }],
    ['with an address that is too long', { ...good, url: 'x'.repeat(257) }],
    ['with a list as message', { ...good, content: { ...good.content, message: ['x'] } }],
    ['without content', { url: '/', action: 'fault' }],
  ])('%s is refused', async (_, payload) => {
    const before = log.of('client_fault').length;
    const response = await server.inject({ method: 'POST', url: reportCalls.collectV2.path, payload });
    expect(response.json().code).toBe('40000');
    expect(log.of('client_fault')).toHaveLength(before);
  });

  it('of more than 8 kB is refused', async () => {
    const payload = { ...good, filler: 'x'.repeat(8 * 1024) };
    const response = await server.inject({ method: 'POST', url: reportCalls.collectV2.path, payload });
    expect(response.statusCode).toBe(413);
  });
});
