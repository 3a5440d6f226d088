import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls, calls, signedCalls } from '../../contract/calls';
import { configCalls } from '../../contract/config';
import { unservedCalls } from '../../server/app';
import { startTestServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { METRICS_TOKEN: 'a-token-for-metrics' } });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'GET', url, headers });

describe('the application', () => {
  it('serves every call of the contract', () => {
    expect(unservedCalls(server.app)).toEqual([]);
  });

  it('reports a call that has no handler', async () => {
    const other = await startTestServer();
    other.app.servedCalls.delete(calls.play.bet);
    expect(unservedCalls(other.app)).toEqual(['POST /x2/og/{game}/bet']);
    await other.close();
  });

  it('returns its version without an envelope', async () => {
    expect((await get('/version.json')).json()).toEqual({ appsVersion: '4.4.2' });
  });

  it('is alive and ready', async () => {
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/readyz')).statusCode).toBe(200);
  });

  it('is not ready while the database is unreachable', async () => {
    const other = await startTestServer({ environment: { LOG_LEVEL: 'silent' } });
    await other.db.query({ text: 'SELECT 1' });
    const name = new URL(other.databaseUrl.replace('@/', '@x/')).pathname.slice(1);
    await server.db.query({ text: `ALTER DATABASE ${name} ALLOW_CONNECTIONS false` });
    await server.db.query({
      text: 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
      values: [name],
    });
    const response = await other.inject({ method: 'GET', url: '/readyz' });
    expect(response.json()).toMatchObject({ code: '50300', status: 503 });
    expect((await other.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
    await server.db.query({ text: `ALTER DATABASE ${name} ALLOW_CONNECTIONS true` });
    // A connection that was ended may still stand in the pool for a moment.
    const ready = async () => (await other.inject({ method: 'GET', url: '/readyz' })).statusCode;
    await expect.poll(ready).toBe(200);
    await other.close();
  });

  it('shows its metrics to callers with the token', async () => {
    await get('/healthz');
    expect((await get('/metrics')).statusCode).toBe(404);
    expect((await get('/metrics', { authorization: 'Bearer a-token-for-metricz' })).statusCode).toBe(404);
    const allowed = await get('/metrics', { authorization: 'Bearer a-token-for-metrics' });
    expect(allowed.body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}',
    );
  });

  it('shows its metrics without a token only to this machine, and not through a proxy', async () => {
    const other = await startTestServer();
    expect((await other.inject({ url: '/metrics' })).statusCode).toBe(200);
    expect((await other.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
    expect(
      (await other.inject({ url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode,
    ).toBe(404);
    await other.close();
  });
});

describe('security headers', () => {
  const framesOf = async (from: TestServer, host?: string) => {
    const headers = host === undefined ? {} : { host };
    const policy = (await from.inject({ method: 'GET', url: '/', headers })).headers[
      'content-security-policy'
    ];
    return /frame-src ([^;]*)/.exec(String(policy))?.[1]?.split(' ') ?? [];
  };

  it("allow frames only from the stand-in provider on the page's own host, whatever host is requested", async () => {
    const [own] = await framesOf(server, '127.0.0.1');
    expect(own).toMatch(/^http:\/\/127\.0\.0\.1:[0-9]+$/);
    const port = new URL(own ?? '').port;
    for (const [host, frames] of [
      ['peryahan.test:8080', `http://peryahan.test:${port}`],
      ['Peryahan.Test', `http://peryahan.test:${port}`],
      ['192.168.1.7:81', `http://192.168.1.7:${port}`],
      // A host that is not a plain name allows only the machine itself.
      ['evil_host;script-src', `http://127.0.0.1:${port}`],
      ["x' *", `http://127.0.0.1:${port}`],
      ['*', `http://127.0.0.1:${port}`],
      ['[::1]:8080', `http://127.0.0.1:${port}`],
    ]) {
      expect(await framesOf(server, host), host).toEqual([frames]);
    }
  });

  it('allow the stand-in at its configured address, and live studios', async () => {
    const secret = 's'.repeat(40);
    const other = await startTestServer({
      environment: {
        PROVIDER_URL: 'https://play.example/studio/',
        PROVIDERS: `JILI=${secret}@https://jili.example/games/,PP=${secret}@https://jili.example/`,
      },
    });
    expect(await framesOf(other, 'peryahan.test')).toEqual(['https://jili.example', 'https://play.example']);
    await other.close();
  });

  it('allow no frames when the sandbox is off and no studio is live', async () => {
    const other = await startTestServer({ environment: { SANDBOX: 'off' } });
    expect(await framesOf(other, 'peryahan.test')).toEqual([]);
    await other.close();
  });

  it.each([['/'], ['/healthz'], ['/x2/user/info'], ['/openapi.json'], ['/none']])(
    'are sent with %s',
    async (url) => {
      const { headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      for (const part of [
        "default-src 'self'",
        "script-src 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "connect-src 'self'",
        "worker-src 'self' blob:",
        "img-src 'self' data: blob:",
      ]) {
        expect(policy.split(';')).toContain(part);
      }
      expect(policy).not.toContain('unsafe-eval');
      expect(/script-src[^;]*unsafe-inline/.test(policy)).toBe(false);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers.server).toBeUndefined();
    },
  );

  it('allow connections to exactly the configured services, which are named to the visitor', async () => {
    const other = await startTestServer({
      environment: {
        AD_TRACKING_URL: 'https://ads.example/v1/events?house=7',
        AD_TRACKING_CODE: 'house-7',
        ATTRIBUTION_URL: 'https://branch.example/v2/event/custom',
        ATTRIBUTION_KEY: 'key_live_7',
        ANALYTICS_URL: 'https://count.example/i/v0/e/',
        ANALYTICS_KEY: 'key-7',
      },
    });
    const { headers } = await other.inject({ url: '/' });
    expect(String(headers['content-security-policy']).split(';')).toContain(
      "connect-src 'self' https://ads.example/v1/events https://branch.example/v2/event/custom https://count.example/i/v0/e/",
    );
    const { reply } = await other.send(configCalls.front, { key: 'front_public_config' });
    expect(reply.front_public_config).toMatchObject({
      adTrackingUrl: 'https://ads.example/v1/events?house=7',
      adTrackingCode: 'house-7',
      attributionUrl: 'https://branch.example/v2/event/custom',
      attributionKey: 'key_live_7',
      analyticsUrl: 'https://count.example/i/v0/e/',
      analyticsKey: 'key-7',
    });
    await other.close();
  });

  it('let no other site read an answer, or ask whether it may', async () => {
    const { path } = configCalls.front;
    const origin = 'https://evil.example';
    const asked = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'token',
    };
    const preflight = await server.inject({ method: 'OPTIONS', url: path, headers: asked });
    const answered = await server.inject({ method: 'POST', url: path, headers: { origin }, payload: {} });
    expect(preflight.statusCode).toBe(404);
    for (const { headers } of [preflight, answered]) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it.each(['/%zz', '/x2/%c0%af', '/nothing', '/version.json', '/x2/user/token/renewal'])(
    'stand on every answer, which nobody on the way keeps: %s',
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    },
  );

  it('require HTTPS only where it is available', async () => {
    expect((await get('/healthz')).headers['strict-transport-security']).toBeUndefined();
    const other = await startTestServer({ environment: { PUBLIC_URL: 'https://play.example' } });
    const { headers } = await other.inject({ url: '/healthz' });
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    await other.close();
  });
});

describe('the rate limit', () => {
  it('counts per address, trusts only the configured number of proxies, and counts an IPv6 /64 as one', async () => {
    const environment = { RATE_LIMIT_PER_MINUTE: '2', TRUST_PROXY_HOPS: '1' };
    const other = await startTestServer({ environment });
    const from = async (remoteAddress: string, forwarded?: string) => {
      const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
      const response = await other.inject({ url: '/version.json', remoteAddress, headers });
      return response.statusCode === 429 ? response.json().code : response.statusCode;
    };
    expect(await from('10.0.0.1', '198.51.100.1')).toBe(200);
    expect(await from('10.0.0.1', '198.51.100.1')).toBe(200);
    expect(await from('10.0.0.1', '203.0.113.5, 198.51.100.1')).toBe('42900');
    expect(await from('10.0.0.1', '198.51.100.2')).toBe(200);
    expect(await from('2001:db8::1')).toBe(200);
    expect(await from('2001:db8::2')).toBe(200);
    expect(await from('2001:db8::3')).toBe('42900');
    await other.close();
  });

  it('ignores a forwarded address when no proxy is configured', async () => {
    const other = await startTestServer({ environment: { RATE_LIMIT_PER_MINUTE: '1' } });
    const from = (forwarded: string) =>
      other.inject({ url: '/version.json', headers: { 'x-forwarded-for': forwarded } });
    expect((await from('198.51.100.1')).statusCode).toBe(200);
    expect((await from('198.51.100.2')).statusCode).toBe(429);
    await other.close();
  });
});

describe('the API description', () => {
  it('lists every call with its parameters and bodies', async () => {
    const document = (await get('/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const listed = Object.entries<Record<string, unknown>>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual(
      [...allCalls, ...signedCalls].map((call) => `${call.method} ${call.path}`).sort(),
    );
    const bet = document.paths['/x2/og/{game}/bet'].post;
    expect(bet.security).toEqual([{ token: [] }]);
    expect(bet.parameters.map((parameter: { name: string }) => parameter.name)).toEqual([
      'game',
      'Idempotency-Key',
    ]);
    const recharge = document.paths['/x2/recharge/v2'].post.requestBody.content['application/json'].schema;
    expect(recharge.properties.amount.type).toBe('string');
    expect(recharge.additionalProperties).toBe(false);
  });
});
