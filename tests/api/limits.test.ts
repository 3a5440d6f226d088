import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { accountCalls } from '../../contract/account/account';
import { LIVE_PATH } from '../../contract/live';
import { SILENCE_MS } from '../../server/limits/countExchange';
import { firstRound } from '../support/crashTable';
import { logLines } from '../support/logLines';
import { newPerson, newPhone } from '../support/people';
import { startTestServer, type TestServer } from '../support/server';
import { newTablePlayer } from '../support/tables';
import { type Watcher, watch } from '../support/watcher';

/** Both clocks stand still at the beginning of a window. */
const MIDDAY = new Date('2031-05-06T12:00:00+08:00');
const MINUTE_MS = 60_000;
const LEASE_MS = 15_000;
const CALLS = 40;
const SOCKETS = 6;

let log: ReturnType<typeof logLines>;
/** Two processes on one database. */
let processes: readonly [TestServer, TestServer];
beforeEach(async () => {
  log = logLines();
  const options = {
    environment: {
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: String(CALLS),
      LIVE_SOCKETS_PER_ADDRESS: String(SOCKETS),
      LIVE_TABLES: 'on',
      LIVE_CHAIN_LENGTH: '2000',
      TRUST_PROXY_HOPS: '1',
    },
    log: log.sink,
  };
  const first = await startTestServer(options);
  processes = [first, await startTestServer({ ...options, databaseUrl: first.databaseUrl })];
  for (const { clock } of processes) clock.freeze(MIDDAY);
});
afterEach(async () => {
  await processes[1].close();
  await processes[0].close();
});

/** The processes tell each other what they have counted, as they do once a second; the first also hears of the second. */
async function exchange(): Promise<void> {
  for (const { app } of [...processes, ...processes]) await app.counts.exchange();
}

const logged = (text: string): number => log.lines().filter(({ msg }) => msg === text).length;

const callFrom = async (at: TestServer, address: string): Promise<number> => {
  const headers = { 'x-forwarded-for': address };
  return (await at.inject({ url: '/version.json', headers })).statusCode;
};

describe('calls of one address', () => {
  it('are held to one limit over all processes', async () => {
    let answered = 0;
    for (let call = 0; call < 2 * CALLS; call += 1) {
      const [first, second] = processes;
      if ((await callFrom(call % 2 === 0 ? first : second, '198.51.100.1')) === 200) answered += 1;
      await exchange();
    }
    expect(answered).toBe(CALLS);
    expect(await callFrom(processes[0], '198.51.100.2')).toBe(200);
  });

  it('count by IPv6 network, whichever process took them', async () => {
    const [first, second] = processes;
    for (let host = 1; host <= CALLS; host += 1) await callFrom(first, `2001:db8::${host.toString(16)}`);
    await exchange();
    expect(await callFrom(second, '2001:db8::ffff'), 'what it has not asked about yet').toBe(200);
    await exchange();
    expect(await callFrom(second, '2001:db8::fffe')).toBe(429);
    expect(await callFrom(second, '2001:db8:0:1::1')).toBe(200);
  });

  it('are free again in the next minute', async () => {
    const [first, second] = processes;
    for (let call = 0; call < CALLS; call += 1) await callFrom(first, '198.51.100.3');
    await callFrom(second, '198.51.100.3');
    await exchange();
    expect(await callFrom(second, '198.51.100.3')).toBe(429);
    for (const { clock } of processes) clock.advance(MINUTE_MS);
    expect(await callFrom(second, '198.51.100.3')).toBe(200);
  });

  it('are counted by each process while the others cannot be asked, which is logged once', async () => {
    const [first, second] = processes;
    const address = '198.51.100.4';
    await first.db.query({ text: 'ALTER TABLE shared_counts RENAME TO shared_counts_away' });
    for (let call = 0; call < CALLS; call += 1) expect(await callFrom(first, address)).toBe(200);
    expect(await callFrom(second, address)).toBe(200);
    await exchange();
    expect(await callFrom(first, address)).toBe(429);
    expect(await callFrom(second, address)).toBe(200);
    expect(logged('limits of calls and sockets are counted by process')).toBe(processes.length);

    await first.db.query({ text: 'ALTER TABLE shared_counts_away RENAME TO shared_counts' });
    await exchange();
    expect(await callFrom(second, address)).toBe(429);
    expect(logged('limits are counted over all processes again')).toBe(processes.length);
  });

  it('leave nothing in the database for longer than a few minutes', async () => {
    const [first] = processes;
    const stored = async () => (await first.db.query({ text: 'SELECT FROM shared_counts' })).length;
    for (let address = 1; address <= 5; address += 1) await callFrom(first, `203.0.113.${address}`);
    await exchange();
    expect(await stored()).toBe(5);
    for (const { clock } of processes) clock.advance(3 * MINUTE_MS);
    await exchange();
    expect(await stored()).toBe(0);
  });
});

