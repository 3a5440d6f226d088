import { setTimeout as sleep } from 'node:timers/promises';
import { seedToHex } from '../../../games/kit/rules/draw';
import type { SharedGame } from '../../../games/kit/rules/shared';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import type { BeaconSource } from '../../fairness/beaconSource';
import { appendLog, type CallOffReason } from '../../fairness/log';
import type { PublicFiles } from '../../fairness/publicFiles';
import { holdLease, type Lease } from './lease';
import type { LiveMetrics } from './metrics';
import { notify } from './notices';
import type { RoundScheduler } from './roundSchedule';
import { callOff, enterTable, type StoredRound } from './rounds';
import type { LiveTime } from './time';

/** Lets testers decide rounds that have not been opened; only the sandbox has one. */
export interface RoundArranger<Request = unknown> {
  /** What has been asked of this round; null for all other rounds. */
  requestFor(game: string, roundNumber: number): Request | null;
  /** A server seed that fulfils the request together with this number of the beacon; null if none was found. */
  seedFor(
    request: Request,
    game: SharedGame,
    roundNumber: number,
    beaconRound: number,
  ): Promise<Uint8Array | null>;
}

/** How tables run. */
export interface RoundLeaderOptions {
  /** How many times faster than usual. */
  readonly pace: number;
  /** Number of rounds that one seed chain covers. */
  readonly chainLength: number;
  /** Whether a game is switched on; the tables of other games are wound up. */
  readonly isOn: (game: string) => boolean;
  /** Whether a game opens no further rounds for now; the round that is open is played to its end. */
  readonly isPaused: (game: string) => boolean;
  /** Where the public number of rounds comes from; null for rounds without one. */
  readonly beacon: BeaconSource | null;
  readonly arranger: RoundArranger | null;
  readonly metrics: LiveMetrics;
  readonly publicFiles: PublicFiles | null;
}

/** A table and all that its leader leads it with. */
export interface LedTable {
  readonly context: Context;
  readonly game: SharedGame;
  readonly time: LiveTime;
  readonly options: RoundLeaderOptions;
  readonly scheduler: RoundScheduler;
}

/** The time of something whose `atMs` counts from the opening of the round, in ms since 1970. */
export const whenMs = (
  { options }: Pick<LedTable, 'options'>,
  { openedAtMs }: StoredRound,
  atMs: number,
): number => openedAtMs + atMs / options.pace;

/** Waits until a time has been reached. Throws when the signal aborts. */
export async function until(time: LiveTime, atMs: number, signal: AbortSignal): Promise<void> {
  for (let leftMs = atMs - time.nowMs(); leftMs > 0; leftMs = atMs - time.nowMs()) {
    await sleep(Math.ceil(leftMs), undefined, { signal });
  }
  signal.throwIfAborted();
}

/**
 * Calls a round off and logs it, unless the number that decides it is known. Its tickets are refunded by the next
 * step of the leader.
 */
export async function callOffRound(
  { context, game, scheduler, options }: LedTable,
  lease: Lease,
  round: StoredRound,
  reason: CallOffReason,
): Promise<void> {
  const { name } = game.rules;
  const { roundNumber, beacon } = round;
  const isCalledOff = await context.db.transaction(async (transaction) => {
    await holdLease(transaction, lease);
    await enterTable(transaction, name, 'leader');
    const serverSeed = seedToHex((await scheduler.seedOf(transaction, roundNumber)).serverSeed);
    const called = { roundNumber, serverSeed, reason: beacon === null ? null : reason };
    if (!(await callOff(transaction, name, called))) return false;
    await logCalledOff(transaction, name, round, reason, context.clock.now());
    await notify(transaction, { game: name, kind: 'round', round: roundNumber });
    return true;
  });
  if (!isCalledOff) return;
  options.metrics.calledOff.inc({ game: name, reason });
  if (beacon !== null)
    context.log.error({ game: name, round: roundNumber, reason }, 'a round was called off');
}

/** Logs that a round was called off; only those with a beacon are. */
export async function logCalledOff(
  transaction: Queryable,
  game: string,
  { roundNumber, beacon, closing, commitment, clientSeed }: StoredRound,
  reason: CallOffReason,
  now: Date,
): Promise<void> {
  if (beacon === null) return;
  const fact = {
    type: 'calledOff',
    game,
    round: roundNumber,
    reason,
    beaconRound: beacon.round,
    commitment,
    clientSeed,
    betsRoot: closing?.root ?? null,
    bets: closing?.bets ?? 0,
    stakes: Number(closing?.stakes ?? 0),
  } as const;
  await appendLog(transaction, [fact], now);
}
