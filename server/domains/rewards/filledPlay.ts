import { manifests } from '../../../games/allGames';
import type { Queryable } from '../../db/database';
import { requireUpdated } from '../../db/requireUpdated';
import { OWN_PROVIDER } from '../catalogue/ownGames';

/** What of a settled bet decides about the activities that it fills. */
export interface FillingBet {
  readonly game: string;
  readonly settledAt: Date;
  readonly countedCentavos: bigint;
}

/** A guaranteed payout that a player has joined and not filled. */
export interface Filling {
  readonly activityId: bigint;
  /** Games as `provider_gameId`. */
  readonly games: readonly string[];
  /** Included: when it begins, or when the player joined. */
  readonly from: Date;
  /** Not included. */
  readonly endTime: Date;
  readonly leftCentavos: bigint;
}

const keys = new Map(manifests.map(({ id, name }) => [name, `${OWN_PROVIDER}_${id}`]));

/**
 * What the counted play of settled bets adds to each activity, by id: a bet fills those that it was settled in time for,
 * in one of their games, the one that ends first before the others. What no activity takes is in none.
 */
export function fill(bets: readonly FillingBet[], fillings: readonly Filling[]): ReadonlyMap<bigint, bigint> {
  const added = new Map<bigint, bigint>();
  const byEnd = fillings.toSorted(
    (a, b) => a.endTime.getTime() - b.endTime.getTime() || Number(a.activityId - b.activityId),
  );
  for (const { game, settledAt, countedCentavos } of bets) {
    const key = keys.get(game);
    let rest = countedCentavos;
    for (const { activityId, games, from, endTime, leftCentavos } of byEnd) {
      if (key === undefined || !games.includes(key) || settledAt < from || settledAt >= endTime) continue;
      const before = added.get(activityId) ?? 0n;
      const part = rest < leftCentavos - before ? rest : leftCentavos - before;
      if (part > 0n) added.set(activityId, before + part);
      rest -= part;
    }
  }
  return added;
}

/**
 * Fills a player's guaranteed payouts with bets that are being counted. Returns how much of their play that uses up. The
 * caller has locked the player.
 */
export async function fillActivities(
  transaction: Queryable,
  uid: number,
  bets: readonly FillingBet[],
): Promise<bigint> {
  if (bets.length === 0) return 0n;
  const fillings = await transaction.query<Filling>({
    name: 'guaranteed-fillings',
    text: `
      SELECT p.activity_id AS "activityId", a.games, greatest(a.start_time, p.joined_at) AS "from",
        a.end_time AS "endTime", p.need_centavos - p.filled_centavos AS "leftCentavos"
      FROM guaranteed_players p JOIN guaranteed_activities a USING (activity_id)
      WHERE p.uid = $1 AND p.state = 'open' AND p.filled_centavos < p.need_centavos`,
    values: [uid],
  });
  const added = [...fill(bets, fillings)];
  if (added.length === 0) return 0n;
  const rows = await transaction.query({
    name: 'guaranteed-fill',
    text: `
      UPDATE guaranteed_players p SET filled_centavos = p.filled_centavos + u.added
      FROM unnest($2::bigint[], $3::bigint[]) AS u (activity_id, added)
      WHERE p.uid = $1 AND p.activity_id = u.activity_id AND p.state = 'open' RETURNING p.activity_id`,
    values: [uid, added.map(([activityId]) => activityId), added.map(([, play]) => play)],
  });
  requireUpdated(rows, added.length, 'guaranteed payouts that play fills');
  return added.reduce((sum, [, play]) => sum + play, 0n);
}
