import { merge } from './merge';

export const words = merge(
  import.meta.glob('./{games,play,live}/zhCN.json', { eager: true, import: 'default' }),
);
