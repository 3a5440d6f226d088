import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveMessage, type LivePastRound, type LiveRound, liveCalls } from '../../../contract/live';
import { playCalls, type SettledRound } from '../../../contract/play';
import { crashShared } from '../../../games/crash/rules/shared';
import { leafOf, rootFromPath, treeRoot } from '../../../games/kit/fairness/betTree';
import { type LogLine, logBreak } from '../../../games/kit/fairness/log';
import {
  type BeaconNumber,
  commitmentOf,
  createDraw,
  type DrawSource,
  seedFromHex,
} from '../../../games/kit/rules/draw';
import { chainOf, giveUpChains } from '../../../server/domains/live/chain';
import { publishClosing } from '../../../server/domains/live/closing';
import { balances } from '../../../server/ledger/balances';
import { openPracticeBeacon } from '../../../server/sandbox/beacon';
import { audit } from '../../ledger/audit';
import type { Gambler } from '../../ledger/gamblers';
import { firstRound } from '../../support/crashTable';
import type { TestServer } from '../../support/server';
import { fare, join, newTablePlayer, PACE, params, startTables } from '../../support/tables';
import { type Watcher, watch } from '../../support/watcher';

/** Long enough for a busy machine to close betting in time. */
const MARGIN_MS = 1_500;
let folder: string;
let server: TestServer;
let guest: Watcher;
beforeAll(async () => {
  folder = await mkdtemp(pathOf(tmpdir(), 'beacon-'));
  server = await startTables({
    BEACON: 'sandbox',
    LOG_LEVEL: 'silent',
    BEACON_LIMIT_MS: '3000',
    BEACON_MARGIN_MS: String(MARGIN_MS),
    BEACON_DEPART_MS: '1000',
    BEACON_SANDBOX_DELAY_MS: '30',
    DATA_DIR: folder,
  });
  await firstRound(server);
  guest = await watch(server.url);
});
afterAll(async () => {
  guest?.close();
  expect(await audit(server.db)).toEqual([]);
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

type Tick = Extract<LiveMessage, { type: 'tick' }>;
const tickOf = (roundNumber: number, isWanted: (tick: Tick) => boolean) =>
  guest.find('tick', (tick) => tick.roundNumber === roundNumber && isWanted(tick));

/** Places a bet, and waits until its round has closed. */
async function placeBet(bet = fare('1.01')) {
  const player = await newTablePlayer(server);
  const { ticket } = (await join(server, player, { bet })).reply;
  const { closing } = await tickOf(ticket.roundNumber, (tick) => tick.closing !== undefined);
  if (closing === undefined) throw new Error('a tick without what it was found by');
  return { player, ticket, roundNumber: ticket.roundNumber, closing };
}

async function endOf(roundNumber: number): Promise<LivePastRound> {
  const { ended } = await tickOf(roundNumber, (tick) => tick.ended !== null);
  if (ended === null) throw new Error('a tick without what it was found by');
  return ended;
}

/** A bet in its owner's history, shortly after the end of its round. */
async function settledRound({ token }: Pick<Gambler, 'token'>, roundId: string): Promise<SettledRound> {
  const ask = () => server.send(playCalls.round, { roundId }, { token, params });
  await expect.poll(async () => (await ask()).status).toBe(200);
  return (await ask()).reply;
}

/** What was announced when a round opened. */
function openingOf(roundNumber: number): LiveRound {
  const rounds = guest.messages.flatMap((message) => ('round' in message ? [message.round] : []));
  const found = rounds.find((round) => round.roundNumber === roundNumber);
  if (found === undefined) throw new Error('the round was not announced');
  return found;
}

const control = (payload: object) => server.inject({ method: 'POST', url: '/sandbox/beacon', payload });
const fileLines = async (name: string): Promise<readonly { readonly [field: string]: unknown }[]> => {
  const { body } = await server.inject({ method: 'GET', url: `/fairness/${name}` });
  return body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
};
const logLines = async () => (await fileLines('log.jsonl')) as unknown as readonly LogLine[];
const run = (text: string, values: readonly unknown[] = []) => server.db.query({ text, values });

describe('a round with a public number', () => {
  it('is bound at its opening, closed before the number is due, and drawn with it', async () => {
    const { ticket, roundNumber, closing } = await placeBet();
    const ended = await endOf(roundNumber);
    const round = openingOf(roundNumber);
    const { beacon } = round;
    if (beacon === undefined) throw new Error('the round has no beacon');
    expect(round).not.toHaveProperty('closing');
    expect(beacon.at).toBeCloseTo(round.openedAt + crashShared.bettingMs / PACE + MARGIN_MS, 6);
    expect(closing.closedAt).toBeLessThanOrEqual(beacon.at - 200);
    expect(closing).toMatchObject({ bets: 1, stakes: ticket.stake, seats: [ticket.seat] });
    const { salt = '', ticketId, panel, stake, bet } = ticket;
    const leaf = leafOf({ seat: ticket.seat ?? -1, ticketId, panel, stake, salt, bet });
    expect(closing.betsRoot).toBe(treeRoot([leaf]));

    const closed = await tickOf(roundNumber, (tick) => tick.closing !== undefined);
    expect(closed).toMatchObject({ phase: 'closed' });
    expect(closed).not.toHaveProperty('departure');
    const departed = await tickOf(roundNumber, ({ departure }) => departure !== undefined);
    const { departure } = departed;
    if (departure === undefined) throw new Error('the round has not started');
    expect(departed).toMatchObject({
      phase: 'running',
      events: [{ type: 'departed', atMs: departure.atMs }],
    });
    expect(departed.serverTime).toBeGreaterThanOrEqual(beacon.at);

    const serverSeed = seedFromHex(ended.serverSeed);
    expect(commitmentOf(serverSeed)).toBe(round.commitment);
    const { chainHash, round: number } = beacon;
    const source = { serverSeed, clientSeed: closing.clientSeed, nonce: roundNumber };
    const { randomness } = departure;
    const draw = createDraw('crash', { ...source, beacon: { chainHash, round: number, randomness } });
    expect(ended.outcome).toEqual(crashShared.outcome(draw, null));
    expect(ended).toMatchObject({ closing, departure, clientSeed: closing.clientSeed });
    expect(ended.beacon).toEqual({ ...beacon, signature: departure.signature });
  });

  it('pays by the time since its start', async () => {
    const { player, ticket, roundNumber } = await placeBet(fare('1.01'));
    const { outcome } = await endOf(roundNumber);
    const { multiplier } = outcome as { multiplier: string };
    const { payout } = await settledRound(player, ticket.ticketId);
    expect(payout).toBe(Number(multiplier) >= 1.01 ? 1_010n : 0n);
  });

  it('is in the history with its number and closing, and alone with the leaf of the bet in the tree', async () => {
    const [first, second] = [await newTablePlayer(server), await newTablePlayer(server)];
    const { roundNumber } = (await join(server, first, { bet: fare('1.02') })).reply.ticket;
    const { ticket } = (await join(server, second, { bet: fare('1.01'), panel: 1 })).reply;
    const [{ beacon, closing, departure }, round] = [
      await endOf(ticket.roundNumber),
      await settledRound(second, ticket.ticketId),
    ];
    const { network = '', chainHash, round: number } = beacon ?? {};
    const shown = { beacon: { network, chainHash, round: number, signature: departure?.signature } };
    const { closedAt: _, ...record } = closing ?? {};
    expect(round).toMatchObject({ ...shown, closing: record, own: { ticketId: ticket.ticketId, panel: 1 } });
    const { own } = round;
    if (own === undefined) throw new Error('the round has no leaf');
    expect(own).toMatchObject({ bet: fare('1.01'), salt: ticket.salt, seat: ticket.seat });
    expect(rootFromPath(leafOf(own), own.index, closing?.bets ?? 0, own.path)).toBe(closing?.betsRoot);
    const [listed] = (
      await server.send(playCalls.history, { pageNum: 1, pageSize: 5 }, { token: second.token, params })
    ).reply.rounds;
    expect(listed).toMatchObject({ ...shown, closing: record });
    expect(listed).not.toHaveProperty('own');
    // With both in one round the path has a neighbour.
    if (roundNumber === ticket.roundNumber) expect(own.path).toHaveLength(1);
  });

  it('is in the public files, whose log is linked from its first line', async () => {
    const { roundNumber, closing } = await placeBet();
    const ended = await endOf(roundNumber);
    const { beacon } = openingOf(roundNumber);
    const name = `rounds-crash-${new Date(openingOf(roundNumber).openedAt).toISOString().slice(0, 10)}.jsonl`;
    const ofRound = async () => (await fileLines(name)).filter((line) => line.roundNumber === roundNumber);
    await expect.poll(async () => (await ofRound()).length).toBe(4);
    expect(await ofRound()).toMatchObject([
      {
        type: 'opening',
        game: 'crash',
        closesAt: (beacon?.at ?? 0) - MARGIN_MS,
        beacon: { round: beacon?.round },
        beaconAt: beacon?.at,
        logHead: beacon?.logHead,
      },
      { type: 'closing', closing: { betsRoot: closing.betsRoot, clientSeed: closing.clientSeed, bets: 1 } },
      { type: 'departure', beacon: { round: beacon?.round, signature: ended.departure?.signature } },
      { type: 'end', serverSeed: ended.serverSeed, outcome: ended.outcome },
    ]);
    const log = await logLines();
    expect(logBreak(log, null)).toBeNull();
    const ofCrash = log.filter((line) => !('game' in line) || line.game === 'crash');
    expect(ofCrash.slice(0, 3)).toMatchObject([
      { type: 'beacon', network: 'sandbox', chainHash: beacon?.chainHash },
      { type: 'chain', game: 'crash', firstRound: 1 },
      { type: 'draw', game: 'crash', version: 'v2', firstRound: 1 },
    ]);
    expect(log.map(({ hash }) => hash)).toContain(beacon?.logHead);
  });

  it.each(['beacon.key', '..%2fbeacon.key', 'rounds-crash-2000-01-01.jsonl', 'log.json'])(
    'has no public file %s',
    async (name) => {
      expect((await server.inject({ method: 'GET', url: `/fairness/${name}` })).statusCode).toBe(404);
    },
  );
});

describe('a number that does not come', () => {
  it('calls the round off: stakes come back, everybody sees why, and it is counted', async () => {
    const counted = async () =>
      Number(
        /^live_called_off_total\{game="crash",reason="beaconLate"\} (\d+)$/m.exec(
          (await server.inject({ method: 'GET', url: '/metrics' })).body,
        )?.[1] ?? 0,
      );
    const before = await counted();
    await control({ isStopped: true });
    const { player, roundNumber } = await placeBet();
    await expect.poll(async () => (await balances(server.db, player.uid)).cashCentavos).toBe(100_000n);
    await control({ isStopped: false });
    const { past } = (await server.send(liveCalls.chain, {}, { params })).reply;
    const shown = past.find((round) => round.roundNumber === roundNumber);
    expect(shown).toMatchObject({
      calledOff: 'beaconLate',
      outcome: null,
      beacon: openingOf(roundNumber).beacon,
    });
    expect(commitmentOf(seedFromHex(shown?.serverSeed ?? ''))).toBe(openingOf(roundNumber).commitment);
    const ofRound = async () =>
      (await logLines()).filter(
        (line) => line.type === 'calledOff' && line.game === 'crash' && line.round === roundNumber,
      );
    await expect.poll(ofRound).toMatchObject([{ reason: 'beaconLate', bets: 1, stakes: 1_000 }]);
    expect(await counted()).toBe(before + 1);
  });

  it('can be handed in by anybody once it is due', async () => {
    await control({ isStopped: true });
    const { roundNumber } = await placeBet();
    const { round = 0 } = openingOf(roundNumber).beacon ?? {};
    const beacon = await openPracticeBeacon({ dataDir: folder, livePace: PACE, beaconSandboxDelayMs: 0 });
    let right: string | null = null;
    // Null until the number is due.
    await expect
      .poll(async () => (right = await beacon.relay.fetch(round, new AbortController().signal)))
      .not.toBeNull();
    const wrong = (await beacon.relay.fetch(round - 1, new AbortController().signal)) ?? '';
    expect((await server.send(liveCalls.beacon, { round, signature: wrong }, {})).code).toBe('40000');
    const isTaken = async () =>
      (await server.send(liveCalls.beacon, { round, signature: right ?? '' }, {})).reply.isTaken;
    expect(await isTaken()).toBe(true);
    expect(await isTaken()).toBe(false);
    expect((await endOf(roundNumber)).departure?.signature).toBe(right);
    await control({ isStopped: false });
  });

  it('is refused when it is false, and counted', async () => {
    await control({ isFalse: true });
    const { roundNumber } = await placeBet();
    const invalid = async () =>
      /^beacon_invalid_total\{relay="sandbox"\} (\d+)$/m.exec(
        (await server.inject({ method: 'GET', url: '/metrics' })).body,
      )?.[1];
    await expect.poll(invalid).not.toBeUndefined();
    await control({ isFalse: false });
    expect((await endOf(roundNumber)).departure).toBeDefined();
  });
});

describe('the database', () => {
  it('refuses to replace, add to or delete chains', async () => {
    await expect(run("UPDATE live_chains SET chain_end = sha256('mine')")).rejects.toThrow('append-only');
    await expect(run('UPDATE live_chains SET first_round = first_round + 1')).rejects.toThrow('append-only');
    await expect(run('DELETE FROM live_chains')).rejects.toThrow('append-only');
    await expect(run('TRUNCATE live_chains CASCADE')).rejects.toThrow('append-only');
    const add = `INSERT INTO live_chains (game, first_round, length, chain_end, created_at)
      VALUES ('crash', $1, 1, sha256('another'), now())`;
    await expect(run(add, [50])).rejects.toThrow('begins where the one before it ends');
    await expect(run(add, [5_002])).rejects.toThrow('begins where the one before it ends');
  });

  it('refuses to give up a chain of production without notice', async () => {
    await run(`INSERT INTO live_chains (game, first_round, length, chain_end, created_at)
      VALUES ('trial', 1, 1000, sha256('trial'), now())`);
    const giveUp = (from: number) =>
      server.db.transaction((transaction) => giveUpChains(transaction, 'trial', from));
    await expect(giveUp(100)).rejects.toThrow('append-only');
    await giveUp(101);
    expect(await chainOf(server.db, 'trial', 100)).not.toBeNull();
    expect(await chainOf(server.db, 'trial', 101)).toBeNull();
  });

  it('refuses to change, delete or fork the log', async () => {
    await expect(run("UPDATE fairness_log SET line = '{}'")).rejects.toThrow('append-only');
    await expect(run('DELETE FROM fairness_log')).rejects.toThrow('append-only');
    await expect(run('TRUNCATE fairness_log')).rejects.toThrow('append-only');
    const fork = `INSERT INTO fairness_log (n, line, prev, hash)
      SELECT max(n) + 1, '{}', decode(repeat('00', 32), 'hex'), sha256('fork') FROM fairness_log`;
    await expect(run(fork)).rejects.toThrow('follows the one before it');
    const gap = `INSERT INTO fairness_log (n, line, prev, hash)
      SELECT n + 2, '{}', hash, sha256('gap') FROM fairness_log ORDER BY n DESC LIMIT 1`;
    await expect(run(gap)).rejects.toThrow('follows the one before it');
  });

  it('refuses to call off a round whose number is known, and to change what was announced', async () => {
    const { roundNumber } = await placeBet();
    await endOf(roundNumber);
    const change = (set: string) =>
      run(`UPDATE live_rounds SET ${set} WHERE game = 'crash' AND round_number = $1`, [roundNumber]);
    await expect(change("state = 'calledOff', called_off = 'beaconLate'")).rejects.toThrow();
    await expect(change('beacon_round = beacon_round + 1')).rejects.toThrow('once it is announced');
    await expect(change('closes_at = closes_at + 3000')).rejects.toThrow('once it is announced');
    await expect(change("client_seed = 'mine'")).rejects.toThrow('once it is announced');
    await expect(change("bets_root = sha256('mine')")).rejects.toThrow('once it is announced');
    await expect(change("beacon_signature = substring(sha512('mine') FOR 48)")).rejects.toThrow(
      'once it is announced',
    );
  });

  it('refuses a closing record that is committed too late, however early it was written', async () => {
    const round = (dueInMs: number) =>
      run(
        `INSERT INTO live_rounds (game, round_number, chain_id, commitment, card, opened_at, state, events, draw_version,
           opened_on, beacon_network, beacon_chain, beacon_round, beacon_at, log_head)
         SELECT 'trial', coalesce((SELECT max(round_number) FROM live_rounds WHERE game = 'trial'), 0) + 1,
           min(chain_id), sha256('x'), 'null', 0, 'betting', '[]', 2, now(), 'sandbox', sha256('x'), 1,
           extract(epoch FROM clock_timestamp()) * 1000 + $1, sha256('x') FROM live_chains`,
        [dueInMs],
      );
    await round(600);
    const close = (waitS: number) =>
      server.db.transaction(async (transaction) => {
        await publishClosing(transaction, 'trial', {
          roundNumber: 1,
          clientSeed: 'none',
          seats: [],
          root: treeRoot([]),
          bets: 0,
          stakes: 0n,
        });
        await transaction.query({ text: 'SELECT pg_sleep($1)', values: [waitS] });
      });
    await expect(close(0.5)).rejects.toThrow('closed too late');
    await expect(close(0)).rejects.toThrow('live_round_closed_early');
  });
});

/** The server seeds of the next rounds: all that somebody with the whole database knows before a number is due. */
const seedAt = (n: number) => createHash('sha256').update(`server seed ${n}`).digest();
/** `npm run soak -- insider` bets more often. */
const ROUNDS = Number(process.env.INSIDER_ROUNDS ?? 300);
const TRIES = 40;
const isWin = (source: DrawSource): boolean => {
  const { multiplier } = crashShared.outcome(createDraw('crash', source), null) as { multiplier: string };
  return Number(multiplier) >= 2;
};

/** An insider bets last, with the client seed that wins by all they can compute. How many rounds they win. */
function attack(numberOf: (nonce: number) => BeaconNumber | undefined): number {
  let wins = 0;
  for (let nonce = 1; nonce <= ROUNDS; nonce += 1) {
    const known = { serverSeed: seedAt(nonce), nonce };
    const guess = numberOf(nonce) && { ...(numberOf(nonce) as BeaconNumber), randomness: '00'.repeat(32) };
    const seeds = Array.from({ length: TRIES }, (_, n) => `first-second-insider ${n}`);
    const clientSeed = seeds.find((seed) => isWin({ ...known, clientSeed: seed, beacon: guess })) ?? 'none';
    if (isWin({ ...known, clientSeed, beacon: numberOf(nonce) })) wins += 1;
  }
  return wins;
}

describe('an insider who knows every secret of the database', () => {
  it('wins every round by the last client seed without a public number, and only their share with one', () => {
    const numberOf = (nonce: number): BeaconNumber => ({
      chainHash: '11'.repeat(32),
      round: nonce,
      randomness: createHash('sha256').update(`number ${nonce}`).digest('hex'),
    });
    expect(attack(() => undefined)).toBe(ROUNDS);
    const wins = attack(numberOf);
    // 48.5 % of the rounds reach 2.00; five standard deviations of 300 rounds are 43.
    expect(Math.abs(wins - 0.485 * ROUNDS)).toBeLessThan(5 * Math.sqrt(0.485 * 0.515 * ROUNDS));
  }, 600_000);

  it('finds no number in the database before it is due, and cannot change what it will decide', async () => {
    await control({ delayMs: 400 });
    const { roundNumber } = await placeBet();
    const [stored] = await server.db.query<{ signature: string | null; isBefore: boolean }>({
      text: `SELECT beacon_signature AS signature, closed_at <= beacon_at - 200 AS "isBefore" FROM live_rounds
        WHERE game = 'crash' AND round_number = $1`,
      values: [roundNumber],
    });
    expect(stored).toEqual({ signature: null, isBefore: true });
    await expect(
      run("UPDATE live_rounds SET client_seed = 'mine' WHERE game = 'crash' AND state = 'closed'"),
    ).rejects.toThrow('once it is announced');
    await control({ delayMs: 30 });
    expect((await endOf(roundNumber)).beacon).toMatchObject(openingOf(roundNumber).beacon ?? {});
  });
});
