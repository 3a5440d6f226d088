import { merge } from '../merge';

/** What English of India says otherwise on shelves and at tables. */
export const words = merge(
  import.meta.glob('../strings/{games,play,live}/enIN.json', { eager: true, import: 'default' }),
);
