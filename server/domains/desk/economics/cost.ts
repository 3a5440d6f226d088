import type { ReplyOf } from '../../../../contract/call';
import type { economicsCalls } from '../../../../contract/desk/economics';
import type { RewardsSettings } from '../../../../contract/desk/settings';
import { type Centavos, centavos } from '../../../../games/kit/rules/money';
import type { Context } from '../../../context';
import { allTablesAt } from '../../reward-tables/usual';
import { recentHabit } from './economics';
import { expectedOf } from './sources';

type Reply = ReplyOf<typeof economicsCalls.preview>;

/** The habit is that of a week: every day of the week is in it. */
const DAYS = 7;

const whole = (amount: number): Centavos => centavos(BigInt(Math.round(amount)));

/** Points go to the wheel or to the mall: the dearer of the two counts. */
function totalOf(expected: ReturnType<typeof expectedOf>): number {
  const [wheel = 0, mall = 0] = ['Wheel', 'Mall and coupons'].map(
    (name) => expected.find(({ source }) => source === name)?.centavos ?? 0,
  );
  return expected.reduce((sum, { centavos: each }) => sum + each, 0) - Math.min(wheel, mall);
}

/** What tables would cost beside those that hold, for an active player a day, by the play of the last week. */
export async function previewCost(
  context: Pick<Context, 'db' | 'clock' | 'settings'>,
  tables: RewardsSettings,
): Promise<Reply> {
  const { habit, players } = await recentHabit(context, DAYS);
  const before = expectedOf(habit, allTablesAt(context.settings.active, context.clock.now()));
  const after = expectedOf(habit, tables);
  const sums = [totalOf(before), totalOf(after)] as const;
  return {
    players,
    staked: centavos(habit.stakedCentavos),
    counted: centavos(habit.countedCentavos),
    rows: before.map(({ source, centavos: money, points }, at) => ({
      source,
      before: whole(money),
      after: whole(after[at]?.centavos ?? 0),
      pointsBefore: Math.round(points * 10) / 10,
      pointsAfter: Math.round((after[at]?.points ?? 0) * 10) / 10,
    })),
    total: { before: whole(sums[0]), after: whole(sums[1]) },
    allPlayers: { before: whole(sums[0] * players), after: whole(sums[1] * players) },
  };
}
