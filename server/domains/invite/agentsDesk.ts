import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';
import { cutPage, keyOf, type PageRequest } from '../../http/cursor';
import { refuse } from '../../http/refusal';
import { maskName } from '../players/desk';
import { monthOf, nextMonth } from './agents';

/** What the console does with contracts of agents. Whoever calls has checked who the operator is, and that two agree. */

/** A month that an agent was paid for. */
export interface PaidMonth {
  /** Its first day (yyyy-mm-01). */
  readonly month: string;
  readonly edgeCentavos: Centavos;
  readonly rewardsCentavos: Centavos;
  readonly shareCentavos: Centavos;
}

/** A contract as an agent. Months are their first days (yyyy-mm-01). */
export interface AgentContract {
  readonly uid: number;
  /** Masked. */
  readonly name: string;
  readonly fromMonth: string;
  readonly untilMonth: string | null;
  readonly approvedBy: string;
  readonly approvedAt: Date;
  /** How many have registered with the agent's code. */
  readonly invited: number;
  /** The newest first, twelve at most. */
  readonly months: readonly PaidMonth[];
}

interface ContractRow extends Omit<AgentContract, 'months'> {
  readonly months: readonly { month: string; edge: string; rewards: string; share: string }[];
}

const MONTHS_SHOWN = 12;

const CONTRACT = `
  a.uid, p.name, to_char(a.from_month, 'YYYY-MM-DD') AS "fromMonth", to_char(a.until_month, 'YYYY-MM-DD') AS "untilMonth",
  a.approved_by AS "approvedBy", a.approved_at AS "approvedAt",
  (SELECT count(*) FROM players i WHERE i.invited_by = a.uid)::int AS invited,
  coalesce((SELECT json_agg(json_build_object('month', to_char(m.month, 'YYYY-MM-DD'), 'edge', m.edge_centavos::text,
    'rewards', m.rewards_centavos::text, 'share', m.share_centavos::text) ORDER BY m.month DESC)
    FROM (SELECT * FROM invite_agent_months WHERE uid = a.uid ORDER BY month DESC LIMIT ${MONTHS_SHOWN}) AS m), '[]') AS months`;

const contractOf = ({ months, ...row }: ContractRow): AgentContract => ({
  ...row,
  name: maskName(row.name),
  months: months.map(({ month, edge, rewards, share }) => ({
    month,
    edgeCentavos: centavos(BigInt(edge)),
    rewardsCentavos: centavos(BigInt(rewards)),
    shareCentavos: centavos(BigInt(share)),
  })),
});

/** One page of the contracts that go on or begin later, or of those that are over; the newest accounts first. */
export async function agentContracts(
  on: Queryable,
  { isOver, now }: { readonly isOver: boolean; readonly now: Date },
  { pageSize, cursor }: PageRequest,
): Promise<{ list: AgentContract[]; cursor: string | null }> {
  const rows = await on.query<ContractRow>({
    name: `invite-agents-${isOver ? 'over' : 'running'}`,
    text: `
      SELECT ${CONTRACT} FROM invite_agents a JOIN players p USING (uid)
      WHERE ${isOver ? 'a.until_month < $1::date' : '(a.until_month IS NULL OR a.until_month >= $1::date)'}
        AND a.uid < $2::bigint ORDER BY a.uid DESC LIMIT $3`,
    values: [monthOf(now), keyOf(cursor), pageSize + 1],
  });
  const { page, cursor: next } = cutPage(rows, pageSize, ({ uid }) => BigInt(uid));
  return { list: page.map(contractOf), cursor: next };
}

/** The contracts of these players. */
export async function contractsOf(on: Queryable, uids: readonly number[]): Promise<AgentContract[]> {
  const rows = await on.query<ContractRow>({
    name: 'invite-agents-of',
    text: `SELECT ${CONTRACT} FROM invite_agents a JOIN players p USING (uid) WHERE a.uid = ANY ($1) ORDER BY a.uid`,
    values: [uids],
  });
  return rows.map(contractOf);
}

interface Beginning {
  readonly uid: number;
  readonly fromMonth: string;
  readonly by: string;
  readonly now: Date;
}

/**
 * Refuses "badRequest" for a contract that would begin in a month that has begun: red bags of this month are given
 * already. Refuses "alreadySet" for a player whose contract goes on in that month, and for one whose last month is still to
 * be paid, unless the new contract follows it without a gap.
 */
export async function requireBeginning(
  on: Queryable,
  { uid, fromMonth, now }: Omit<Beginning, 'by'>,
): Promise<void> {
  if (fromMonth <= monthOf(now))
    throw refuse('badRequest', 'A contract begins with a month that has not begun.');
  const [contract] = await contractsOf(on, [uid]);
  if (contract === undefined) return;
  const { untilMonth } = contract;
  if (untilMonth === null || untilMonth >= fromMonth) throw refuse('alreadySet');
  if (nextMonth(untilMonth) !== fromMonth && isOwed(contract, now)) throw refuse('alreadySet');
}

/** Whether the last month of a contract has not been paid: it goes on, or has ended with the month before. */
const isOwed = ({ untilMonth, months }: AgentContract, now: Date): boolean =>
  untilMonth !== null &&
  nextMonth(untilMonth) >= monthOf(now) &&
  !months.some(({ month }) => month === untilMonth);

/**
 * Makes a player an agent from a month on, again where an earlier contract is over; one that it follows without a gap goes
 * on. Refuses as {@link requireBeginning}.
 */
export async function beginContract(transaction: Queryable, beginning: Beginning): Promise<void> {
  await requireBeginning(transaction, beginning);
  const { uid, fromMonth, by, now } = beginning;
  await transaction.query({
    name: 'invite-agents-begin',
    text: `
      INSERT INTO invite_agents AS a (uid, from_month, approved_by, approved_at) VALUES ($1, $2::date, $3, $4)
      ON CONFLICT (uid) DO UPDATE SET until_month = NULL,
        from_month = CASE WHEN a.until_month + interval '1 month' = excluded.from_month THEN a.from_month
          ELSE excluded.from_month END,
        approved_by = excluded.approved_by, approved_at = excluded.approved_at`,
    values: [uid, fromMonth, by, now],
  });
}

interface Ending {
  readonly uid: number;
  readonly untilMonth: string;
  readonly now: Date;
}

/**
 * Refuses "badRequest" for an end before this month: what is earned stays. Refuses "notFound" for a player without a
 * contract that goes on beyond that month.
 */
export async function requireEnding(on: Queryable, { uid, untilMonth, now }: Ending): Promise<AgentContract> {
  const [contract] = await contractsOf(on, [uid]);
  if (contract === undefined || (contract.untilMonth !== null && contract.untilMonth <= untilMonth))
    throw refuse('notFound');
  if (untilMonth < monthOf(now) || untilMonth < contract.fromMonth)
    throw refuse('badRequest', 'A contract ends with this month or a later one.');
  return contract;
}

/** Ends a contract with a month, which is still paid. Refuses as {@link requireEnding}. */
export async function endContract(transaction: Queryable, ending: Ending): Promise<void> {
  await requireEnding(transaction, ending);
  await transaction.query({
    name: 'invite-agents-end',
    text: 'UPDATE invite_agents SET until_month = $2::date WHERE uid = $1',
    values: [ending.uid, ending.untilMonth],
  });
}

/** The months with which a contract may begin now (yyyy-mm-01). */
export function monthsToBegin(now: Date): readonly string[] {
  const months = [nextMonth(monthOf(now))];
  while (months.length < 6) months.push(nextMonth(months.at(-1) ?? ''));
  return months;
}
