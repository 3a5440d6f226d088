import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { cutPage, keyOf, type PageRequest } from '../../http/cursor';
import { refuse } from '../../http/refusal';
import { maskAddress, maskName } from '../players/desk';

/** What the console does with addresses from which several players spun. Whoever calls has checked who the operator is. */

/** Several players at one address on one day. */
export interface SpinReview {
  readonly reviewId: bigint;
  /** In Manila (yyyy-mm-dd). */
  readonly day: string;
  /** Masked. */
  readonly address: string;
  readonly flaggedAt: Date;
  /** Masked names, the first to spin first. */
  readonly players: readonly { readonly uid: number; readonly name: string; readonly spunAt: string }[];
  readonly seenBy: string | null;
  readonly seenAt: Date | null;
}

/** Players who are listed of one address; a carrier's may have hundreds. */
const PLAYERS_MAX = 50;

const REVIEW = `
  r.review_id AS "reviewId", to_char(r.day, 'YYYY-MM-DD') AS day, r.address, r.flagged_at AS "flaggedAt",
  r.seen_by AS "seenBy", r.seen_at AS "seenAt", coalesce((
    SELECT json_agg(json_build_object('uid', a.uid, 'name', a.name,
      'spunAt', to_char(a.spun_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY a.spun_at)
    FROM (SELECT uid, name, spun_at FROM spin_addresses JOIN players USING (uid)
      WHERE day = r.day AND address = r.address ORDER BY spun_at LIMIT ${PLAYERS_MAX}) AS a), '[]') AS players`;

const masked = (row: SpinReview): SpinReview => ({
  ...row,
  address: maskAddress(row.address),
  players: row.players.map((player) => ({ ...player, name: maskName(player.name) })),
});

/** One page of the reviews that wait, or of those that somebody has seen; newest first. */
export async function spinReviews(
  on: Queryable,
  { isSeen }: { readonly isSeen: boolean },
  { pageSize, cursor }: PageRequest,
): Promise<{ list: SpinReview[]; cursor: string | null }> {
  const rows = await on.query<SpinReview>({
    name: `spin-reviews-${isSeen ? 'seen' : 'open'}`,
    text: `
      SELECT ${REVIEW} FROM spin_reviews r
      WHERE r.seen_at IS ${isSeen ? 'NOT ' : ''}NULL AND r.review_id < $1 ORDER BY r.review_id DESC LIMIT $2`,
    values: [keyOf(cursor), pageSize + 1],
  });
  const { page, cursor: next } = cutPage(rows, pageSize, ({ reviewId }) => reviewId);
  return { list: page.map(masked), cursor: next };
}

/** How many addresses wait for a review. */
export async function waitingSpinReviews(on: Queryable): Promise<number> {
  const [row] = await on.query<{ waiting: bigint }>({
    name: 'spin-reviews-count',
    text: 'SELECT count(*) AS waiting FROM spin_reviews WHERE seen_at IS NULL',
  });
  return Number(row?.waiting ?? 0);
}

interface Seeing {
  readonly reviewId: bigint;
  /** The operator's name. */
  readonly by: string;
  readonly now: Date;
  /** Runs in the transaction. */
  readonly onSeen: (transaction: Queryable, review: SpinReview) => Promise<unknown>;
}

/** Notes that somebody has looked at an address. Refuses "notFound", and "alreadySet" where somebody was faster. */
export const seeReview = (
  { db }: Pick<Context, 'db'>,
  { reviewId, by, now, onSeen }: Seeing,
): Promise<SpinReview> =>
  db.transaction(async (transaction) => {
    const noted = await transaction.query({
      name: 'spin-reviews-see',
      text: `
        UPDATE spin_reviews SET seen_by = $2, seen_at = $3 WHERE review_id = $1 AND seen_at IS NULL
        RETURNING review_id`,
      values: [reviewId, by, now],
    });
    const [row] = await transaction.query<SpinReview>({
      name: 'spin-reviews-find',
      text: `SELECT ${REVIEW} FROM spin_reviews r WHERE r.review_id = $1`,
      values: [reviewId],
    });
    if (row === undefined) throw refuse('notFound');
    if (noted.length === 0) throw refuse('alreadySet');
    await onSeen(transaction, row);
    return masked(row);
  });
