import { whenAsked } from './whenAsked';

/** The sheets of a table: nobody waits for them before its first frame. */
const loadOwn = () => import('./instant/Sheets');
const loadAuto = () => import('./autoplay/AutoSheet');
const loadTooLow = () => import('./TooLowSheet');

export const Sheets = whenAsked(
  async () => (await loadOwn()).Sheets,
  ({ view }) => view !== null,
);
export const AutoSheet = whenAsked(
  async () => (await loadAuto()).AutoSheet,
  ({ stakeCentavos }) => stakeCentavos !== null,
);
export const TooLowSheet = whenAsked(
  async () => (await loadTooLow()).TooLowSheet,
  ({ stakeCentavos }) => stakeCentavos !== null,
);

/** Fetches them once the table stands: without a network they could not come any more. */
export function warmTableSheets(): void {
  for (const load of [loadOwn, loadAuto, loadTooLow]) load().catch(() => undefined);
}
