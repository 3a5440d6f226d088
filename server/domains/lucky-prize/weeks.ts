import { type BeaconNetwork, roundFrom, roundTimeMs } from '../../../games/kit/fairness/network';
import { commitmentOf } from '../../../games/kit/rules/draw';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { decidesFrom } from '../../fairness/beaconChange';
import { appendLog } from '../../fairness/log';
import { newServerSeed } from '../../fairness/serverSeed';
import { dayAfter, manilaDate, mondayOf } from '../../manilaDay';
import { BEACON_LIMIT_MS, drawTime } from './rules';

/** A week of the lucky prize as stored; hashes and seeds are hex. Times of the beacon are when its number is due. */
export interface LuckyWeek {
  /** yyyy-mm-dd, the first day on which its tickets are earned. */
  readonly monday: string;
  readonly commitment: string;
  readonly serverSeed: string | null;
  readonly network: string;
  readonly chainHash: string;
  readonly beaconRound: number;
  readonly beaconAt: Date;
  readonly signature: string | null;
  readonly listedAt: Date | null;
  readonly tickets: number | null;
  readonly listHash: string | null;
  readonly drawnAt: Date | null;
  readonly paidAt: Date | null;
}

const SELECT_WEEK = `
  SELECT to_char(monday, 'YYYY-MM-DD') AS monday, encode(commitment, 'hex') AS commitment,
    encode(server_seed, 'hex') AS "serverSeed", beacon_network AS network, encode(beacon_chain, 'hex') AS "chainHash",
    beacon_round::float8 AS "beaconRound", beacon_at AS "beaconAt", encode(beacon_signature, 'hex') AS signature,
    listed_at AS "listedAt", tickets, encode(list_hash, 'hex') AS "listHash", drawn_at AS "drawnAt", paid_at AS "paidAt"
  FROM lucky_weeks`;

