import { randomBytes } from 'node:crypto';
import type { LogLine } from '../../../games/kit/fairness/log';
import { LOTTO, TRADE } from '../../../games/kit/rules/otherPlay';
import type { Context } from '../../context';
import type { Database, Queryable } from '../../db/database';
import { appendLog } from '../../fairness/log';
import { retirePairs } from '../../fairness/pairs';
import { completeLog, logLinesFrom, publishedRounds } from '../../fairness/publishedRecord';
import { sealPairs } from '../../fairness/sealPairs';
import { lockPlayers } from '../../ledger/accounts';
import { stopEveryRun } from '../play/stopRuns';
import { endEverySession } from '../players/sessions';
import { giveUpChains, NOTICE_ROUNDS, nextUncovered } from './chain';
import { refundQueuedBets } from './refundQueuedBets';

/** Games whose rounds go by the clock: draws of lotto, and segments of the markets. */
const BY_CLOCK = [LOTTO, TRADE] as const;
type ByClock = (typeof BY_CLOCK)[number];
const isByClock = (game: string): game is ByClock => BY_CLOCK.some((each) => each === game);

/** A chain of the markets is given up so many segments ahead: the next one stands in the log for a day before it is used. */
const TRADE_NOTICE = 145;

/** No round is over sooner than this after it opened. */
const LEAST_ROUND_MS = 5_000;

export interface Restored {
  /** The first round that each game opens now. */
  readonly firstRounds: ReadonlyMap<string, number>;
  /** How many secret seeds of players count as revealed now. */
  readonly retiredPairs: number;
}

/**
 * Prepares a database that was restored to an earlier moment, before a server starts on it: no seed that may be known is
 * used again. Each game goes on after the rounds that were published, a hundred further on, with a new chain; players get
 * new seed pairs and the stakes of queued bets; sessions and auto-bets end, because those that had ended meanwhile would
 * be back. `folder` is
 * FAIRNESS_DIR as it is now. Throws an Error where log and file differ.
 */
export function prepareRestored(
  { db, pairSeals }: Pick<Context, 'db' | 'pairSeals'>,
  folder: string,
  now: Date,
): Promise<Restored> {
  return db.transaction(async (transaction) => {
    if ((await completeLog(transaction, folder)) === null) {
      throw new Error(`the log in ${folder} is not that of this database`);
    }
    await restoreChains(transaction, now);
    await refundQueued(transaction, now);
    const published = await publishedRounds(folder);
    const firstRounds = new Map<string, number>();
    for (const game of BY_CLOCK) await restoreByClock(transaction, game, published.get(game) ?? 0, now);
    const games = [...published.keys()].filter((game) => !isByClock(game));
    for (const latest of await latestRounds(transaction, games)) {
      const { game } = latest;
      const told = published.get(game);
      // Without files the time that has passed says how many rounds there may have been.
      const last = Math.max(latest.round, told ?? latest.round + roundsSince(latest.openedAtMs, now));
      // Further on, because the files may have missed the newest rounds.
      const firstRound = last + NOTICE_ROUNDS + 1;
      await restartGame(transaction, game, firstRound, now);
      firstRounds.set(game, firstRound);
    }
    // Seeds of an earlier version are sealed first, as at every start.
    await sealPairs(transaction, pairSeals);
    const retiredPairs = await retirePairs(transaction, pairSeals, now);
    await stopEveryRun(transaction, now);
    await endEverySession(transaction, now);
    return { firstRounds, retiredPairs };
  });
}

/**
 * Gives a game's chains up from as many rounds ahead on as they promise, which the log tells with the reason; the next
 * round brings the next chain. Those of lotto end with the draw that sells now, and a day passes before the next one does;
 * those of the markets end a day later.
 * Returns the last round of the old ones; null where they cover nothing further.
 */
