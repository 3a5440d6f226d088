import type { BodyOf } from '../../../contract/call';
import type { liveCalls } from '../../../contract/live';
import type { Context } from '../../context';
import type { BeaconSource } from '../../fairness/beaconSource';
import { refuse } from '../../http/refusal';
import { networkOf, take } from '../players/tries';
import { roundsWaitingFor, storeSignature } from './closing';
import type { LiveTime } from './time';

const HAND_INS_PER_HOUR = 60;

/** Finds draws besides those of rounds that wait for a number which is due; each stores its signature. */
export type OtherDraws = (
  chainHash: string,
  round: number,
) => Promise<readonly ((signature: string) => Promise<boolean>)[]>;

interface HandInParts {
  readonly beacon: BeaconSource | null;
  readonly time: LiveTime;
  readonly otherDraws: OtherDraws;
}

/**
 * Takes a signature of the beacon from anybody, so that nobody can keep a round from its number by keeping it from
 * us. False where nothing waits for it. Refuses "notFound" without a beacon, "badRequest" for what is not the
 * network's signature and "tooMany" beyond the limit per address.
 */
export async function handInSignature(
  { db, clock }: Context,
  { beacon, time, otherDraws }: HandInParts,
  ip: string,
  { round, signature }: BodyOf<typeof liveCalls.beacon>,
): Promise<boolean> {
  if (beacon === null) throw refuse('notFound');
  const limit = { key: `beacon:${networkOf(ip)}`, most: HAND_INS_PER_HOUR, windowMs: 3_600_000 };
  if (!(await take(db, limit, clock.now()))) throw refuse('tooMany');
  const rounds = await roundsWaitingFor(db, beacon.network.chainHash, round);
  // A signature that is known before it is due would be no public number.
  const due = rounds.filter(({ atMs }) => time.nowMs() >= atMs);
  // Checking takes CPU, so it is done only where a round waits.
  const others = await otherDraws(beacon.network.chainHash, round);
  if (due.length + others.length === 0) return false;
  if (!(await beacon.isSignature(round, signature))) throw refuse('badRequest');
  let isTaken = false;
  for (const { game, roundNumber } of due) {
    isTaken = (await storeSignature(db, game, roundNumber, signature)) || isTaken;
  }
  for (const store of others) isTaken = (await store(signature)) || isTaken;
  return isTaken;
}
