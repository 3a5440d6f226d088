import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveCalls } from '../../../contract/live';
import { systemClock } from '../../../server/context';
import { type Database, openDatabase } from '../../../server/db/database';
import { type EmbeddedPostgres, startEmbedded } from '../../../server/db/embedded';
import { migrate } from '../../../server/db/migrate';
import { CHANNEL } from '../../../server/domains/live/notices';
import { lockPlayers } from '../../../server/ledger/accounts';
import { type Gambler, newGambler } from '../../ledger/gamblers';
import { newKey } from '../../support/server';
import { type Watcher, watch } from '../../support/watcher';
import { type Supervisor, startServer } from '../supervisor';
import { NATS_MISSING, type NatsServer, natsProgram, startNats } from './natsServer';

/** Its betting lasts for twelve seconds. */
const GAME = 'sabong';
const LOOKS_MAX = 2_000;

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; !(await holds()); looks += 1) {
    if (looks === LOOKS_MAX) throw new Error('the condition was not met in time');
    await sleep(20);
  }
}

describe.skipIf(natsProgram === null)(`two processes with NATS between them (${NATS_MISSING})`, () => {
  let folder: string;
  let postgres: EmbeddedPostgres;
  let db: Database;
  let nats: NatsServer;
  /** Leads the table. */
  let first: Supervisor;
  let second: Supervisor;
  let guest: Watcher;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'peryahan-nats-'));
    postgres = await startEmbedded({ folder });
    await migrate(postgres.url);
    db = openDatabase({ url: postgres.url, connectionsMax: 4, onError: () => undefined });
    nats = await startNats();
    const environment = { LIVE_CHAIN_LENGTH: '2000', OWN_GAMES: GAME, NATS_URL: nats.url };
    first = await startServer(postgres.url, environment);
    await first.isReady();
    await until(async () => (await db.query({ text: 'SELECT FROM live_rounds LIMIT 1' })).length > 0);
    second = await startServer(postgres.url, environment);
    await second.isReady();
    guest = await watch(first.url, { game: GAME });
  }, 120_000);
  afterAll(async () => {
    guest?.close();
    await second?.stop();
    await first?.stop();
    await nats?.kill();
    await db?.close();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** The next round to open, and the match card it posts. */
  async function nextContest() {
    const { round } = await guest.find('round', () => true, guest.messages.length);
    const [posted] = round.events as { type: string; card: number }[];
    return { roundNumber: round.roundNumber, card: posted?.card ?? -1 };
  }

  const bet = (url: string, { token }: Gambler, card: number) =>
    fetch(`${url}${liveCalls.join.path.replace('{game}', GAME)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token, 'idempotency-key': newKey() },
      body: JSON.stringify({
        panel: 0,
        bet: { stake: '10.00', side: 'meron', card },
        clientSeed: 'lucky',
      }),
    });

  const ticketsOf = ({ uid }: Gambler) =>
    db.query<{ id: string; seat: number; round: number }>({
      text: 'SELECT ticket_id::text AS id, seat, round_number AS round FROM live_tickets WHERE uid = $1',
      values: [uid],
    });

  it('a bet at one is seen at the other while betting is open', async () => {
    const player = await newGambler({ db, clock: systemClock }, { cashCentavos: 100_000n });
    const carried: string[] = [];
    const spy = await connect({ servers: new URL(nats.url).host });
    spy.subscribe('>', { callback: (_, message) => void carried.push(message.string()) });
    await spy.flush();
    const notified: string[] = [];
    const line = await db.line(CHANNEL, {
      onNotice: (text) => void notified.push(text),
      onEnd: () => undefined,
    });
    const { roundNumber, card } = await nextContest();
    expect((await bet(second.url, player, card)).status).toBe(200);
    const [ticket] = await ticketsOf(player);
    expect(ticket?.round).toBe(roundNumber);
    const told = await guest.find(
      'tick',
      (tick) => tick.roundNumber === roundNumber && tick.bets.some(({ seat }) => seat === ticket?.seat),
    );
    expect(told.phase).toBe('betting');
    const notice = expect.objectContaining({ game: GAME, kind: 'tickets', ids: [ticket?.id] });
    expect(carried.map((text) => JSON.parse(text))).toContainEqual(notice);
    expect(notified.map((text) => JSON.parse(text))).not.toContainEqual(notice);
    // The leader's own notices stay in PostgreSQL.
    expect(notified.map((text) => JSON.parse(text).kind)).toContain('round');
    await spy.close();
    await line.close();
  }, 120_000);

  it('NATS is killed between the commit of a ticket and its notice, and comes back: the other one reads the ticket', async () => {
    const player = await newGambler({ db, clock: systemClock }, { cashCentavos: 100_000n });
    const { roundNumber, card } = await nextContest();
    let call: ReturnType<typeof bet> | undefined;
    await db.transaction(async (transaction) => {
      await lockPlayers(transaction, [player.uid]);
      call = bet(second.url, player, card);
      const text = `
        SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%live_join%'
          AND application_name = 'peryahan' AND pid <> pg_backend_pid()`;
      await until(async () => (await db.query({ text })).length > 0);
      await nats.kill();
    });
    // The bet does not fail for want of NATS.
    expect((await call)?.status).toBe(200);
    const [ticket] = await ticketsOf(player);
    expect(ticket?.round).toBe(roundNumber);
    const isTold = (bets: readonly { readonly seat: number }[]) =>
      bets.some(({ seat }) => seat === ticket?.seat);
    const beforeReturn = guest.messages.length;
    const early = guest.messages.filter(
      (message) => message.type === 'tick' && message.roundNumber === roundNumber && isTold(message.bets),
    );
    expect(early).toEqual([]);
    // So that no later notice of that process shows that one is missing.
    await second.kill();
    await nats.start();
    const told = await guest.find(
      'tick',
      (tick) => tick.roundNumber === roundNumber && isTold(tick.bets),
      beforeReturn,
    );
    expect(told.phase).toBe('betting');
    const started = await guest.find(
      'tick',
      (tick) => tick.roundNumber === roundNumber && tick.phase === 'running',
    );
    expect(started.aboard).toBe(1);
    expect(guest.messages.indexOf(told)).toBeLessThan(guest.messages.indexOf(started));
  }, 120_000);

  it('NATS stays away until betting closes: the other one has the ticket by then', async () => {
    await second.isReady();
    const player = await newGambler({ db, clock: systemClock }, { cashCentavos: 100_000n });
    const { roundNumber, card } = await nextContest();
    await nats.kill();
    expect((await bet(second.url, player, card)).status).toBe(200);
    const [ticket] = await ticketsOf(player);
    expect(ticket?.round).toBe(roundNumber);
    const started = await guest.find(
      'tick',
      (tick) => tick.roundNumber === roundNumber && tick.phase === 'running',
    );
    expect(started.aboard).toBe(1);
    const told = guest.messages
      .slice(0, guest.messages.indexOf(started) + 1)
      .flatMap((message) =>
        message.type === 'tick' && message.roundNumber === roundNumber ? message.bets : [],
      );
    expect(told.map(({ seat }) => seat)).toEqual([ticket?.seat]);
    await nats.start();
  }, 120_000);
});
