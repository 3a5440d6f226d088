import { existsSync, readdirSync } from 'node:fs';

/** No game may be larger than this, whichever it is: its scene, its board and its first strings. */
const LIMIT = '38.5 kB';

/** Every folder of games that has a card, so that a new game is measured without being named here. */
const games = readdirSync('games').filter((name) => existsSync(`games/${name}/index.ts`));

export default games.map((name) => ({
  name: `scene and board of ${name}`,
  path: [`dist/client/assets/{scene,board}-${name}-*.js`],
  limit: LIMIT,
  brotli: true,
}));