/** The week of a Monday (yyyy-mm-dd); null where nothing was committed to before it began. */
export async function findWeek(on: Queryable, monday: string): Promise<LuckyWeek | null> {
  const [week] = await on.query<LuckyWeek>({
    name: 'lucky-week',
    text: `${SELECT_WEEK} WHERE monday = $1::date`,
    values: [monday],
  });
  return week ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockWeek(transaction: Queryable, monday: string): Promise<LuckyWeek | null> {
  const [week] = await transaction.query<LuckyWeek>({
    name: 'lucky-week-lock',
    text: `${SELECT_WEEK} WHERE monday = $1::date FOR NO KEY UPDATE`,
    values: [monday],
  });
  return week ?? null;
}

/** Weeks whose list is out and whose prizes are not all paid, the oldest first. */
export const weeksToDraw = (on: Queryable): Promise<LuckyWeek[]> =>
  on.query({
    name: 'lucky-weeks-open',
    text: `${SELECT_WEEK} WHERE listed_at IS NOT NULL AND paid_at IS NULL ORDER BY monday`,
  });

/** The newest weeks whose list is out, the newest first. */
export const listedWeeks = (on: Queryable, limit: number): Promise<LuckyWeek[]> =>
  on.query({
    name: 'lucky-weeks-listed',
    text: `${SELECT_WEEK} WHERE listed_at IS NOT NULL ORDER BY monday DESC LIMIT $1`,
    values: [limit],
  });

/** Weeks that are committed to before they begin, besides the one that follows. */
const WEEKS_AHEAD = 3;

/**
 * Commits to the server seeds of the weeks to come, and binds each to the first number of the beacon that is due on the
 * Monday after it at 12:00 or later. A week that has begun gets none. Returns how many commitments are new.
 */
export function commitAhead(
  { db, clock, seals }: Pick<Context, 'db' | 'clock' | 'seals'>,
  network: BeaconNetwork,
): Promise<number> {
  return db.transaction(async (transaction) => {
    const now = clock.now();
    const thisMonday = mondayOf(manilaDate(now));
    const mondays = Array.from({ length: WEEKS_AHEAD }, (_, at) => dayAfter(thisMonday, 7 * (at + 1)));
    const known = await transaction.query<{ monday: string }>({
      name: 'lucky-weeks-known',
      text: "SELECT to_char(monday, 'YYYY-MM-DD') AS monday FROM lucky_weeks WHERE monday = ANY ($1::date[])",
      values: [mondays],
    });
    const missing = mondays.filter((monday) => !known.some((week) => week.monday === monday));
    if (missing.length === 0) return 0;
    // Takes the log's lock: of two processes the second finds all weeks below.
    const decidesMs = await decidesFrom(transaction, network, now);
    let made = 0;
    for (const monday of missing) {
      if (drawTime(monday).getTime() < decidesMs) continue;
      const seed = newServerSeed();
      const commitment = commitmentOf(seed);
      const { round, at } = boundTo(network, drawTime(monday));
      const rows = await transaction.query({
        name: 'lucky-week-commit',
        text: `
          INSERT INTO lucky_weeks (monday, commitment, committed_at, sealed_seed, beacon_network, beacon_chain,
            beacon_round, beacon_at)
          VALUES ($1::date, decode($2, 'hex'), $3, decode($4, 'hex'), $5, decode($6, 'hex'), $7, $8)
          ON CONFLICT (monday) DO NOTHING RETURNING monday`,
        values: [
          monday,
          commitment,
          now,
          seals.seal(seed, sealPlace(monday)).toString('hex'),
          network.id,
          network.chainHash,
          round,
          at,
        ],
      });
      if (rows.length === 0) continue;
      made += 1;
      const { chainHash } = network;
      const fact = { type: 'raffle', monday, commitment, chainHash, beaconRound: round } as const;
      await appendLog(transaction, [fact], now);
    }
    return made;
  });
}

/** Where the seal of a week's seed may be opened. */
export const sealPlace = (monday: string): string => `lucky week ${monday}`;

/** The first number that is due at a time or after it. */
function boundTo(network: BeaconNetwork, time: Date): { readonly round: number; readonly at: Date } {
  const round = roundFrom(network, time.getTime());
  return { round, at: new Date(roundTimeMs(network, round)) };
}

/** Why a draw moves a week on. */
export type MoveReason = 'listLate' | 'beaconLate';

/**
 * Binds a week to the number of the next Monday at 12:00 that is still to come, because its list or its number came too
 * late. List and prizes stay. The caller has locked the week, and no signature is stored.
 */
export async function moveOn(
  transaction: Queryable,
  { monday, beaconRound }: Pick<LuckyWeek, 'monday' | 'beaconRound'>,
  {
    network,
    reason,
    now,
  }: { readonly network: BeaconNetwork; readonly reason: MoveReason; readonly now: Date },
): Promise<void> {
  let week = monday;
  while (drawTime(week).getTime() <= now.getTime() + LIST_BEFORE_MS) week = dayAfter(week, 7);
  const { round, at } = boundTo(network, drawTime(week));
  await transaction.query({
    name: 'lucky-move-keep',
    text: 'INSERT INTO lucky_moves (monday, beacon_round, reason, moved_at) VALUES ($1::date, $2, $3, $4)',
    values: [monday, beaconRound, reason, now],
  });
  await transaction.query({
    name: 'lucky-week-move',
    text: `
      UPDATE lucky_weeks SET beacon_network = $2, beacon_chain = decode($3, 'hex'), beacon_round = $4, beacon_at = $5
      WHERE monday = $1::date`,
    values: [monday, network.id, network.chainHash, round, at],
  });
  const fact = { type: 'raffleMoved', monday, reason, from: beaconRound, beaconRound: round } as const;
  await appendLog(transaction, [fact], now);
}

/** How long before the number that decides a list must be out. */
export const LIST_BEFORE_MS = 60_000;

/** Whether a number is so late that its draw moves on. */
export const isTooLate = ({ beaconAt }: Pick<LuckyWeek, 'beaconAt'>, now: Date): boolean =>
  now.getTime() >= beaconAt.getTime() + BEACON_LIMIT_MS;
