import { merge } from '../merge';

/** Strings of the lobby and the frame around every page; loaded before anything is shown. */
export const words = merge(
  import.meta.glob('../strings/{shell,ui,lobby,errors}/enPH.json', { eager: true, import: 'default' }),
);
