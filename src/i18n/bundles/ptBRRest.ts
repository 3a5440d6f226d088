import { merge } from '../merge';

export const words = merge(
  import.meta.glob(
    ['../strings/*/ptBR.json', '!../strings/{shell,ui,lobby,errors,games,play,live}/ptBR.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
);
