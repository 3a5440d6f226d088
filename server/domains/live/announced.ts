import { hash } from 'node:crypto';
import type { ReplyOf } from '../../../contract/call';
import type {
  LiveBeacon,
  LiveClosing,
  LiveDeparture,
  LivePastRound,
  liveCalls,
} from '../../../contract/live';
import { centavos } from '../../../games/kit/rules/money';
import type { SharedGame } from '../../../games/kit/rules/shared';
import type { Queryable } from '../../db/database';
import { chainOf } from './chain';
import { findRound, finishedRounds, type StoredRound } from './rounds';

/** What a round with a beacon announced when it opened. */
function beaconOf({ beacon }: StoredRound): LiveBeacon | undefined {
  if (beacon === null) return undefined;
  const { network, chainHash, round, atMs, logHead } = beacon;
  return { network, chainHash, round, at: atMs, logHead };
}

/** The same with the signature, as far as the round was drawn with it. */
function pastBeaconOf(round: StoredRound): LivePastRound['beacon'] {
  const beacon = beaconOf(round);
  return beacon && { ...beacon, ...(round.signature !== null && { signature: round.signature }) };
}

/** What it announced when its betting closed. */
export function closingOf({ closing, clientSeed }: StoredRound): LiveClosing | undefined {
  if (closing === null || clientSeed === null) return undefined;
  const { closedAtMs, seats, root, bets, stakes } = closing;
  return {
    closedAt: closedAtMs,
    clientSeed,
    seats: [...seats],
    betsRoot: root,
    bets,
    stakes: centavos(BigInt(stakes)),
  };
}

/** What it announced when it started. */
export function departureOf(
  { bettingMs }: SharedGame,
  { state, signature, departsMs }: StoredRound,
): LiveDeparture | undefined {
  if (signature === null || (state !== 'running' && state !== 'ended')) return undefined;
  const randomness = hash('sha256', Buffer.from(signature, 'hex'));
  return { signature, randomness, atMs: bettingMs + departsMs };
}

/** All that a round has announced so far because of its beacon; nothing for a round without one. */
export function announcedOf(game: SharedGame, round: StoredRound) {
  const [beacon, closing, departure] = [beaconOf(round), closingOf(round), departureOf(game, round)];
  return { ...(beacon && { beacon }), ...(closing && { closing }), ...(departure && { departure }) };
}

/** Past rounds as everybody sees them, newest first. */
export async function pastRounds(on: Queryable, game: SharedGame, count: number): Promise<LivePastRound[]> {
  const rounds = await finishedRounds(on, game.rules.name, count);
  return rounds.map((round) => pastOf(game, round));
}

const pastOf = (game: SharedGame, round: StoredRound): LivePastRound => ({
  roundNumber: round.roundNumber,
  outcome: round.outcome,
  serverSeed: round.serverSeed ?? '',
  clientSeed: round.clientSeed ?? 'none',
  ...announcedOf(game, round),
  ...(round.beacon !== null && { beacon: pastBeaconOf(round) }),
  ...(round.calledOff !== null && { calledOff: round.calledOff }),
});

/** A round that is over, with its chain, for its check; null while it is not over, and when there is none. */
export async function endedRound(
  on: Queryable,
  game: SharedGame,
  roundNumber: number,
): Promise<ReplyOf<typeof liveCalls.round> | null> {
  const { name } = game.rules;
  const round = await findRound(on, name, roundNumber);
  if (round === null || (round.state !== 'ended' && round.state !== 'calledOff')) return null;
  const chain = await chainOf(on, name, roundNumber);
  if (chain === null) throw new Error('there is no chain for the round');
  const { commitment, openedAtMs } = round;
  const { chainEnd, firstRound: chainFrom } = chain;
  return { chainEnd, chainFrom, commitment, openedAt: openedAtMs, past: pastOf(game, round) };
}
