import * as z from 'zod/mini';
import { stored } from '../storage/storage';

/**
 * Where each visit of a list stood, in CSS px: by its place in the history, and by its address for a game that takes
 * its own entry's place on the way out. A page that stays alive stands by its path. A tab that the phone put away
 * behind a game knows them still.
 */
const item = stored('scrollPlaces', z.record(z.string(), z.number()), () => ({}), { area: 'session' });
const REMEMBERED = 40;

let places: Map<string, number> | null = null;

const known = (): Map<string, number> => {
  places ??= new Map(Object.entries(item.read()));
  return places;
};

export const placeOf = (name: string): number | undefined => known().get(name);

/** Notes a place; the longest unvisited is forgotten. */
export function notePlace(name: string, top: number): void {
  const all = known();
  all.delete(name);
  all.set(name, top);
  const [oldest] = all.keys();
  if (all.size > REMEMBERED && oldest !== undefined) all.delete(oldest);
}

/** Writing at every turn of the list would cost what scrolling needs: they are kept when a page is left. */
export const keepPlaces = (): void => item.write(Object.fromEntries(known()));
