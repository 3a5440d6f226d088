import type { SettingsCheck } from '../../../../contract/desk/configuration';
import type { RewardsSettings } from '../../../../contract/desk/settings';
import { mallItemIds } from '../../../../contract/rewards/mall';
import { itemOf } from '../../mall/items';
import { DAILY_LOGIN_POINTS } from '../../rewards/dailyLogin';
import { SPIN_PRICE_POINTS } from '../../spin/wheel';

/** What a day may give without a bet, a spin ticket counted as its price: the bound of rewards is calculated with it. */
const FREE_POINTS_MAX = 150;
/** The most of a first deposit's bonus, of which the cost of a new player is calculated. */
const FIRST_DEPOSIT_MAX = 50_00n;
/** The most that a point may be worth in the mall, in centavos: half more than at the wheel, and a fifth off in an offer. */
const PER_POINT_MAX = 3;
/** More than this of a deposit makes players deposit for the bonus. */
const RATE_LOOK = 50;

const check = (name: string, problem: string | null): SettingsCheck =>
  problem === null ? { name, state: 'good', about: '' } : { name, state: 'bad', about: problem };

/** Checks tables against what the bound of rewards stands on. Play that money uses up is no part of them: it cannot change. */
export function rewardsChecks(tables: RewardsSettings): SettingsCheck[] {
  const { mall, missions, checkin, deposits } = tables;
  const sum = (all: readonly number[]) => all.reduce((total, points) => total + points, 0);
  const free =
    DAILY_LOGIN_POINTS + sum(Object.values(missions)) + (sum(checkin) + SPIN_PRICE_POINTS) / checkin.length;
  const cheap = mallItemIds.filter(
    (id) => mall[id].isOn && Number(itemOf(id).worthCentavos) / mall[id].points > PER_POINT_MAX,
  );
  const unlimited = mallItemIds.filter((id) => (mall[id].stock === null) !== (itemOf(id).stock === null));
  const first = deposits['first-deposit'];
  const generous = Object.entries(deposits).filter(([, { isOn, rate }]) => isOn && rate > RATE_LOOK);
  return [
    check(
      `At most ${FREE_POINTS_MAX} points a day without a bet`,
      free > FREE_POINTS_MAX ? `They are ${Math.round(free * 10) / 10}, a spin ticket counted.` : null,
    ),
    check(
      'Points are worth no more than the rules allow',
      cheap.length > 0 ? `Too cheap: ${cheap.join(', ')}.` : null,
    ),
    check(
      'What has a worth has a stock',
      unlimited.length > 0 ? `Looks have none, all else has one: ${unlimited.join(', ')}.` : null,
    ),
    check(
      "A first deposit's bonus is at most 50.00",
      first.isOn && first.maxBonus > FIRST_DEPOSIT_MAX ? 'The cost of a new player is bound by it.' : null,
    ),
    check(
      'Bonuses of deposits give something',
      Object.values(deposits).some(
        ({ isOn, minAmount, rate, maxBonus }) =>
          isOn && (minAmount <= 0n || maxBonus <= 0n || (minAmount * BigInt(rate)) / 100n <= 0n),
      )
        ? 'One of them gives nothing at its least deposit.'
        : null,
    ),
    ...generous.map(
      ([id]): SettingsCheck => ({
        name: `${id} gives more than half of a deposit`,
        state: 'look',
        about: 'Its turnover is five times the bonus all the same.',
      }),
    ),
    {
      name: 'Players are told for seven days',
      state: 'good',
      about: 'It begins at 0:00, on the eighth day after its approval at the earliest.',
    },
  ];
}
