import { merge } from '../merge';

export const words = merge(
  import.meta.glob('../strings/{games,play,live}/enBI.json', { eager: true, import: 'default' }),
);
