import { merge } from '../merge';

export const words = merge(
  import.meta.glob(
    ['../strings/*/enMS.json', '!../strings/{shell,ui,lobby,errors,games,play,live}/enMS.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
);
