import type { RewardsSettings } from '../../../../contract/desk/settings';
import { OFFERS } from '../../activities/offers';
import { STEPS } from '../../checkin/ladder';
import { STAGES } from '../../invite/stages';
import { hasWorth, ITEMS } from '../../mall/items';
import { VIP_LEVEL_MAX, VIP_RULES } from '../../players/vip';
import { DAILY_LOGIN_POINTS } from '../../rewards/dailyLogin';
import { turnoverPoints } from '../../rewards/turnoverPoints';
import { MEAN_CENTAVOS, MEAN_POINTS, SPIN_PRICE_POINTS } from '../../spin/wheel';
import { LEVEL_BONUSES } from '../../vip/privileges';
import { weeklyBonus } from '../../vip/weeks';

/** What an active player stakes on a day, on average; in centavos. */
export interface Habit {
  readonly stakedCentavos: bigint;
  /** Of it, what counts by the weight of the games. */
  readonly countedCentavos: bigint;
}

/** What a source is expected to give to an active player a day. */
export interface Expected {
  readonly centavos: number;
  readonly points: number;
  readonly about: string;
}

interface Source {
  readonly title: string;
  /** How its references in the ledger begin, up to the first colon. */
  readonly prefixes: readonly string[];
  /** Not a reward of the rules: shown apart, and not held against their bound. */
  readonly isApart?: boolean;
  /** From the tables that pay. Missing where it costs nothing by itself. `points` are those of the sources before it. */
  readonly expected?: (habit: Habit, points: number, tables: RewardsSettings) => Expected;
}

/** The most that a share of play gives: the bonus of an offer that uses up `play` times itself. */
const ofPlay = (countedCentavos: bigint, play: number): number => Number(countedCentavos) / play;

/** The item of the mall that gives most for a point, in centavos, and the play that its worth uses up. */
const dearestOf = ({ mall }: RewardsSettings) =>
  ITEMS.filter((item) => hasWorth(item) && mall[item.id].isOn)
    .map(({ id, worthCentavos, playCentavos }) => ({
      perPoint: Number(worthCentavos) / mall[id].points,
      play: Number(playCentavos) / Number(worthCentavos),
    }))
    .reduce((best, each) => (each.perPoint > best.perPoint ? each : best), { perPoint: 0, play: 1 });

/** Counted play of an invited player for a peso of their inviter, over all stages. */
const invitePlay =
  Math.max(...STAGES.map(({ playCentavos }) => Number(playCentavos))) /
  STAGES.reduce((sum, { amountCentavos }) => sum + Number(amountCentavos), 0);

/** What all level-up bonuses are of the stakes that the highest level takes. */
const levelUpShare =
  LEVEL_BONUSES.reduce((sum, { levelUpCentavos }) => sum + Number(levelUpCentavos), 0) /
  Math.max(...VIP_RULES.map(({ betCentavos }) => Number(betCentavos)));

/** What the weekly bonus of a deposit uses up, as a multiple of it. */
const topUpPlay = OFFERS.find(({ id }) => id === 'topup-5')?.play ?? 1;

