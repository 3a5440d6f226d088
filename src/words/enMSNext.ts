import { merge } from './merge';

export const words = merge(
  import.meta.glob('./{games,play,live}/enMS.json', { eager: true, import: 'default' }),
);
