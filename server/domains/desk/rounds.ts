import type { BodyOf, ReplyOf } from '../../../contract/call';
import type { roundCalls as calls } from '../../../contract/desk/rounds';
import { isGameName, sharedGame } from '../../../games/allGames';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { postingsOfBet } from '../../ledger/desk/transfers';
import { findSharedRound, sharedHistory } from '../live/history';
import { findRound, history } from '../play/rounds';
import { compare, moved, replay } from './replay';

/** A player's settled rounds of one game. Refuses "notFound" for a game that has no rounds. */
export async function listRounds(
  { db }: Context,
  body: BodyOf<typeof calls.list>,
): Promise<ReplyOf<typeof calls.list>> {
  if (!isGameName(body.game)) throw refuse('notFound');
  const read = sharedGame(body.game) === null ? history : sharedHistory;
  const { rounds, cursor } = await read(db, body);
  const list = rounds.map(({ roundId, createdAt, stake, payout, serverSeed }) => ({
    roundId,
    at: createdAt,
    stake,
    payout,
    isRevealed: serverSeed !== null,
  }));
  return { list, cursor };
}

/**
 * A settled round as evidence: what is stored, and what its seeds and the ledger say. Nothing is played again while the seed
 * is secret: it decides the player's next rounds too. Refuses "notFound".
 */
export async function readRound(
  { db }: Context,
  { uid, game, roundId }: BodyOf<typeof calls.read>,
): Promise<ReplyOf<typeof calls.read>> {
  if (!isGameName(game)) throw refuse('notFound');
  const shared = sharedGame(game);
  const round =
    shared === null
      ? await findRound(db, { uid, game, roundId })
      : await findSharedRound(db, { uid, game: shared, roundId });
  if (round === null) throw refuse('notFound');
  if (round.serverSeed === null) return { round, checks: null };
  const posted = await postingsOfBet(db, { uid, reference: roundId, at: new Date(round.createdAt) });
  const checks = await replay(round);
  checks.push(
    compare('ledger', moved(round.stake, round.payout), moved(posted.stakeCentavos, posted.payoutCentavos)),
  );
  return { round, checks };
}
