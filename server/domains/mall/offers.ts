import { COUNTDOWN_TARGETS, type MallOffer } from '../../../contract/rewards/mall';
import { dayAfter, manilaDate, startOf } from '../../manilaDay';
import { ITEMS, type Item, itemOf } from './items';

/** A limited offer lasts from the end of the one before it, the first of a day from here; GMT+8. */
const FIRST_START = '10:45';
const PERCENT = 80;
const DAY_MS = 24 * 60 * 60_000;

/** What an item costs in its limited offer: a fifth less, in whole points. */
export const offerPoints = ({ points }: Item): number => Math.ceil((points * PERCENT) / 100);

const at = (day: string, time: string): string => new Date(`${day}T${time}:00+08:00`).toISOString();

/** The offer of a day (yyyy-mm-dd) and window (0 to 2). The items take turns, by the number of the day since 1970. */
function offerOf(day: string, window: number): MallOffer {
  const number = Math.round(startOf(day).getTime() / DAY_MS);
  const item = ITEMS[(number * COUNTDOWN_TARGETS.length + window) % ITEMS.length];
  if (item === undefined) throw new Error('the mall has no items');
  return {
    offerId: `${day}-${window + 1}`,
    itemId: item.id,
    points: offerPoints(item),
    startTime: at(day, COUNTDOWN_TARGETS[window - 1] ?? FIRST_START),
    endTime: at(day, COUNTDOWN_TARGETS[window] ?? FIRST_START),
  };
}

const offersOf = (day: string): MallOffer[] => COUNTDOWN_TARGETS.map((_, window) => offerOf(day, window));

/** The offer that is on at a time; null between 20:45 and 10:45. */
export const currentOffer = (now: Date): MallOffer | null =>
  offersOf(manilaDate(now)).find((offer) => isOn(offer, now)) ?? null;

const isOn = ({ startTime, endTime }: MallOffer, now: Date): boolean =>
  new Date(startTime) <= now && now < new Date(endTime);

/** The offers from now on, soonest first: up to the window of tomorrow that has the place of the next one. */
export function comingOffers(now: Date): MallOffer[] {
  const today = manilaDate(now);
  return [...offersOf(today), ...offersOf(dayAfter(today)), ...offersOf(dayAfter(today, 2))]
    .filter(({ endTime }) => now < new Date(endTime))
    .slice(0, COUNTDOWN_TARGETS.length + 1);
}

/** When the windows end next, soonest first. */
export const countdownTargets = (now: Date) =>
  comingOffers(now)
    .slice(0, COUNTDOWN_TARGETS.length)
    .map(({ offerId, endTime }) => {
      const time = COUNTDOWN_TARGETS[Number(offerId.at(-1)) - 1];
      if (time === undefined) throw new Error(`the offer ${offerId} has no window`);
      return { time, at: endTime };
    });

/** What an item costs at a time, and the offer that makes it cheaper, if any. */
export function priceOf(
  item: Item,
  now: Date,
): { readonly points: number; readonly offer: MallOffer | null } {
  const offer = currentOffer(now);
  return offer?.itemId === item.id
    ? { points: offer.points, offer }
    : { points: itemOf(item.id).points, offer: null };
}
