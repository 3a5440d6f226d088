import type { GameCard } from '../../../games/kit/card';
import { loadAllStrings } from '../../i18n/i18n';
import { loadOnOpen } from './loadOnOpen';

/** The sheets over a game, loaded after its first frame. */
const loadSheets = () => import('./Sheets');
const loadAuto = () => import('./autoplay/AutoSheet');
const loadRegisterRun = () => import('./autoplay/registerRun');
const loadTooLow = () => import('./TooLowSheet');

export const Sheets = loadOnOpen(
  async () => (await loadSheets()).Sheets,
  ({ host }) => host.view !== null,
);
export const AutoSheet = loadOnOpen(
  async () => {
    // Its strings are not among those of the games.
    const [sheet] = await Promise.all([loadAuto(), loadAllStrings()]);
    return sheet.AutoSheet;
  },
  ({ draft }) => draft !== null,
);
export const TooLowSheet = loadOnOpen(
  async () => (await loadTooLow()).TooLowSheet,
  ({ stakeCentavos }) => stakeCentavos !== null,
);

/** Preloads the sheets once the game is open, because they could not be loaded offline. */
export function preloadSheets(card: GameCard): void {
  const loadStatistics = async () => (await loadSheets()).preloadStatistics(card);
  for (const load of [loadSheets, loadAuto, loadRegisterRun, loadTooLow, loadAllStrings, loadStatistics])
    load().catch(() => undefined);
}
