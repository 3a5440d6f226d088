import { loadOnOpen } from './loadOnOpen';

/** The sheets over a game, loaded after its first frame. */
const loadSheets = () => import('./Sheets');
const loadAuto = () => import('./autoplay/AutoSheet');
const loadTooLow = () => import('./TooLowSheet');

export const Sheets = loadOnOpen(
  async () => (await loadSheets()).Sheets,
  ({ host }) => host.view !== null,
);
export const AutoSheet = loadOnOpen(
  async () => (await loadAuto()).AutoSheet,
  ({ stakeCentavos }) => stakeCentavos !== null,
);
export const TooLowSheet = loadOnOpen(
  async () => (await loadTooLow()).TooLowSheet,
  ({ stakeCentavos }) => stakeCentavos !== null,
);

/** Preloads the sheets once the game is open, because they could not be loaded offline. */
export function preloadSheets(): void {
  for (const load of [loadSheets, loadAuto, loadTooLow]) load().catch(() => undefined);
}