export function closeChains(db: Database, game: string, reason: string, now: Date): Promise<number | null> {
  return db.transaction(async (transaction) => {
    const newest = isByClock(game)
      ? await newestByClock(transaction, game)
      : ((await latestRounds(transaction, [game]))[0]?.round ?? 0);
    const notice = await noticeOf(transaction, game);
    const lastRound = newest + (game === TRADE && notice > 0 ? Math.max(notice, TRADE_NOTICE) : notice);
    if (!(await giveUpChains(transaction, game, lastRound + 1))) return null;
    await logClosed(transaction, { game, lastRound, reason }, now);
    return lastRound;
  });
}

/**
 * Draws of lotto and segments of the markets go by the clock: those that were held since then are over, and no seed of one
 * that still takes bets was ever told. So they go on with the chains whose seeds are there, and the others are given up.
 * `published` is the last one of the public files, 0 for none.
 */
async function restoreByClock(
  transaction: Queryable,
  game: ByClock,
  published: number,
  now: Date,
): Promise<void> {
  const newest = await newestByClock(transaction, game);
  const [lost] = await transaction.query<{ from: number | null }>({
    name: 'live-chains-lost',
    text: `
      SELECT min(lower(covers)) AS "from" FROM live_chains c WHERE game = $1
        AND NOT EXISTS (SELECT FROM live_chain_seeds s WHERE s.chain_id = c.chain_id)`,
    values: [game],
  });
  if (lost?.from != null) {
    const from = Math.max(lost.from, newest + 1);
    const isGivenUp = await giveUpChains(transaction, game, from);
    const fact = { game, lastRound: from - 1, reason: 'restored' };
    if (isGivenUp) await logClosed(transaction, fact, now);
  }
  if (published > newest) await insertRestart(transaction, game, published + 1, now);
}

const NEWEST: Readonly<Record<ByClock, string>> = {
  [LOTTO]: 'SELECT coalesce(max(draw), 0) AS newest FROM lotto_draws',
  [TRADE]: 'SELECT coalesce(max(segment), 0) AS newest FROM trade_segments',
};

async function newestByClock(on: Queryable, game: ByClock): Promise<number> {
  const [row] = await on.query<{ newest: number }>({ name: `newest-of-${game}`, text: NEWEST[game] });
  return row?.newest ?? 0;
}

/** How many rounds ahead the newest chain of a game promises to be given up. */
async function noticeOf(on: Queryable, game: string): Promise<number> {
  const [row] = await on.query<{ notice: number }>({
    name: 'live-chain-notice',
    text: `
      SELECT max(notice_rounds) AS notice FROM live_chains WHERE game = $1 AND NOT isempty(covers)`,
    values: [game],
  });
  return row?.notice ?? NOTICE_ROUNDS;
}

/** Refunds bets that wait for a round that will never open. */
async function refundQueued(transaction: Queryable, now: Date): Promise<void> {
  const rows = await transaction.query<{ uid: number }>({
    name: 'live-tickets-queued-of-all',
    text: `
      SELECT DISTINCT uid FROM live_tickets t WHERE state = 'open' AND round_number > coalesce(
        (SELECT max(round_number) FROM live_rounds r WHERE r.game = t.game), 0) ORDER BY uid`,
  });
  for (const { uid } of rows) {
    await lockPlayers(transaction, [uid]);
    await refundQueuedBets(transaction, uid, now);
  }
}

interface LatestRound {
  readonly game: string;
  readonly round: number;
  /** In ms since 1970; null for a game without rounds. */
  readonly openedAtMs: number | null;
}

/** The newest round of each game that has any, and of the named ones. */
const latestRounds = (on: Queryable, named: readonly string[]): Promise<LatestRound[]> =>
  on.query<LatestRound>({
    name: 'live-rounds-latest-of-games',
    text: `
      SELECT game, coalesce(max(round_number), 0) AS round, max(opened_at) AS "openedAtMs"
      FROM live_rounds FULL JOIN unnest($1::text[]) AS named (game) USING (game) GROUP BY game ORDER BY game`,
    values: [named],
  });

