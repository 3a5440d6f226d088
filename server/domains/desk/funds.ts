import type { BodyOf, ReplyOf } from '../../../contract/call';
import type { fundsCalls as calls, FundsMonth } from '../../../contract/desk/funds';
import { centavos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import type { Operator } from '../../http/route';
import { fundsAt, type PlayersFunds } from '../../ledger/funds';
import { manilaDate, startOf } from '../../manilaDay';
import { decide, openProposal, type ProposalRow, proposalOf, propose } from './proposals';
import { closersOf } from './reconciliationShown';

/** Months that the list shows, the running one included. */
const MONTHS_SHOWN = 4;

const objectOf = (month: string): string => `month ${month}`;

/** The month so many months later, or earlier for a negative number. */
function monthAfter(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** When a month in Manila ends. */
const endOfMonth = (month: string): Date => startOf(`${monthAfter(month, 1)}-01`);

interface Content {
  readonly month: string;
  /** In centavos, as text. */
  readonly account: string;
}

interface ClosedRow extends PlayersFunds {
  readonly month: string;
  readonly account: bigint;
  readonly proposalId: bigint;
  readonly closedAt: Date;
}

const closedMonths = (on: Queryable, months: readonly string[]): Promise<ClosedRow[]> =>
  on.query<ClosedRow>({
    name: 'segregated-months-read',
    text: `
      SELECT to_char(month, 'YYYY-MM') AS month, main, held, bonus, account, proposal_id AS "proposalId",
        closed_at AS "closedAt"
      FROM segregated_months WHERE to_char(month, 'YYYY-MM') = ANY ($1)`,
    values: [months],
  });

/** Ended months change no more, and summing them reads every entry since. */
const summed = new WeakMap<Queryable, Map<string, PlayersFunds>>();
/** A transaction that began before midnight may end after it. */
const SETTLED_MS = 60 * 60_000;

/** What players owned at the end of these months; for a month that runs, now. */
async function fundsOf(
  on: Queryable,
  months: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, PlayersFunds>> {
  const known = summed.get(on) ?? new Map<string, PlayersFunds>();
  summed.set(on, known);
  const unknown = months.filter((month) => !known.has(month));
  const ends = unknown.map((month) => new Date(Math.min(now.getTime(), endOfMonth(month).getTime())));
  const sums = await fundsAt(on, ends);
  const fresh = new Map(unknown.flatMap((month, at) => (sums[at] === undefined ? [] : [[month, sums[at]]])));
  for (const [month, players] of fresh) {
    if (endOfMonth(month).getTime() < now.getTime() - SETTLED_MS) known.set(month, players);
  }
  return new Map([...known, ...fresh]);
}

/** The last months: what players owned at the end of each, against what the segregated account held. */
export async function listFunds({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<ReplyOf<typeof calls.list>> {
  const now = clock.now();
  const running = manilaDate(now).slice(0, 7);
  const months = Array.from({ length: MONTHS_SHOWN }, (_, index) => monthAfter(running, -index));
  const closed = await closedMonths(db, months);
  const open = months.filter((month) => !closed.some((each) => each.month === month));
  const funds = await fundsOf(db, open, now);
  const list = await Promise.all(
    months.map(async (month): Promise<FundsMonth> => {
      const done = closed.find((each) => each.month === month);
      const players = done ?? funds.get(month);
      if (players === undefined) throw new Error(`nothing was summed for ${month}`);
      const proposal = await openProposal(db, 'funds', objectOf(month), now);
      const account = done?.account ?? (proposal === null ? null : BigInt(contentOf(proposal).account));
      const closers = done === undefined ? null : await closersOf(db, done.proposalId);
      return {
        month,
        main: centavos(players.main),
        held: centavos(players.held),
        bonus: centavos(players.bonus),
        account: account === null ? null : centavos(account),
        difference: account === null ? null : centavos(account - players.main - players.held),
        state:
          done !== undefined
            ? 'closed'
            : month === running
              ? 'running'
              : proposal === null
                ? 'open'
                : 'proposed',
        proposal: proposal === null ? null : proposalOf(proposal, now),
        closed:
          done === undefined || closers === null ? null : { ...closers, at: done.closedAt.toISOString() },
      };
    }),
  );
  return { list, at: now.toISOString() };
}

const contentOf = ({ content }: ProposalRow): Content => content as Content;

/**
 * Proposes what the segregated account held at the end of a month. Refuses "badRequest" for a month that has not ended,
 * and "alreadySet" for one that is closed or waits for a second person.
 */
export async function proposeFunds(
  context: Context,
  operator: Operator,
  { month, account, reason, key }: BodyOf<typeof calls.propose>,
): Promise<ReplyOf<typeof calls.list>> {
  const { db, clock } = context;
  const now = clock.now();
  if (endOfMonth(month) > now) throw refuse('badRequest', 'The month has not ended.');
  const isClosed = (await closedMonths(db, [month])).length > 0;
  const waiting = await openProposal(db, 'funds', objectOf(month), now);
  if (isClosed || (waiting !== null && waiting.key !== key)) throw refuse('alreadySet');
  const [players] = await fundsAt(db, [endOfMonth(month)]);
  await propose(context, operator, {
    kind: 'funds',
    object: objectOf(month),
    content: { month, account: `${account}` } satisfies Content,
    evidence: { main: `${players?.main}`, held: `${players?.held}` },
    reason,
    key,
    told: { amountCentavos: account },
  });
  return listFunds(context);
}

/** Decides on a month; the approval closes it with the sums as they are computed again. */
export async function decideFunds(
  context: Context,
  operator: Operator,
  body: BodyOf<typeof calls.decide>,
): Promise<ReplyOf<typeof calls.decide>> {
  const { isDone } = await decide(context, operator, body, {
    kind: 'funds',
    carryOut: async (proposal, transaction, now) => {
      const { month, account } = contentOf(proposal);
      const [players] = await fundsAt(transaction, [endOfMonth(month)]);
      if (players === undefined) throw new Error(`nothing was summed for ${month}`);
      const rows = await transaction.query({
        name: 'segregated-months-close',
        text: `
          INSERT INTO segregated_months (month, main, held, bonus, account, proposal_id, closed_at)
          VALUES ($1::date, $2, $3, $4, $5, $6, $7) ON CONFLICT (month) DO NOTHING RETURNING month`,
        values: [`${month}-01`, players.main, players.held, players.bonus, BigInt(account), proposal.id, now],
      });
      if (rows.length === 0) throw refuse('alreadySet');
      return month;
    },
  });
  return { isDone, funds: await listFunds(context) };
}
