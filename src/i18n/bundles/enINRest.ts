import { merge } from '../merge';

/** Strings of all other areas in which the English of India differs. */
export const words = merge(
  import.meta.glob(
    ['../strings/*/enIN.json', '!../strings/{shell,ui,lobby,errors,games,play,live}/enIN.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
);