/** Everything that pays from promotions or gives points. A new source is one line; what is on none is shown by its reference. */
export const SOURCES: readonly Source[] = [
  { title: 'Registration', prefixes: ['register'] },
  {
    title: 'Daily log-in',
    prefixes: ['daily-login'],
    expected: () => ({
      centavos: 0,
      points: DAILY_LOGIN_POINTS,
      about: `${DAILY_LOGIN_POINTS} points a day`,
    }),
  },
  {
    title: 'Points of play',
    prefixes: ['turnover-points'],
    expected: ({ countedCentavos }) => ({
      centavos: 0,
      points: turnoverPoints(countedCentavos),
      about: '1 point for 100.00 of counted play, whole points',
    }),
  },
  {
    title: 'Check-in',
    prefixes: ['checkin'],
    expected: (_habit, _points, { checkin }) => ({
      centavos: 0,
      points: checkin.reduce((sum, points) => sum + points, 0) / STEPS,
      about: `The mean of ${STEPS} steps, signed every day`,
    }),
  },
  {
    title: 'Missions',
    prefixes: ['mission'],
    expected: (_habit, _points, { missions }) => ({
      centavos: 0,
      points: Object.values(missions).reduce((sum, points) => sum + points, 0),
      about: 'All missions of a day; those for life are not in it',
    }),
  },
  {
    title: 'Wheel',
    prefixes: ['spin', 'spin-prize', 'spin-rebate'],
    expected: (_, points) => ({
      centavos: (points / SPIN_PRICE_POINTS) * Number(MEAN_CENTAVOS),
      points: (points / SPIN_PRICE_POINTS) * (MEAN_POINTS - SPIN_PRICE_POINTS),
      about: `All points go to the wheel, whose mean is ${(Number(MEAN_CENTAVOS) / 100).toFixed(2)}`,
    }),
  },
  {
    title: 'Mall and coupons',
    prefixes: ['mall', 'coupon'],
    expected: ({ countedCentavos }, points, tables) => {
      const { perPoint, play } = dearestOf(tables);
      return {
        centavos: Math.min(points * perPoint, ofPlay(countedCentavos, play)),
        points: 0,
        about: 'Instead of the wheel: the dearest item for all points, as far as play reaches',
      };
    },
  },
  {
    title: 'VIP',
    prefixes: ['vip-level', 'vip-week'],
    expected: ({ stakedCentavos }) => ({
      centavos:
        Number(stakedCentavos) * levelUpShare + Number(weeklyBonus(7n * stakedCentavos, VIP_LEVEL_MAX)) / 7,
      points: 0,
      about: `Levels, ${(100 * levelUpShare).toFixed(2)}% of stakes over all of them, and the weekly bonus of the highest`,
    }),
  },
  { title: 'Weekly prize', prefixes: ['lucky', 'lucky-ticket', 'lucky-draw'] },
  {
    title: 'Invitations',
    prefixes: ['invite', 'invite-rank', 'agent'],
    expected: ({ countedCentavos }) => ({
      centavos: ofPlay(countedCentavos, invitePlay),
      points: 0,
      about: `If everybody was invited and went to the last stage: one in ${invitePlay.toFixed(0)} of counted play`,
    }),
  },
  { title: 'Move to the main app', prefixes: ['migration'], isApart: true },
  { title: 'Guaranteed payout', prefixes: ['guaranteed'] },
  { title: 'Welcome', prefixes: ['welcome', 'first-deposit'] },
  {
    title: 'Top-up bonus',
    prefixes: ['topup'],
    expected: ({ countedCentavos }, _points, { deposits }) => {
      const { isOn, maxBonus } = deposits['topup-5'];
      return {
        centavos: isOn ? Math.min(ofPlay(countedCentavos, topUpPlay), Number(maxBonus) / 7) : 0,
        points: 0,
        about: isOn ? `Uses ${topUpPlay} times its amount; one a week at most` : 'There is none',
      };
    },
  },
  {
    title: 'Bonus that expired or was reversed',
    prefixes: ['bonus-expired', 'bonus-late', 'bonus-excluded'],
  },
  { title: 'Points that expired or were cancelled', prefixes: ['points-expiry', 'points-cancelled'] },
  { title: 'By hand', prefixes: ['grant', 'correction'], isApart: true },
  { title: 'Sandbox', prefixes: ['sandbox'], isApart: true },
];

const byPrefix = new Map(
  SOURCES.flatMap(({ title, prefixes, isApart = false }) =>
    prefixes.map((prefix) => [prefix, { title, isApart }] as const),
  ),
);

/** The source of a reference; one that no source has is told as it is. */
export const sourceOf = (prefix: string): { readonly title: string; readonly isApart: boolean } =>
  byPrefix.get(prefix) ?? { title: `Not on the list: ${prefix}`, isApart: false };

/** What each source is expected to give to an active player a day; those that spend points come after those that give them. */
export function expectedOf(
  habit: Habit,
  tables: RewardsSettings,
): (Expected & { readonly source: string })[] {
  let points = 0;
  return SOURCES.flatMap(({ title, expected }) => {
    if (expected === undefined) return [];
    const each = expected(habit, points, tables);
    points += Math.max(0, each.points);
    return [{ source: title, ...each }];
  });
}
