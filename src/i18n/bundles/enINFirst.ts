import { merge } from '../merge';

/** Strings in which the English of India differs from that of the Philippines. */
export const words = merge(
  import.meta.glob('../strings/{shell,ui,lobby,errors}/enIN.json', { eager: true, import: 'default' }),
);
