import { merge } from './merge';

export const words = merge(
  import.meta.glob(['./*/filPH.json', '!./{shell,ui,lobby,errors,games,play,live}/filPH.json'], {
    eager: true,
    import: 'default',
  }),
);
