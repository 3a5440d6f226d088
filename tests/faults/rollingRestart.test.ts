import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { playCalls } from '../../contract/play';
import { systemClock } from '../../server/context';
import { openDatabase } from '../../server/db/database';
import { startEmbedded } from '../../server/db/embedded';
import { migrate } from '../../server/db/migrate';
import { audit } from '../ledger/audit';
import { colorBet, GAME, type Gambler, newGambler } from '../ledger/gamblers';
import { type Balancer, CHECKS, startBalancer } from './balancer';
import { type Supervisor, startServer } from './supervisor';

const PLAYERS = 6;
const PROCESSES = 2;
/** Longer than the balancer needs to notice. */
const DRAIN_SECONDS = 2;
/** Between two bets of a player: six of them bet several times in the shortest step of a restart. */
const PAUSE_MS = 10;

const path = playCalls.bet.path.replace('{game}', GAME);
const bet = ({ token }: Gambler, key: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', token, 'idempotency-key': key },
  body: JSON.stringify({ bet: colorBet(100n) }),
});
const newKey = () => randomBytes(16).toString('base64url');

/** Tells a process to stop. While it drains, its checks fail and it takes calls; then another one starts. */
async function restart(server: Supervisor, player: Gambler): Promise<void> {
  const gone = server.restart();
  const status = async (at: string) => (await fetch(`${server.url}${at}`)).status;
  while ((await status('/healthz')) === 200) await sleep(PAUSE_MS);
  expect(await status('/readyz')).toBe(503);
  expect((await fetch(`${server.url}${path}`, bet(player, newKey()))).status).toBe(200);
  await gone;
  await server.isReady();
}

it('a rolling restart of all processes fails no call, calls no round off and loses nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'peryahan-rolling-'));
  const postgres = await startEmbedded({ folder });
  await migrate(postgres.url);
  const db = openDatabase({ url: postgres.url, connectionsMax: 2 });
  const environment = {
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    OWN_GAMES: `${GAME},crash`,
    LIVE_CHAIN_LENGTH: '2000',
  };
  const servers: Supervisor[] = [];
  let isOver = false;
  let balancer: Balancer | null = null;
  try {
    for (let at = 0; at < PROCESSES; at += 1) servers.push(await startServer(postgres.url, environment));
    for (const server of servers) await server.isReady();
    const balanced = startBalancer(servers.map(({ url }) => url));
    balancer = balanced;
    const failed: string[] = [];
    const acknowledged = new Map<string, string>();
    const gamblers: Gambler[] = [];
    for (let player = 0; player <= PLAYERS; player += 1) {
      gamblers.push(await newGambler({ db, clock: systemClock }, { cashCentavos: 100_000_000n }));
    }
    const [witness, ...players] = gamblers;
    if (witness === undefined) throw new Error('there is no player');
    const playing = players.map(async (player) => {
      while (!isOver) {
        const key = newKey();
        const { status, text } = await balanced.send(path, bet(player, key));
        if (status === 200) acknowledged.set(`${player.uid} ${key}`, text);
        else failed.push(`${status} ${text}`);
        await sleep(PAUSE_MS);
      }
    });
    for (const server of servers) {
      await restart(server, witness);
      await balanced.allUp();
    }
    isOver = true;
    await Promise.all(playing);

    expect(failed).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(100);
    const rows = await db.query<{ uid: number; key: string; answer: string }>({
      text: 'SELECT uid, key, answer FROM ledger_answers WHERE uid <> $1',
      values: [witness.uid],
    });
    expect(new Map(rows.map(({ uid, key, answer }) => [`${uid} ${key}`, answer]))).toEqual(acknowledged);
    const calledOff = await db.query({ text: "SELECT FROM live_rounds WHERE state = 'calledOff'" });
    expect(calledOff).toHaveLength(0);
    expect(await audit(db)).toEqual([]);
  } finally {
    isOver = true;
    await balancer?.stop();
    await Promise.all(servers.map((server) => server.stop()));
    await db.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}, 180_000);

it('the balancer of this test is the one that is deployed, and the deployed drain is long enough for it', async () => {
  const deploy = resolve(import.meta.dirname, '../../deploy');
  const config = await readFile(join(deploy, 'haproxy/haproxy.cfg'), 'utf8');
  const [, servers = ''] = config.split('\nbackend servers');
  expect(servers).toContain(`inter ${CHECKS.everyMs}ms fall ${CHECKS.falls} `);
  expect(servers).toContain('option redispatch');
  expect(config).toContain(`retries ${CHECKS.retries}`);
  const settings = await readFile(join(deploy, 'systemd/server.env'), 'utf8');
  const drainMs = 1_000 * Number(/^DRAIN_SECONDS=(\d+)$/m.exec(settings)?.[1]);
  expect(drainMs).toBeGreaterThan(2 * CHECKS.everyMs * CHECKS.falls);
  expect(1_000 * DRAIN_SECONDS).toBeGreaterThan(CHECKS.everyMs * (CHECKS.falls + 1));
});
