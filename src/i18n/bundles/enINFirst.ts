import { merge } from '../merge';

/** What English of India says otherwise than that of the Philippines. */
export const words = merge(
  import.meta.glob('../strings/{shell,ui,lobby,errors}/enIN.json', { eager: true, import: 'default' }),
);
