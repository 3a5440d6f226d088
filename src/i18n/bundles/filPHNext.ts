import { merge } from '../merge';

export const words = merge(
  import.meta.glob('../strings/{games,play,live}/filPH.json', { eager: true, import: 'default' }),
);
