import { merge } from '../merge';

/** What the lobby and the frame around every page say; loaded before anything shows. */
export const words = merge(
  import.meta.glob('../strings/{shell,ui,lobby,errors}/enPH.json', { eager: true, import: 'default' }),
);
