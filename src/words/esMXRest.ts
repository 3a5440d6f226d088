import { merge } from './merge';

export const words = merge(
  import.meta.glob(['./*/esMX.json', '!./{shell,ui,lobby,errors,games,play,live}/esMX.json'], {
    eager: true,
    import: 'default',
  }),
);
