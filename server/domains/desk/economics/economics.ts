import type { ReplyOf } from '../../../../contract/call';
import type { economicsCalls as calls } from '../../../../contract/desk/economics';
import { centavos } from '../../../../games/kit/rules/money';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { type PromotionsOfDay, promotionsByDay } from '../../../ledger/promotions';
import { dayAfter, endOf, manilaDate, startOf } from '../../../manilaDay';
import { allTablesAt } from '../../reward-tables/usual';
import { boundOf, CARRIED_DAYS, type GamePlay, luckOf, wholeBound } from './bound';
import { expectedOf, type Habit, sourceOf } from './sources';

type Reply = ReplyOf<typeof calls.read>;
type Sum = Reply['total']['sources'][number];

interface PlayOfDay extends GamePlay {
  readonly day: string;
  readonly uids: readonly number[];
}

/** What was settled in own games on each day, by game, with who played. Today has what has been counted so far. */
async function playByDay(on: Queryable, firstDay: string): Promise<PlayOfDay[]> {
  return on.query<PlayOfDay>({
    name: 'economics-play',
    text: `
      SELECT day, game, sum(main_centavos)::bigint AS "mainCentavos", sum(counted_centavos)::bigint AS "countedCentavos",
        array_agg(uid) AS uids
      FROM play_days WHERE day >= $1::date GROUP BY day, game`,
    values: [firstDay],
  });
}

const named =
  (name: string) =>
  ({ prefix }: PromotionsOfDay): boolean =>
    prefix === name;

const add = <Item>(items: readonly Item[], of: (item: Item) => bigint): bigint =>
  items.reduce((sum, item) => sum + of(item), 0n);

const count = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

/** Sums by source, the dearest first; those that are shown apart stand last. */
function sumsOf(rows: readonly PromotionsOfDay[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { prefix, paidCentavos, points, transfers } of rows) {
    const { title, isApart } = sourceOf(prefix);
    const sum = sums.get(title) ?? { source: title, isApart, paid: centavos(0n), points: 0, count: 0 };
    sums.set(title, {
      ...sum,
      paid: centavos(sum.paid + paidCentavos),
      points: sum.points + Number(points),
      count: sum.count + transfers,
    });
  }
  return [...sums.values()].toSorted(
    (a, b) =>
      Number(a.isApart) - Number(b.isApart) ||
      Number(b.paid - a.paid) ||
      Math.abs(b.points) - Math.abs(a.points),
  );
}

function figuresOf(
  rows: readonly PromotionsOfDay[],
  play: readonly PlayOfDay[],
  /** Whether a spin needs no play, so that the points of a log-in are worth something by themselves. */
  isSpinFree: boolean,
) {
  const bound = boundOf({
    games: play,
    welcomed: count(rows.filter(named('welcome')), ({ players }) => players),
    firstDeposits: count(rows.filter(named('first-deposit')), ({ players }) => players),
    logIns: isSpinFree ? count(rows.filter(named('daily-login')), ({ transfers }) => transfers) : 0,
  });
  const paid = add(
    rows.filter(({ prefix }) => !sourceOf(prefix).isApart),
    ({ paidCentavos }) => paidCentavos,
  );
  const figures = {
    staked: centavos(add(play, ({ mainCentavos }) => mainCentavos)),
    counted: centavos(add(play, ({ countedCentavos }) => countedCentavos)),
    players: new Set(play.flatMap(({ uids }) => uids)).size,
    paid: centavos(paid),
    points: Number(add(rows, ({ points }) => points)),
    bound: centavos(wholeBound(bound)),
    isAbove: paid > wholeBound(bound),
    sources: sumsOf(rows),
  };
  return { figures, bound };
}

/** What a player who plays on a day stakes on it, and on how many days players did. */
function habitOf(play: readonly PlayOfDay[]): { readonly habit: Habit; readonly playerDays: number } {
  const playerDays = new Set(play.flatMap(({ day, uids }) => uids.map((uid) => `${day} ${uid}`))).size;
  const aDay = (of: (item: PlayOfDay) => bigint): bigint =>
    playerDays === 0 ? 0n : add(play, of) / BigInt(playerDays);
  return {
    habit: {
      stakedCentavos: aDay(({ mainCentavos }) => mainCentavos),
      countedCentavos: aDay(({ countedCentavos }) => countedCentavos),
    },
    playerDays,
  };
}

/** The habit of the last days, and how many players played on each of them on average. */
export async function recentHabit(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  days: number,
): Promise<{ readonly habit: Habit; readonly players: number }> {
  const { habit, playerDays } = habitOf(await playByDay(db, dayAfter(manilaDate(clock.now()), 1 - days)));
  return { habit, players: Math.round(playerDays / days) };
}

/**
 * What rewards have paid on the last days in Manila, today included, against counted play and the bound. They are above it
 * where they have cost more than the bound of these days, what the days before have left of theirs, and luck at the wheel.
 */
export async function readEconomics(
  { db, clock, config, settings }: Pick<Context, 'db' | 'clock' | 'config' | 'settings'>,
  dayCount: number,
): Promise<Reply> {
  const isSpinFree = config.spinPlayCentavos === 0n;
  const now = clock.now();
  const today = manilaDate(now);
  const days = Array.from({ length: dayCount }, (_, index) => dayAfter(today, -index));
  const first = days.at(-1) ?? today;
  const firstBefore = dayAfter(first, -CARRIED_DAYS);
  const allRows = await promotionsByDay(db, startOf(firstBefore), endOf(today));
  const allPlay = await playByDay(db, firstBefore);
  // Days are yyyy-mm-dd, which sort as text.
  const isBefore = ({ day }: { readonly day: string }): boolean => day < first;
  const rows = allRows.filter((row) => !isBefore(row));
  const play = allPlay.filter((row) => !isBefore(row));
  const { figures, bound } = figuresOf(rows, play, isSpinFree);
  const { figures: before } = figuresOf(allRows.filter(isBefore), allPlay.filter(isBefore), isSpinFree);
  const carried = before.bound > before.paid ? before.bound - before.paid : 0n;
  const luck = luckOf(count(rows.filter(named('spin-prize')), ({ transfers }) => transfers));
  const allowed = figures.bound + carried + luck;
  const { habit } = habitOf(play);
  return {
    days: days.map((day) => ({
      day,
      ...figuresOf(
        rows.filter((row) => row.day === day),
        play.filter((row) => row.day === day),
        isSpinFree,
      ).figures,
    })),
    total: { ...figures, isAbove: figures.paid > allowed },
    allowed: centavos(allowed),
    expected: expectedOf(habit, allTablesAt(settings.active, now)).map(
      ({ source, centavos: amount, points, about }) => ({
        source,
        perPlayer: centavos(BigInt(Math.round(amount))),
        pointsPerPlayer: Math.round(points * 10) / 10,
        about,
      }),
    ),
    bound: {
      play: centavos(bound.play),
      inviters: centavos(bound.inviters),
      welcome: centavos(bound.welcome),
      logIns: centavos(bound.logIns),
      carried: centavos(carried),
      luck: centavos(luck),
    },
    at: now.toISOString(),
  };
}
