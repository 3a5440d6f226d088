import { merge } from './merge';

export const words = merge(
  import.meta.glob('./{shell,ui,lobby,errors}/esMX.json', { eager: true, import: 'default' }),
);
