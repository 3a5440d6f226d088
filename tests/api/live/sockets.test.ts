import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { userCalls } from '../../../contract/account/user';
import { serveSockets } from '../../../server/domains/live/hub/sockets';
import { CountExchange } from '../../../server/limits/countExchange';
import { firstRound } from '../../support/crashTable';
import { startTestServer, type TestServer } from '../../support/server';
import { slowness } from '../../support/slowness';
import { join, newTablePlayer, startTables } from '../../support/tables';
import { type Watcher, watch } from '../../support/watcher';

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ LIVE_SOCKETS_PER_ADDRESS: '20', TRUST_PROXY_HOPS: '1' });
  await firstRound(server);
});
afterAll(() => server.close());

/** The code with which the socket is closed. */
async function closed(socket: WebSocket): Promise<number> {
  if (socket.readyState === socket.CLOSED) throw new Error('the socket was already closed');
  const [code] = await once(socket, 'close');
  return Number(code);
}

/** The status that refuses the upgrade; 101 when it succeeds. */
function upgrade(path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}${path}`, { headers });
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('unexpected-response', (request, response) => {
      request.destroy();
      resolve(response.statusCode ?? 0);
    });
    socket.on('error', () => undefined);
  });
}

const hostile: readonly (readonly [string, string])[] = [
  ['invalid JSON', '{'],
  ['an array', '[]'],
  ['null', 'null'],
  ['nothing', ''],
  ['another type', '{"type":"table"}'],
  ['a bet', '{"type":"join","panel":0,"bet":{}}'],
  ['an extra field', '{"type":"hello","game":"crash","token":null,"uid":1}'],
  ['no token', '{"type":"hello","game":"crash"}'],
  ['a token that is a number', '{"type":"hello","game":"crash","token":5}'],
  ['a game that is a path', '{"type":"hello","game":"../color","token":null}'],
  ['a ping id that is not a number', '{"type":"ping","id":"1"}'],
  ['a negative ping id', '{"type":"ping","id":-1}'],
  ['a prototype', '{"type":"ping","id":1,"__proto__":{"a":1}}'],
  ['half a surrogate pair', '{"type":"hello","game":"crash","token":"\\ud800"}'],
  ['NUL', '{"type":"hello","game":"crash","token":"\\u0000"}'],
];

describe('a message', () => {
  it.each(hostile)('with %s closes its socket and affects nobody else', async (_, text) => {
    const watcher = await watch(server.url);
    await watcher.find('table');
    watcher.socket.send(text);
    const { reason } = await watcher.find('refused');
    expect(['badRequest', 'loginNeeded']).toContain(reason);
    expect(await closed(watcher.socket)).toBe(1000);
    expect((await server.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
  });

  it('that is too large, binary, or one of too many closes the socket', async () => {
    const large = await watch(server.url);
    large.socket.send(`"${'A'.repeat(5_000)}"`);
    expect(await closed(large.socket)).toBe(1009);
    const binary = await watch(server.url);
    binary.socket.send(Buffer.from('{"type":"ping","id":1}'));
    expect(await closed(binary.socket)).toBe(1008);
    const flood = await watch(server.url);
    // Messages are counted per second: even where these fall into two, one of the two has too many.
    for (let id = 0; id < 120; id += 1) flood.say({ type: 'ping', id });
    expect(await closed(flood.socket)).toBe(1008);
    expect(flood.messages.filter(({ type }) => type === 'pong').length).toBeLessThanOrEqual(80);
  });

  it('hello may come a few times in a second, and closes the socket if it comes more often', async () => {
    const hello = { type: 'hello', game: 'crash', token: null } as const;
    const few = await watch(server.url);
    for (let answered = 0; answered < 4; answered += 1) {
      await few.find('table', undefined, few.messages.length);
      few.say(hello);
    }
    await few.find('table', undefined, few.messages.length);
    expect(few.socket.readyState).toBe(WebSocket.OPEN);
    few.close();
    const flood = await watch(server.url);
    await flood.find('table');
    // Fewer than all messages of a second may be; hellos are counted per second as well.
    for (let hellos = 0; hellos < 12; hellos += 1) flood.say(hello);
    expect((await flood.find('refused')).reason).toBe('busy');
    expect(await closed(flood.socket)).toBe(1000);
  });

  it('ping is answered with the server time', async () => {
    const watcher = await watch(server.url);
    const askedMs = Date.now();
    watcher.say({ type: 'ping', id: 7 });
    const { serverTime } = await watcher.find('pong', ({ id }) => id === 7);
    // The server sends the database's time, which it knows to within a few ms.
    expect(Math.abs(serverTime - askedMs)).toBeLessThan(1_000);
    watcher.close();
  });
});

describe('a socket', () => {
  it('opens at one address only, and only for our own pages', async () => {
    const { host } = new URL(server.url);
    expect(await upgrade('/live')).toBe(101);
    expect(await upgrade('/live', { origin: `http://${host}` })).toBe(101);
    expect(await upgrade('/live', { origin: 'http://localhost:5173' })).toBe(101);
    expect(await upgrade('/live', { origin: 'https://evil.example' })).toBe(403);
    expect(await upgrade('/live', { origin: `https://${host}.evil.example` })).toBe(403);
    expect(await upgrade('/live', { origin: 'null' })).toBe(403);
    expect(await upgrade('/live/x')).toBe(404);
    expect(await upgrade('/x2/user/info')).toBe(404);
  });

  it('that is refused is gone with its answer, although the other side keeps it open', async () => {
    const accepted = once(server.app.server, 'connection') as Promise<[Socket]>;
    const { hostname, port } = new URL(server.url);
    const caller = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    try {
      caller.write(
        `GET /live/x HTTP/1.1\r\nhost: ${hostname}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`,
      );
      const [answer] = await once(caller, 'data');
      expect(String(answer)).toContain('404 Not Found');
      const [socket] = await accepted;
      await expect.poll(() => socket.destroyed, { timeout: 10_000 }).toBe(true);
    } finally {
      caller.destroy();
    }
  });

  it('does not accept pages of this machine as our own in production', async () => {
    const url = 'https://play.example';
    const shop = await startTestServer({
      environment: { NODE_ENV: 'production', PUBLIC_URL: url, LIVE_TABLES: 'on' },
    });
    const kept = server;
    server = shop;
    try {
      expect(await upgrade('/live', { origin: url })).toBe(101);
      expect(await upgrade('/live', { origin: 'http://localhost:5173' })).toBe(403);
    } finally {
      server = kept;
      await shop.close();
    }
  });

  it('counts towards the limit of its address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const open = await Promise.all(Array.from({ length: 20 }, () => watch(server.url, { headers })));
    expect(await upgrade('/live', headers)).toBe(429);
    expect(await upgrade('/live', { 'x-forwarded-for': '203.0.113.8' })).toBe(101);
    for (const watcher of open) watcher.close();
    await expect.poll(() => upgrade('/live', headers)).toBe(101);
  });

  it('counts as one address with all others of its IPv6 network', async () => {
    const at = (host: string) => ({ 'x-forwarded-for': `2001:db8:1:${host}` });
    const open = await Promise.all(
      Array.from({ length: 20 }, (_, host) => watch(server.url, { headers: at(`2:${host}::1`) })),
    );
    expect(await upgrade('/live', at('2::ffff'))).toBe(429);
    expect(await upgrade('/live', at('3::1'))).toBe(101);
    for (const watcher of open) watcher.close();
  });

  it('is one of at most five of a player: the oldest is closed', async () => {
    const { token } = await newTablePlayer(server);
    const open: Watcher[] = [];
    for (let n = 0; n < 6; n += 1) {
      const watcher = await watch(server.url, { token });
      await watcher.find('table');
      open.push(watcher);
    }
    const [oldest, ...others] = open;
    expect((await oldest?.find('refused'))?.reason).toBe('busy');
    for (const watcher of others) {
      expect(watcher.socket.readyState).toBe(WebSocket.OPEN);
      watcher.close();
    }
  });

  it('that is silent is sent a ping, and closed if it does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const app = fastify();
    const texts: string[] = [];
    const perAddress = new CountExchange(server.context).counter({
      kind: 'sockets',
      most: 20,
      windowMs: null,
    });
    serveSockets(app, server.context.config, perAddress, () => ({
      onMessage: (text) => texts.push(text),
      onClose: () => undefined,
    }));
    const url = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
    const open = async (autoPong: boolean) => {
      const socket = new WebSocket(`${url}/live`, { autoPong });
      const pings: number[] = [];
      socket.on('ping', () => pings.push(beats));
      await once(socket, 'open');
      return { socket, pings };
    };
    const beat = async () => {
      beats += 1;
      vi.advanceTimersByTime(30_000);
      // When a new client has connected, everything the beat sent has been answered.
      (await open(true)).socket.terminate();
      (await open(true)).socket.terminate();
    };
    let beats = 0;
    try {
      const [talking, listening, dead] = [await open(true), await open(true), await open(false)];
      await beat();
      talking.socket.send('here');
      await expect.poll(() => texts).toEqual(['here']);
      const isDropped = closed(dead.socket);
      await beat();
      await beat();
      expect(await isDropped).toBe(1006);
      expect(dead.pings).toEqual([2]);
      expect(listening.pings).toEqual([2]);
      expect(talking.pings).toEqual([3]);
      for (const { socket } of [talking, listening]) expect(socket.readyState).toBe(WebSocket.OPEN);
    } finally {
      vi.useRealTimers();
      await app.close();
    }
  });

  it('with an invalid token is refused, and so is one for a game without a table', async () => {
    const stranger = await watch(server.url, { token: 'A'.repeat(43) });
    expect((await stranger.find('refused')).reason).toBe('loginNeeded');
    const color = await watch(server.url, { game: 'color' });
    expect((await color.find('refused')).reason).toBe('notFound');
  });

  it('closes when its session ends', async () => {
    const { token } = await newTablePlayer(server);
    const watcher = await watch(server.url, { token });
    await watcher.find('table');
    await server.send(userCalls.logOut, {}, { token });
    expect((await watcher.find('refused')).reason).toBe('loginNeeded');
    expect(await closed(watcher.socket)).toBe(1000);
  });

  it('that reconnects gets the whole table and its own bets within a second', async () => {
    const player = await newTablePlayer(server);
    const first = await watch(server.url, { token: player.token });
    const { ticket } = (await join(server, player)).reply;
    first.close();
    const cutMs = performance.now();
    const second = await watch(server.url, { token: player.token });
    const table = await second.find('table');
    expect(performance.now() - cutMs).toBeLessThan(1_000 * (await slowness(server.db)));
    expect(table.tickets.map(({ ticketId }) => ticketId)).toEqual([ticket.ticketId]);
    expect(table.round.events[0]).toMatchObject({ type: 'bettingOpened', atMs: 0 });
    second.close();
  });

  it('gets its own bets, and of other players only what is public', async () => {
    const [player, other] = [await newTablePlayer(server), await newTablePlayer(server)];
    const own = await watch(server.url, { token: player.token });
    const others = await watch(server.url, { token: other.token });
    await Promise.all([own.find('table'), others.find('table')]);
    const { ticket } = (await join(server, player)).reply;
    const message = await own.find('ticket');
    expect(message).toMatchObject({ ticket, finance: 99_000n, bonus: 0n });
    const isThere = (bets: readonly { seat: number }[]) => bets.some(({ seat }) => seat === ticket.seat);
    const seen = await Promise.any([
      others.find('tick', ({ roundNumber, bets }) => roundNumber === ticket.roundNumber && isThere(bets)),
      others
        .find('round', ({ round }) => round.roundNumber === ticket.roundNumber && isThere(round.bets))
        .then(({ round }) => round),
    ]);
    const bet = seen.bets.find(({ seat }) => seat === ticket.seat);
    expect(bet).toMatchObject({ stake: 1_000n, multiplier: null, bet: { cashOuts: [] } });
    expect(bet?.name).toMatch(/^P\u2026[0-9]$/);
    expect(others.messages.filter(({ type }) => type === 'ticket')).toEqual([]);
    for (const secret of [ticket.ticketId, `player ${player.uid}`, String(player.uid), '10000.00']) {
      expect(others.texts.filter((text) => text.includes(`"${secret}"`))).toEqual([]);
    }
    own.close();
    others.close();
  });
});
