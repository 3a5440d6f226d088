import { merge } from '../merge';

export const words = merge(
  import.meta.glob(
    ['../strings/*/zhCN.json', '!../strings/{shell,ui,lobby,errors,games,play,live}/zhCN.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
);
