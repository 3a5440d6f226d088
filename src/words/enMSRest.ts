import { merge } from './merge';

export const words = merge(
  import.meta.glob(['./*/enMS.json', '!./{shell,ui,lobby,errors,games,play,live}/enMS.json'], {
    eager: true,
    import: 'default',
  }),
);
