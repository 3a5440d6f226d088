import { merge } from '../merge';

/** Strings of all other areas; loaded with the first page that is not the lobby. */
export const words = merge(
  import.meta.glob(
    ['../strings/*/enPH.json', '!../strings/{shell,ui,lobby,errors,games,play,live}/enPH.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
);