const roundsSince = (openedAtMs: number | null, now: Date): number =>
  openedAtMs === null ? 0 : Math.max(0, Math.ceil((now.getTime() - openedAtMs) / LEAST_ROUND_MS));

/** Chains and closings of chains that the log tells of and the database lacks. Their seeds are lost. */
async function restoreChains(transaction: Queryable, now: Date): Promise<void> {
  for (const text of await logLinesFrom(transaction, 0)) {
    const line = JSON.parse(text) as LogLine;
    if (line.type === 'chain') await insertLost(transaction, line, now);
    if (line.type === 'chainClosed') {
      await transaction.query({
        name: 'live-chains-close-again',
        text: `
          UPDATE live_chains SET covers = covers * int4multirange(int4range(NULL, $2))
          WHERE game = $1 AND covers && int4multirange(int4range($2, NULL))
            AND chain_end IN (SELECT decode(l.line::json ->> 'chainEnd', 'hex') FROM fairness_log l
              WHERE l.n < $3 AND l.line::json ->> 'type' = 'chain')`,
        values: [line.game, line.lastRound + 1, line.n],
      });
    }
  }
}

async function insertLost(
  transaction: Queryable,
  {
    game,
    firstRound,
    length,
    chainEnd,
  }: Pick<Extract<LogLine, { type: 'chain' }>, 'game' | 'firstRound' | 'length' | 'chainEnd'>,
  now: Date,
): Promise<void> {
  await transaction.query({
    name: 'live-chains-restore',
    text: `
      INSERT INTO live_chains (game, first_round, length, chain_end, created_at, notice_rounds)
      SELECT $1, $2, $3, decode($4, 'hex'), $5, 0
      WHERE NOT EXISTS (SELECT FROM live_chains WHERE chain_end = decode($4, 'hex'))`,
    values: [game, firstRound, length, chainEnd, now],
  });
}

/** Lets a game open no round before this one, for which a new chain is made. */
async function restartGame(
  transaction: Queryable,
  game: string,
  firstRound: number,
  now: Date,
): Promise<void> {
  const uncovered = await nextUncovered(transaction, game);
  const isLogged = await hasLoggedChain(transaction, game);
  if (await giveUpChains(transaction, game, firstRound)) {
    if (isLogged) await logClosed(transaction, { game, lastRound: firstRound - 1, reason: 'restored' }, now);
  } else if (uncovered !== null && uncovered < firstRound) {
    // Chains leave no gap: this one covers rounds that nobody plays.
    const chain = {
      game,
      firstRound: uncovered,
      length: firstRound - uncovered,
      chainEnd: randomBytes(32).toString('hex'),
    };
    await insertLost(transaction, chain, now);
    if (isLogged) await appendLog(transaction, [{ type: 'chain', chainId: 0, ...chain }], now);
  }
  await insertRestart(transaction, game, firstRound, now);
}

/** What was published before this round and is not in the database is known to be lost. */
async function insertRestart(
  transaction: Queryable,
  game: string,
  firstRound: number,
  now: Date,
): Promise<void> {
  await transaction.query({
    name: 'live-restarts-insert',
    text: 'INSERT INTO live_restarts (game, first_round, restarted_at) VALUES ($1, $2, $3)',
    values: [game, firstRound, now],
  });
}

async function hasLoggedChain(on: Queryable, game: string): Promise<boolean> {
  const rows = await on.query({
    name: 'fairness-log-has-chain',
    text: `
      SELECT FROM fairness_log WHERE line::json ->> 'type' = 'chain' AND line::json ->> 'game' = $1 LIMIT 1`,
    values: [game],
  });
  return rows.length > 0;
}

const logClosed = (
  transaction: Queryable,
  fact: { readonly game: string; readonly lastRound: number; readonly reason: string },
  now: Date,
): Promise<void> => appendLog(transaction, [{ type: 'chainClosed', ...fact }], now);
