import { COUNTDOWN_TARGETS, type MallOffer } from '../../../contract/rewards/mall';
import { dayAfter, manilaDate, startOf } from '../../manilaDay';
import { tablesAt, type WithTables } from '../rewards/tables';
import { type Item, itemsAt } from './items';

/** A limited offer lasts from the end of the one before it, the first of a day from here; GMT+8. */
const FIRST_START = '10:45';
const PERCENT = 80;
const DAY_MS = 24 * 60 * 60_000;

/** What an item costs in its limited offer: a fifth less, in whole points. */
export const offerPoints = ({ points }: Item): number => Math.ceil((points * PERCENT) / 100);

const at = (day: string, time: string): string => new Date(`${day}T${time}:00+08:00`).toISOString();

/** When the windows of a day (yyyy-mm-dd) begin and end. */
const windowsOf = (day: string) =>
  COUNTDOWN_TARGETS.map((time, window) => ({
    offerId: `${day}-${window + 1}`,
    startTime: at(day, COUNTDOWN_TARGETS[window - 1] ?? FIRST_START),
    endTime: at(day, time),
  }));

/**
 * The offers of a day, one for each window; none where operators have ended them. The items of the day take turns, by the
 * number of the day since 1970.
 */
function offersOf(settings: WithTables, day: string): MallOffer[] {
  const start = startOf(day);
  const items = itemsAt(settings, start);
  if (tablesAt(settings, start)?.hasLimitedOffers === false) return [];
  const number = Math.round(start.getTime() / DAY_MS);
  return windowsOf(day).flatMap((times, window) => {
    const item = items[(number * COUNTDOWN_TARGETS.length + window) % items.length];
    return item === undefined ? [] : [{ ...times, itemId: item.id, points: offerPoints(item) }];
  });
}

/** The offer that is on at a time; null between 20:45 and 10:45. */
export const currentOffer = (settings: WithTables, now: Date): MallOffer | null =>
  offersOf(settings, manilaDate(now)).find((offer) => isOn(offer, now)) ?? null;

const isOn = ({ startTime, endTime }: Pick<MallOffer, 'startTime' | 'endTime'>, now: Date): boolean =>
  new Date(startTime) <= now && now < new Date(endTime);

/** The offers from now on, soonest first: up to the window of tomorrow that has the place of the next one. */
export function comingOffers(settings: WithTables, now: Date): MallOffer[] {
  return daysFrom(now)
    .flatMap((day) => offersOf(settings, day))
    .filter(({ endTime }) => now < new Date(endTime))
    .slice(0, COUNTDOWN_TARGETS.length + 1);
}

const daysFrom = (now: Date): string[] => [0, 1, 2].map((days) => dayAfter(manilaDate(now), days));

/** When the windows end next, soonest first, whether an offer is on in them or not. */
export const countdownTargets = (now: Date) =>
  daysFrom(now)
    .flatMap(windowsOf)
    .filter(({ endTime }) => now < new Date(endTime))
    .slice(0, COUNTDOWN_TARGETS.length)
    .map(({ offerId, endTime }) => {
      const time = COUNTDOWN_TARGETS[Number(offerId.at(-1)) - 1];
      if (time === undefined) throw new Error(`the offer ${offerId} has no window`);
      return { time, at: endTime };
    });

/** What an item costs at a time, and the offer that makes it cheaper, if any. */
export function priceOf(
  settings: WithTables,
  item: Item,
  now: Date,
): { readonly points: number; readonly offer: MallOffer | null } {
  const offer = currentOffer(settings, now);
  return offer?.itemId === item.id ? { points: offer.points, offer } : { points: item.points, offer: null };
}
