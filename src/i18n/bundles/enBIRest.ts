import { merge } from '../merge';

export const words = merge(
  import.meta.glob(
    ['../strings/*/enBI.json', '!../strings/{shell,ui,lobby,errors,games,play,live}/enBI.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
);
