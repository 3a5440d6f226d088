import { loadOnOpen } from './loadOnOpen';

/** The sheets of a table: nobody waits for them before its first frame. */
const loadOwn = () => import('./Sheets');
const loadAuto = () => import('./autoplay/AutoSheet');
const loadTooLow = () => import('./TooLowSheet');

export const Sheets = loadOnOpen(
  async () => (await loadOwn()).Sheets,
  ({ view }) => view !== null,
);
export const AutoSheet = loadOnOpen(
  async () => (await loadAuto()).AutoSheet,
  ({ stakeCentavos }) => stakeCentavos !== null,
);
export const TooLowSheet = loadOnOpen(
  async () => (await loadTooLow()).TooLowSheet,
  ({ stakeCentavos }) => stakeCentavos !== null,
);

/** Fetches them once the table stands: without a network they could not come any more. */
export function preloadSheets(): void {
  for (const load of [loadOwn, loadAuto, loadTooLow]) load().catch(() => undefined);
}
