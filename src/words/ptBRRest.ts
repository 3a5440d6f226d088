import { merge } from './merge';

export const words = merge(
  import.meta.glob(['./*/ptBR.json', '!./{shell,ui,lobby,errors,games,play,live}/ptBR.json'], {
    eager: true,
    import: 'default',
  }),
);
