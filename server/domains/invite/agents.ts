import { type Centavos, centavos, ZERO } from '../../../games/kit/rules/money';
import { LOTTO, TRADE } from '../../../games/kit/rules/otherPlay';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { type EachPlayer, untilOneFails } from '../../jobs/eachPlayer';
import { lockPlayers } from '../../ledger/accounts';
import { post } from '../../ledger/post';
import { dayAfter, endOf, manilaDate, startOf } from '../../manilaDay';
import { voidInvitees } from './void';

/**
 * The operator's edge of each own game on its best bet, of the markets and of lotto, in millionths of a stake. A share of it is independent of what
 * anybody wins or loses.
 */
export const EDGES: Readonly<Record<string, bigint>> = {
  color: 27_777n,
  scratch: 30_000n,
  sabong: 24_000n,
  ring: 10_000n,
  crash: 10_000n,
  dice: 10_000n,
  [TRADE]: 24_000n,
  [LOTTO]: 40_000n,
};

/** Of what is left of the edge after the invited players' rewards, in percent. */
const SHARE_PERCENT = 15n;

/** What an agent gets for a month. */
export interface AgentMonth {
  readonly edgeCentavos: Centavos;
  readonly rewardsCentavos: Centavos;
  readonly shareCentavos: Centavos;
}

/**
 * 15 % of edge x stakes less rewards, rounded down to a centavo and never below zero.
 *
 * @param stakes Settled main stakes of the agent's invited players by game, in centavos.
 * @param rewardsCentavos What these players got from promotions.
 */
export function agentMonth(stakes: Readonly<Record<string, bigint>>, rewardsCentavos: Centavos): AgentMonth {
  const millionths = Object.entries(stakes).reduce(
    (sum, [game, stake]) => sum + stake * (EDGES[game] ?? 0n),
    0n,
  );
  const edge = millionths / 1_000_000n;
  const share = ((edge - rewardsCentavos) * SHARE_PERCENT) / 100n;
  return {
    edgeCentavos: centavos(edge),
    rewardsCentavos,
    shareCentavos: share > 0n ? centavos(share) : ZERO,
  };
}

/** Whether a player has a contract as an agent at a time: from the first day of its first month to the end of its last. */
export async function isAgent(on: Queryable, uid: number, now: Date): Promise<boolean> {
  const rows = await on.query({
    name: 'invite-agents-find',
    text: `
      SELECT FROM invite_agents
      WHERE uid = $1 AND from_month <= $2::date AND (until_month IS NULL OR until_month >= $2::date)`,
    values: [uid, monthOf(now)],
  });
  return rows.length > 0;
}

/** The first day (yyyy-mm-01) of the month of a time in Manila. */
export const monthOf = (at: Date): string => `${manilaDate(at).slice(0, 7)}-01`;

/** The first day (yyyy-mm-01) of the month after that of a day. */
export const nextMonth = (day: string): string => {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return month === 12 ? `${year + 1}-01-01` : `${day.slice(0, 5)}${String(month + 1).padStart(2, '0')}-01`;
};

/** Whether a day (yyyy-mm-dd) is the last of its month. */
const endsMonth = (day: string): boolean => dayAfter(day) === nextMonth(day);

/**
 * Pays every agent for the month that ends with a day (yyyy-mm-dd), once; does nothing for other days. Agents whose account
 * is restricted or closed are paid nothing. Returns how many were paid.
 */
export async function payAgents(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  day: string,
  each: EachPlayer = untilOneFails,
): Promise<number> {
  if (!endsMonth(day)) return 0;
  const month = `${day.slice(0, 7)}-01`;
  const agents = await db.query<{ uid: number }>({
    name: 'invite-agents-due',
    text: `
      SELECT a.uid FROM invite_agents a JOIN players p USING (uid)
      WHERE a.from_month <= $1::date AND (a.until_month IS NULL OR a.until_month >= $1::date) AND p.restricted_at IS NULL AND p.closed_at IS NULL
        AND NOT EXISTS (SELECT FROM invite_agent_months m WHERE m.uid = a.uid AND m.month = $1::date)
      ORDER BY a.uid`,
    values: [month],
  });
  await each(agents, ({ uid }) =>
    db.transaction(async (transaction) => {
      await lockPlayers(transaction, [uid]);
      const span: Span = {
        first: month,
        last: day,
        without: [...(await voidInvitees(transaction, uid)).keys()],
      };
      const result = agentMonth(
        await stakesOf(transaction, uid, span),
        await rewardsOf(transaction, uid, span),
      );
      await keepMonth(transaction, uid, month, result);
      if (result.shareCentavos === ZERO) return;
      await post(transaction, {
        uid,
        kind: 'prize',
        reference: `agent:${month}`,
        legs: [{ from: 'promotions', to: 'cash', amount: result.shareCentavos }],
        now: clock.now(),
      });
    }),
  );
  return agents.length;
}

/** From the first to the last day (yyyy-mm-dd, both included), without players for whom there is no reward. */
interface Span {
  readonly first: string;
  readonly last: string;
  readonly without: readonly number[];
}

async function stakesOf(
  on: Queryable,
  agent: number,
  { first, last, without }: Span,
): Promise<Record<string, bigint>> {
  const rows = await on.query<{ game: string; stake: bigint }>({
    name: 'invite-agents-stakes',
    text: `
      SELECT d.game, sum(d.main_centavos)::bigint AS stake FROM players p JOIN play_days d USING (uid)
      WHERE p.invited_by = $1 AND d.day BETWEEN $2::date AND $3::date AND p.uid <> ALL ($4::int[])
      GROUP BY d.game`,
    values: [agent, first, last, without],
  });
  return Object.fromEntries(rows.map(({ game, stake }) => [game, stake]));
}

/** What the players invited by an agent got from promotions, less what went back there. */
async function rewardsOf(on: Queryable, agent: number, { first, last, without }: Span): Promise<Centavos> {
  const [row] = await on.query<{ rewards: bigint }>({
    name: 'invite-agents-rewards',
    text: `
      SELECT coalesce(sum(CASE WHEN e.from_code = 17 THEN e.amount ELSE -e.amount END), 0)::bigint AS rewards
      FROM players p JOIN ledger_entries e USING (uid)
      WHERE p.invited_by = $1 AND 17 IN (e.from_code, e.to_code) AND e.created_at >= $2 AND e.created_at < $3
        AND p.uid <> ALL ($4::int[])`,
    values: [agent, startOf(first), endOf(last), without],
  });
  return centavos(row?.rewards ?? 0n);
}

async function keepMonth(
  transaction: Queryable,
  uid: number,
  month: string,
  { edgeCentavos, rewardsCentavos, shareCentavos }: AgentMonth,
): Promise<void> {
  await transaction.query({
    name: 'invite-agent-months-insert',
    text: `
      INSERT INTO invite_agent_months (uid, month, edge_centavos, rewards_centavos, share_centavos)
      VALUES ($1, $2, $3, $4, $5)`,
    values: [uid, month, edgeCentavos, rewardsCentavos, shareCentavos],
  });
}
