import { merge } from '../merge';

/** Strings of shelves and games in which the English of India differs. */
export const words = merge(
  import.meta.glob('../strings/{games,play,live}/enIN.json', { eager: true, import: 'default' }),
);
