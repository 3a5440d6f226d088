import { merge } from '../merge';

export const words = merge(
  import.meta.glob(
    ['../strings/*/filPH.json', '!../strings/{shell,ui,lobby,errors,games,play,live}/filPH.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
);
