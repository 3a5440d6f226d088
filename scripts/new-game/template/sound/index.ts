import type { SoundModule } from '../../../../games/kit/card';

/** Silent, until it has recipes: see `sound/recipes.ts` of another game, and `npm run fix:sound`. */
export const sound: SoundModule = { sources: [], sprite: {} };
