import type { BodyOf, ReplyOf } from '../../../contract/call';
import type { InvitePage, inviteCalls, RedBag } from '../../../contract/rewards/invite';
import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { cutPage, keyOf, skipOf } from '../../http/cursor';
import { refuse } from '../../http/refusal';
import { lockPlayers } from '../../ledger/accounts';
import { inviteLink } from '../players/invites';
import { findPlayer } from '../players/players';
import { requireRewards } from '../rewards/claim';
import { isAgent } from './agents';
import { maskedName } from './maskedName';
import { recountInvitees } from './recount';
import { COUNTING_DAYS, DEPOSIT_MIN, MONTH_MAX, RANK_POINTS, STAGES, YEAR_MAX } from './stages';

/** Bags that the page lists. */
const BAGS_MAX = 100;

/**
 * Refuses "selfExcluded", "onBreak", "rewardsResting" and "underAge": while rewards rest, nothing of invitations is shown.
 */
export async function requireShown({ db, clock }: Pick<Context, 'db' | 'clock'>, uid: number): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    await requireRewards({ clock }, transaction, { uid, gift: 'points', now: clock.now() });
  });
}

/** Code, conditions, sums and bags of an inviter. Refuses what {@link requireShown} does. */
export async function invitePageOf(context: Context, uid: number): Promise<InvitePage> {
  const { db, clock } = context;
  await requireShown(context, uid);
  await recountInvitees(context, uid);
  const player = await findPlayer(db, uid);
  if (player === null) throw refuse('notFound');
  const { inviteCode } = player;
  return {
    inviteCode,
    inviteLink: inviteLink(context, inviteCode),
    isAgent: await isAgent(db, uid, clock.now()),
    stages: STAGES.map(({ stage, playCentavos, amountCentavos }) => ({
      stage,
      play: playCentavos,
      amount: amountCentavos,
    })),
    depositMin: DEPOSIT_MIN,
    days: COUNTING_DAYS,
    monthMax: MONTH_MAX,
    yearMax: YEAR_MAX,
    rankPoints: [...RANK_POINTS],
    ...(await sumsOf(db, uid)),
    bags: await bagsOf(db, uid, clock.now()),
  };
}

async function sumsOf(
  on: Queryable,
  uid: number,
): Promise<{ readonly joined: number; readonly reached: number; readonly earned: Centavos }> {
  const [row] = await on.query<{ joined: number; reached: number; earned: bigint }>({
    name: 'invite-sums',
    text: `
      SELECT (SELECT count(*) FROM players WHERE invited_by = $1)::int AS joined,
        count(*) FILTER (WHERE stage = 1 AND state <> 'void')::int AS reached,
        coalesce(sum(paid_centavos), 0)::bigint AS earned
      FROM invite_stages WHERE inviter = $1`,
    values: [uid],
  });
  return { joined: row?.joined ?? 0, reached: row?.reached ?? 0, earned: centavos(row?.earned ?? 0n) };
}

/** Bags that are not open yet, without those that a closed account or a deposit that was taken back keeps shut. */
async function bagsOf(on: Queryable, inviter: number, now: Date): Promise<RedBag[]> {
  const rows = await on.query<{
    id: bigint;
    name: string;
    stage: number;
    amountCentavos: Centavos;
    claimableFrom: Date;
  }>({
    name: 'invite-bags',
    text: `
      SELECT s.stage_id AS id, p.name, s.stage, s.amount_centavos AS "amountCentavos",
        s.claimable_from AS "claimableFrom"
      FROM invite_stages s JOIN players p USING (uid)
      WHERE s.inviter = $1 AND s.state = 'open' AND p.verified = 'VERIFIED' AND p.closed_at IS NULL
        AND EXISTS (SELECT FROM deposit_orders o WHERE o.uid = s.uid AND o.status = 'success'
          AND o.reversed_at IS NULL AND o.amount_centavos >= $3)
      ORDER BY s.stage_id LIMIT $2`,
    values: [inviter, BAGS_MAX, DEPOSIT_MIN],
  });
  return rows.map(({ id, name, stage, amountCentavos, claimableFrom }) => ({
    id: id.toString(),
    name: maskedName(name),
    stage,
    amount: amountCentavos,
    waitsUntil: claimableFrom > now ? claimableFrom.toISOString() : null,
  }));
}

/** Who registered with a player's code, newest first. Refuses what {@link requireShown} does. */
export async function inviteesOf(
  context: Pick<Context, 'db' | 'clock'>,
  uid: number,
  body: BodyOf<typeof inviteCalls.invitees>,
): Promise<ReplyOf<typeof inviteCalls.invitees>> {
  const { db } = context;
  await requireShown(context, uid);
  const isFirst = body.cursor === undefined;
  const rows = await db.query<{ n: bigint; name: string; stage: number }>({
    name: 'invite-records',
    text: `
      SELECT i.n, i.name,
        coalesce((SELECT max(stage) FROM invite_stages s WHERE s.uid = i.uid AND s.state <> 'void'), 0)::int AS stage
      FROM (SELECT uid, name, row_number() OVER (ORDER BY uid) AS n FROM players WHERE invited_by = $1) AS i
      WHERE i.n < $2 ORDER BY i.n DESC LIMIT $3 OFFSET $4`,
    values: [uid, keyOf(body.cursor), body.pageSize + 1, skipOf(body)],
  });
  // By their number among those invited: the cursor of a page does not name a player.
  const { page, cursor } = cutPage(rows, body.pageSize, ({ n }) => n);
  const total = isFirst ? (await sumsOf(db, uid)).joined : null;
  return { list: page.map(({ name, stage }) => ({ name: maskedName(name), stage })), cursor, total };
}
