import { merge } from '../merge';

export const words = merge(
  import.meta.glob(
    ['../strings/*/esMX.json', '!../strings/{shell,ui,lobby,errors,games,play,live}/esMX.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
);
