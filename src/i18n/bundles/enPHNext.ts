import { merge } from '../merge';

/** What the shelves of the lobby and the tables of the games say; loaded behind the first screen. */
export const words = merge(
  import.meta.glob('../strings/{games,play,live}/enPH.json', { eager: true, import: 'default' }),
);
