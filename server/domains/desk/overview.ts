import type { ReplyOf } from '../../../contract/call';
import type { overviewCalls as calls, DeskCounts } from '../../../contract/desk/overview';
import { type DeskAction, mayDo } from '../../../contract/desk/roles';
import { centavos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Operator } from '../../http/route';
import type { Job } from '../../jobs/jobRunner';
import { newestRuns, unfinishedRunsOf } from '../../jobs/jobRuns';
import { lateJobs } from '../../jobs/lateJobs';
import { liabilities, type MoneyBetween, moneyBetween } from '../../ledger/desk/sums';
import { manilaDate, startOf } from '../../manilaDay';
import { waitingIdentities } from '../identity/desk';
import { waitingBags } from '../invite/desk';
import { waitingForDesk } from '../payments/desk';
import { dayToClose } from '../reconciliation/days';
import { waitingSpinReviews } from '../spin/desk';
import { queueForDesk } from '../support/desk';
import { openWithdrawals } from '../withdrawals/reports';
import { readChecklist } from './checklist';
import { listPauses } from './pauses';
import { openByKind, type ProposalKind } from './proposals';
import { readRtp } from './rtp';

const DAY_MS = 24 * 60 * 60_000;

const readerOf = ({ roles }: Operator) => ({
  /** Reads something where the operator's roles allow it; null where they do not. */
  read: async <Result>(action: DeskAction, work: () => Promise<Result>): Promise<Result | null> =>
    mayDo(roles, { action, step: 'read' }) ? work() : null,
});

const amountsOf = ({ cashIn, cashOut, ggr, bonusCost }: MoneyBetween) => ({
  cashIn: centavos(cashIn),
  cashOut: centavos(cashOut),
  ggr: centavos(ggr),
  bonusCost: centavos(bonusCost),
});

const queueOf = (count: number, oldest: Date | null) => ({ count, oldest: oldest?.toISOString() ?? null });

/** The day so far, as far as the operator's roles allow. */
export async function readOverview(
  context: Context,
  operator: Operator,
  jobs: readonly Job[],
): Promise<ReplyOf<typeof calls.read>> {
  const { db, clock } = context;
  const now = clock.now();
  const { read } = readerOf(operator);
  return {
    at: now.toISOString(),
    money: await read('report', async () => {
      const midnight = startOf(manilaDate(now));
      const yesterday = new Date(midnight.getTime() - DAY_MS);
      const { liability, holds } = await liabilities(db);
      return {
        today: amountsOf(await moneyBetween(db, midnight, now)),
        yesterday: amountsOf(await moneyBetween(db, yesterday, new Date(now.getTime() - DAY_MS))),
        liability: centavos(liability),
        holds: centavos(holds),
      };
    }),
    withdrawals: await read('withdrawal', async () => {
      const { byAge, amountCentavos, oldest } = await openWithdrawals(db, now);
      const [hour, fourHours, day, older] = byAge;
      return {
        byAge: [hour, fourHours, day, older],
        amount: amountCentavos,
        oldest: oldest?.toISOString() ?? null,
      };
    }),
    parked: await read('parked', async () => {
      const { reviews, oldestReview } = await waitingForDesk(db, now);
      return queueOf(reviews, oldestReview);
    }),
    identity: await read('identity', async () => {
      const { waiting, oldest } = await waitingIdentities(db);
      return queueOf(waiting, oldest);
    }),
    messages: await read('message', async () => {
      const { waiting, oldest } = await queueForDesk(db);
      return queueOf(waiting, oldest);
    }),
    toClose: await read('reconciliation', async () => ({ day: await dayToClose(db, manilaDate(now)) })),
    lateJobs: await read('health', async () => {
      const catchingUp = jobs.filter(({ catchesUp }) => catchesUp).map(({ name }) => name);
      return lateJobs(jobs, [...(await newestRuns(db)), ...(await unfinishedRunsOf(db, catchingUp))], now);
    }),
    oddGames: await read('rtp', async () =>
      (await readRtp(context, 'day')).games.flatMap(({ game, z, state }) =>
        z !== null && (state === 'watch' || state === 'alarm') ? [{ game, z }] : [],
      ),
    ),
    pausedGames: await read('gamePause', async () =>
      (await listPauses(context)).list.map(({ game, pausedAt, by }) => ({
        game,
        at: pausedAt,
        isByRule: by === null,
      })),
    ),
    checklist: await read('checklist', () => readChecklist(context)).then((list) =>
      list?.every(({ isDone }) => isDone) ? null : list,
    ),
  };
}

/** How many wait in each list that the operator may see. */
export async function readCounts({ db, clock }: Context, operator: Operator): Promise<DeskCounts> {
  const now = clock.now();
  const { read } = readerOf(operator);
  const open = await openByKind(db, now);
  const sumOf = async (...kinds: readonly ProposalKind[]) =>
    kinds.reduce((sum, kind) => sum + (open.get(kind) ?? 0), 0);
  return {
    withdrawals: await read('withdrawal', async () => {
      const { review, second, sending } = await openWithdrawals(db, now);
      return { review, second, sending };
    }),
    parked: await read('parked', async () => (await waitingForDesk(db, now)).reviews),
    identity: await read('identity', async () => (await waitingIdentities(db)).waiting),
    messages: await read('message', async () => (await queueForDesk(db)).waiting),
    rewardReviews: await read('rewardReview', async () => ({
      bags: await waitingBags(db, now),
      addresses: await waitingSpinReviews(db),
    })),
    adjustments: await read('adjustment', () => sumOf('adjustment', 'grant')),
    guaranteed: await read('guaranteed', () => sumOf('guaranteed')),
    agents: await read('agent', () => sumOf('agent')),
    settings: await read('content', () => sumOf('settings')),
    team: await read('team', () => sumOf('team')),
  };
}
