import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '../../../contract/account/account';
import { from, newPerson, newPhone } from '../../support/people';
import { startTestServer, type TestServer } from '../../support/server';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let server: TestServer;

async function start(environment: Record<string, string> = {}): Promise<void> {
  server = await startTestServer({
    environment: { TRUST_PROXY_HOPS: '1', LOG_LEVEL: 'silent', ...environment },
  });
  // Frozen: time windows end when the test says so, however busy the machine is.
  server.clock.freeze(new Date());
}
afterEach(() => server.close());

const send = (phone: string, ip: string) =>
  server.send(accountCalls.sendRegisterCode, { phone }, { headers: from(ip) });

async function messages(): Promise<number> {
  const [row] = await server.db.query<{ n: bigint }>({ text: 'SELECT count(*) AS n FROM sandbox_messages' });
  return Number(row?.n);
}

describe('limits on sending codes', () => {
  it('allow one code per phone every 120 seconds, for any purpose and in any spelling of the number', async () => {
    await start();
    const phone = '+639171234567';
    expect((await send(phone, '192.0.2.1')).reply).toEqual({ resendAfterS: 120 });
    for (const spelling of ['09171234567', '+63 917 123 4567', '9171234567', '0917-123-4567']) {
      expect((await send(spelling, '192.0.2.2')).code).toBe('42900');
    }
    const forLogIn = await server.send(accountCalls.sendLogInCode, { phone }, { headers: from('192.0.2.3') });
    expect(forLogIn.code).toBe('42900');
    server.clock.advance(119_000);
    expect((await send(phone, '192.0.2.4')).code).toBe('42900');
    server.clock.advance(1_000);
    expect((await send(phone, '192.0.2.5')).code).toBe('00000');
    expect(await messages()).toBe(2);
  });

  it('allow five codes a day per phone', async () => {
    await start();
    const phone = newPhone();
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await send(phone, `192.0.2.${sent}`)).code).toBe('00000');
      server.clock.advance(2 * MINUTE_MS);
    }
    expect((await send(phone, '192.0.2.9')).code).toBe('42900');
    server.clock.advance(DAY_MS - 10 * MINUTE_MS);
    expect((await send(phone, '192.0.2.10')).code).toBe('00000');
  });

  it('allow 20 an hour per address, counting an IPv6 /64 as one', async () => {
    await start();
    for (let sent = 0; sent < 20; sent += 1) {
      expect((await send(newPhone(), `2001:db8:7:7::${sent}`)).code).toBe('00000');
    }
    expect((await send(newPhone(), '2001:db8:7:7:ffff::1')).code).toBe('42900');
    expect((await send(newPhone(), '2001:db8:7:8::1')).code).toBe('00000');
    server.clock.advance(60 * MINUTE_MS);
    expect((await send(newPhone(), '2001:db8:7:7::1')).code).toBe('00000');
  });

  it('trust only the configured number of proxies for the address', async () => {
    await start();
    for (let sent = 0; sent < 20; sent += 1) {
      expect((await send(newPhone(), `203.0.113.${sent}, 192.0.2.1`)).code).toBe('00000');
    }
    expect((await send(newPhone(), '203.0.113.99, 192.0.2.1')).code).toBe('42900');
  });

  it('allow 40 an hour for one block of numbers', async () => {
    await start();
    const inBlock = (last: number) => `+63917123${last.toString().padStart(4, '0')}`;
    for (let sent = 0; sent < 40; sent += 1) {
      expect((await send(inBlock(sent), `192.0.2.${sent}`)).code).toBe('00000');
    }
    expect((await send(inBlock(40), '192.0.2.40')).code).toBe('42900');
  });

  it('keep a thousand requests from many addresses within the budget of the day', async () => {
    await start({ SMS_PER_DAY: '50' });
    const codes: string[] = [];
    // In waves: a thousand at once would wait for the database longer than a call may.
    while (codes.length < 1_000) {
      const crowd = Array.from({ length: 50 }, (_, each) => {
        const index = codes.length + each;
        return send(newPhone(), `10.0.${index >> 8}.${index & 255}`);
      });
      codes.push(...(await Promise.all(crowd)).map((answer) => answer.code));
    }
    expect(codes.filter((code) => code === '00000')).toHaveLength(50);
    expect(codes.filter((code) => code === '42900')).toHaveLength(950);
    expect(await messages()).toBe(50);
  });

  it('do not count a refused send', async () => {
    await start({ SMS_PER_DAY: '3' });
    const phone = newPhone();
    await send(phone, '192.0.2.1');
    for (let tried = 0; tried < 10; tried += 1) await send(phone, '192.0.2.1');
    expect((await send(newPhone(), '192.0.2.1')).code).toBe('00000');
    expect((await send(newPhone(), '192.0.2.1')).code).toBe('00000');
    expect((await send(newPhone(), '192.0.2.1')).code).toBe('42900');
  });

  it('refuse foreign phones and landlines', async () => {
    await start();
    for (const phone of ['+14155552671', '0281234567', '+8613812345678']) {
      expect((await send(phone, '192.0.2.1')).code).toBe('40002');
    }
    expect(await messages()).toBe(0);
  });
});

describe('with Semaphore configured', () => {
  let carrier: Server;
  let isUp = true;
  const bodies: string[] = [];

  beforeAll(async () => {
    carrier = createServer(async (request, response) => {
      bodies.push(await text(request));
      response.writeHead(isUp ? 200 : 503, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isUp ? [{ message_id: 7, status: 'Queued' }] : { error: 'down' }));
    });
    await new Promise<void>((resolve) => carrier.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void carrier.close());

  const startLive = () =>
    start({
      SEMAPHORE_API_KEY: 'key-12345678',
      SEMAPHORE_URL: `http://127.0.0.1:${(carrier.address() as AddressInfo).port}`,
    });

  it('texts go to the carrier, the outbox stays empty, and the code in them works', async () => {
    await startLive();
    const phone = newPhone();
    expect((await send(phone, '192.0.2.1')).code).toBe('00000');
    expect(await messages()).toBe(0);
    const form = new URLSearchParams(bodies.at(-1));
    expect(form.get('number')).toBe(phone.slice(1));
    const code = /^[0-9]{6}/.exec(form.get('message') ?? '')?.[0] ?? '';
    const body = { account: phone, pwd: 'tarsier-7-palms', code, agreement: true };
    expect((await server.send(accountCalls.register, body)).code).toBe('00000');
  });

  it('an unavailable carrier is reported, and the phone need not wait for the next code', async () => {
    await startLive();
    const phone = newPhone();
    isUp = false;
    expect((await send(phone, '192.0.2.1')).code).toBe('50300');
    isUp = true;
    expect((await send(phone, '192.0.2.1')).code).toBe('00000');
  });
});

describe('without carrier and sandbox', () => {
  it('nothing is sent, and the answer says so', async () => {
    await start({ SANDBOX: 'off' });
    const answer = await send(newPhone(), '192.0.2.1');
    expect([answer.code, answer.status]).toEqual(['50300', 503]);
    expect(await messages()).toBe(0);
    await expect(newPerson(server)).rejects.toThrow('no code');
  });
});
