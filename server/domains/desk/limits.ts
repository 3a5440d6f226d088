import type { BodyOf, ReplyOf } from '../../../contract/call';
import type { LowerLimit, playerCalls } from '../../../contract/desk/players';
import type { Context } from '../../context';
import type { Operator } from '../../http/route';
import { readPlayer } from '../players/desk';
import { lowerForDesk } from '../safer-play/desk';
import { record } from './audit';

/** Centavos, or minutes of sessions. */
const mostOf = (limit: LowerLimit): bigint =>
  limit.kind === 'session' ? BigInt(limit.mostMinutes) : limit.most;

/** Lowers a limit of a player, who is told. Refuses "notFound". */
export async function lowerPlayersLimit(
  context: Context,
  operator: Operator,
  { uid, reason, limit }: BodyOf<typeof playerCalls.lowerLimit>,
): Promise<ReplyOf<typeof playerCalls.lowerLimit>> {
  await readPlayer(context.db, uid, context.clock.now());
  const { kind, period } = limit;
  const wish = { name: { kind, period }, most: mostOf(limit) };
  const { isDone, most } = await lowerForDesk(context, uid, wish, (transaction, { before }, now) => {
    const detail = { kind, period, from: before === null ? null : Number(before), to: Number(wish.most) };
    return record(
      transaction,
      { operator, action: 'player.lowerLimit', object: `player ${uid}`, reason, detail },
      now,
    );
  });
  return { isDone, most: Number(most) };
}
