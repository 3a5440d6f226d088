import { merge } from './merge';

export const words = merge(
  import.meta.glob(['./*/enBI.json', '!./{shell,ui,lobby,errors,games,play,live}/enBI.json'], {
    eager: true,
    import: 'default',
  }),
);
