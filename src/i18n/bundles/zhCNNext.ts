import { merge } from '../merge';

export const words = merge(
  import.meta.glob('../strings/{games,play,live}/zhCN.json', { eager: true, import: 'default' }),
);
