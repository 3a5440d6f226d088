import { isNumber, recordOf } from '../storage/guards';
import { storedAs } from '../storage/item';

/**
 * Scroll positions in CSS px, by name: a list's history entry, its address (for a game that replaces its own entry on
 * the way out), or the path of a kept page. In session storage, so that they survive when the phone discards the tab.
 */
const item = storedAs('scrollPlaces', recordOf(isNumber), () => ({}), { area: 'session' });
const REMEMBERED = 40;

let positions: Map<string, number> | null = null;

const known = (): Map<string, number> => {
  positions ??= new Map(Object.entries(item.read()));
  return positions;
};

export const scrollPositionOf = (name: string): number | undefined => known().get(name);

/** Sets a position; beyond the limit the one that was set longest ago is dropped. */
export function setScrollPosition(name: string, top: number): void {
  const all = known();
  all.delete(name);
  all.set(name, top);
  const [oldest] = all.keys();
  if (all.size > REMEMBERED && oldest !== undefined) all.delete(oldest);
}

/** Writes all positions to storage. Called when a page is left: a write at each scroll event would be too slow. */
export const saveScrollPositions = (): void => item.write(Object.fromEntries(known()));
