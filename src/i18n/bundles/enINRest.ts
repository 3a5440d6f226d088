import { merge } from '../merge';

/** What English of India says otherwise in all other areas. */
export const words = merge(
  import.meta.glob(
    ['../strings/*/enIN.json', '!../strings/{shell,ui,lobby,errors,games,play,live}/enIN.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
);
