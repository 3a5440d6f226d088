import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configCalls } from '../../contract/config';
import { CSP_REPORT_PATH } from '../../contract/cspReports';
import { logLines } from '../support/logLines';
import { startTestServer, type TestServer } from '../support/server';
import { inWaves } from '../support/waves';

const SINGLE = 'application/csp-report';
const log = logLines();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    environment: { LOG_LEVEL: 'trace', TRUST_PROXY_HOPS: '1' },
    log: log.sink,
  });
});
afterAll(() => server.close());

/** Numbers the pages, so that each test counts its own reports. */
let made = 0;
const pageOf = () => {
  made += 1;
  return `https://play.example/planted-${made}`;
};

const single = (page: string, more: object = {}) => ({
  'csp-report': {
    'document-uri': page,
    referrer: 'https://mail.example/inbox?of=juan',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'self'",
    disposition: 'enforce',
    'blocked-uri': 'inline',
    'line-number': 7,
    'column-number': 12,
    'source-file': page,
    'status-code': 200,
    'script-sample': 'send("09171234567")',
    ...more,
  },
});

const post = (payload: object | string, type = SINGLE, address = '203.0.113.7') =>
  server.inject({
    method: 'POST',
    url: CSP_REPORT_PATH,
    headers: { 'content-type': type, 'x-forwarded-for': address },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

const linesOf = (page: string) =>
  log.of('csp_violation').filter((line) => line.page === new URL(page).pathname);

async function countOf(outcome: string): Promise<number> {
  const { body } = await server.inject({ method: 'GET', url: '/metrics' });
  return Number(new RegExp(`^csp_reports_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(body)?.[1] ?? 0);
}

describe('the policy', () => {
  it('names the address that takes reports, in the way that every browser knows', async () => {
    for (const url of ['/', '/healthz', '/nothing/here']) {
      const { headers } = await server.inject({ url });
      const parts = String(headers['content-security-policy']).split(';');
      expect(parts).toContain(`report-uri ${CSP_REPORT_PATH}`);
      // Where this one is there, Chromium ignores the other.
      expect(parts.filter((part) => part.startsWith('report-to'))).toEqual([]);
    }
  });
});

describe('a report of the browser', () => {
  it('is logged in one line that identifies nobody', async () => {
    const page = pageOf();
    const written = await countOf('written');
    const response = await post(single(page));
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { code: '00000', message: '', data: null, status: 200 },
    ]);
    const [line, ...more] = linesOf(page);
    expect(more).toEqual([]);
    const { time: _, firstAt, lastAt, ...rest } = line ?? {};
    expect(rest).toEqual({
      level: 40,
      event: 'csp_violation',
      count: 1,
      directive: 'script-src-elem',
      blocked: 'inline',
      page: new URL(page).pathname,
      source: new URL(page).pathname,
      line: 7,
      column: 12,
      msg: 'the content security policy has forbidden something',
    });
    expect(firstAt).toBe(lastAt);
    expect(log.text()).not.toMatch(/0917|juan|mail\.example|planted\)|203\.0\.113/);
    expect(await countOf('written')).toBe(written + 1);
  });

  it.each([
    ['inline', 'inline'],
    ['eval', 'eval'],
    ['https://evil.example/a.js?phone=09171234567#juan', 'evil.example'],
    ['https://user:word@evil.example:8443/x', 'evil.example:8443'],
    ['https://play.example/assets/a.js?token=abc', '/assets/a.js'],
    ['https://play.example/u/09171234567', '/u/[number]'],
    ['chrome-extension://abcdefghijklmnop/inject.js', 'chrome-extension'],
    ['data:text/html,juan@mail.example', 'data'],
    ['juan@mail.example', 'unknown'],
    ['x\r\n{"level":60}', 'unknown'],
  ])('that blocked %s tells %s', async (blocked, told) => {
    const page = pageOf();
    await post(single(page, { 'blocked-uri': blocked }));
    expect(linesOf(page)).toMatchObject([{ blocked: told }]);
  });

  it('tells the page without query and fragment, and a directive by its name alone', async () => {
    const page = pageOf();
    await post(
      single(`${page}?phone=09171234567#/wallet?token=abc`, {
        'effective-directive': '',
        'violated-directive': 'img-src https://juan.example',
      }),
    );
    expect(linesOf(page)).toMatchObject([{ directive: 'img-src' }]);
    expect(log.text()).not.toMatch(/09171234567|token=abc|juan\.example/);
  });

  it('is counted when it recurs, and logged again after ten minutes', async () => {
    const page = pageOf();
    const counted = await countOf('counted');
    await inWaves(Array.from({ length: 20 }), 10, () => post(single(page)));
    expect(linesOf(page).map(({ count }) => count)).toEqual([1]);
    expect(await countOf('counted')).toBe(counted + 19);
    server.clock.advance(10 * 60_000);
    await post(single(page));
    expect(linesOf(page).map(({ count }) => count)).toEqual([1, 21]);
  });

  it.each([
    ['text that is no JSON', SINGLE, '{', 400],
    ['a report without its part', SINGLE, '{}', 400],
    ['a page that is no text', SINGLE, JSON.stringify(single('x', { 'document-uri': ['x'] })), 400],
    ['names that reach prototypes', SINGLE, '{"csp-report":{"__proto__":{"x":1}}}', 400],
    ['more than 16 KB', SINGLE, JSON.stringify(single('x', { more: 'x'.repeat(16 * 1024) })), 413],
    ['JSON of calls', 'application/json', '{}', 415],
    ['text', 'text/plain', '{}', 415],
  ])('is refused with %s', async (_, type, payload, status) => {
    const before = log.of('csp_violation').length;
    expect((await post(payload, type)).statusCode).toBe(status);
    expect(log.of('csp_violation')).toHaveLength(before);
  });

  it('opens its media type for no other call', async () => {
    const { path: url } = configCalls.front;
    const headers = { 'content-type': SINGLE };
    expect((await server.inject({ method: 'POST', url, headers, payload: '{}' })).statusCode).toBe(415);
  });
});

describe('too many reports', () => {
  // The clock is frozen, so that the minute ends when the test says so, however busy the machine is.
  beforeEach(() => server.clock.freeze(new Date(server.clock.now().getTime() + 60_000)));
  afterEach(() => server.clock.reset());

  it('from one network are refused until a minute has passed', async () => {
    const report = single(pageOf());
    const refused = await countOf('refused');
    const answers = await inWaves(Array.from({ length: 125 }), 25, () => post(report));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
    expect(await countOf('refused')).toBe(refused + 5);
    expect((await post(report, SINGLE, '203.0.114.9')).statusCode).toBe(200);
    server.clock.advance(60_000);
    expect((await post(report)).statusCode).toBe(200);
  });
});
