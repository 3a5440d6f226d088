import { merge } from '../merge';

export const words = merge(
  import.meta.glob('../strings/{games,play,live}/enMS.json', { eager: true, import: 'default' }),
);
