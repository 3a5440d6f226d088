import { loadAllStrings } from '../../../i18n/i18n';
import { loadOnOpen } from '../loadOnOpen';
import { HAS_SIDE } from './screens';

/** Loaded after the game, and only where the screen is wide. */
export const WideSide = loadOnOpen(
  async () => {
    const [side] = await Promise.all([import('./WideSide'), loadAllStrings()]);
    return side.WideSide;
  },
  ({ host }) => host.parts !== null && window.matchMedia(HAS_SIDE).matches,
);