describe('sockets', () => {
  const open: WebSocket[] = [];
  afterEach(() => {
    for (const socket of open.splice(0)) socket.terminate();
  });

  /** The status that refuses a socket; 101 when it opens, and stays open. */
  function openAt({ url }: TestServer, address: string): Promise<number> {
    const headers = { 'x-forwarded-for': address };
    const socket = new WebSocket(`${url.replace('http', 'ws')}${LIVE_PATH}`, { headers });
    open.push(socket);
    return new Promise((resolve) => {
      socket.on('open', () => resolve(101));
      socket.on('unexpected-response', (request, response) => {
        request.destroy();
        resolve(response.statusCode ?? 0);
      });
      socket.on('error', () => undefined);
    });
  }

  it('of one address are held to one limit over all processes, until they close', async () => {
    const [first, second] = processes;
    const address = '198.51.100.5';
    for (let socket = 0; socket < SOCKETS; socket += 1) {
      expect(await openAt(socket % 2 === 0 ? first : second, address)).toBe(101);
      await exchange();
    }
    expect(await openAt(first, address)).toBe(429);
    expect(await openAt(second, address)).toBe(429);
    expect(await openAt(second, '198.51.100.6')).toBe(101);
    open[0]?.terminate();
    await expect
      .poll(async () => {
        await exchange();
        return openAt(second, address);
      })
      .toBe(101);
  });

  it('of a process that has died no longer count after three seconds', async () => {
    const [first, second] = processes;
    const address = '198.51.100.9';
    for (let socket = 1; socket < SOCKETS; socket += 1) await openAt(first, address);
    await openAt(second, address);
    await exchange();
    second.clock.advance(SILENCE_MS - 1);
    await second.app.counts.exchange();
    expect(await openAt(second, address)).toBe(429);
    second.clock.advance(1);
    await second.app.counts.exchange();
    expect(await openAt(second, address)).toBe(101);
  });

  it('of a process that has died count for as long as its lease where nobody can be asked', async () => {
    const [first, second] = processes;
    const address = '198.51.100.7';
    for (let socket = 1; socket < SOCKETS; socket += 1) await openAt(first, address);
    await openAt(second, address);
    await exchange();
    expect(await openAt(second, address)).toBe(429);
    // The first one tells nothing any more.
    second.clock.advance(LEASE_MS);
    expect(await openAt(second, address)).toBe(101);
    await second.app.counts.exchange();
    expect(await openAt(second, address)).toBe(101);
  });

  it('of one player are held to five over all processes: the oldest of a process close, and the newest stays', async () => {
    const [first, second] = processes;
    await firstRound(first);
    const { token } = await newTablePlayer(first);
    const watchers: Watcher[] = [];
    for (let host = 0; host < 6; host += 1) {
      const { url } = host < 4 ? first : second;
      const watcher = await watch(url, { token, headers: { 'x-forwarded-for': `203.0.113.${host}` } });
      await watcher.find('table');
      watchers.push(watcher);
      open.push(watcher.socket);
    }
    const isOpen = ({ socket }: Watcher) => socket.readyState === WebSocket.OPEN;
    await exchange();
    await expect.poll(() => watchers.filter(isOpen).length).toBeLessThanOrEqual(5);
    expect(watchers.filter(isOpen).length).toBeGreaterThanOrEqual(4);
    expect(watchers.at(-1)?.socket.readyState).toBe(WebSocket.OPEN);
    expect(
      watchers.filter((watcher) => !isOpen(watcher)).flatMap(({ messages }) => messages.at(-1)),
    ).toContainEqual({
      type: 'refused',
      reason: 'busy',
    });
  });
});

describe('limits that protect money and credentials', () => {
  const headers = { 'x-forwarded-for': '198.51.100.8' };

  it('count wrong passwords over all processes', async () => {
    const [first, second] = processes;
    const { phone, password } = await newPerson(first);
    const body = { account: phone, pwd: 'wrong-7-palms' };
    for (let guess = 0; guess < 5; guess += 1) {
      const at = guess % 2 === 0 ? first : second;
      expect((await at.send(accountCalls.logInByPassword, body, { headers })).code).not.toBe('42900');
    }
    for (const at of processes) {
      const right = await at.send(
        accountCalls.logInByPassword,
        { account: phone, pwd: password },
        { headers },
      );
      expect(right.status).toBe(429);
    }
  });

  it('refuse where tries cannot be counted: nobody logs in, and no code is sent', async () => {
    const [first, second] = processes;
    const { phone, password } = await newPerson(first);
    await first.db.query({ text: 'ALTER TABLE tries RENAME TO tries_away' });
    try {
      const logIn = { account: phone, pwd: password };
      expect((await second.send(accountCalls.logInByPassword, logIn, { headers })).status).toBe(500);
      const code = await second.send(accountCalls.sendRegisterCode, { phone: newPhone() }, { headers });
      expect(code.status).toBe(500);
      const sent = await first.db.query({ text: 'SELECT FROM sandbox_messages' });
      expect(sent).toHaveLength(1);
    } finally {
      await first.db.query({ text: 'ALTER TABLE tries_away RENAME TO tries' });
    }
    expect(
      (await second.send(accountCalls.logInByPassword, { account: phone, pwd: password }, { headers }))
        .status,
    ).toBe(200);
  });
});
