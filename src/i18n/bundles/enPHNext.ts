import { merge } from '../merge';

/** Strings of the lobby's shelves and the games; loaded after the first screen. */
export const words = merge(
  import.meta.glob('../strings/{games,play,live}/enPH.json', { eager: true, import: 'default' }),
);
