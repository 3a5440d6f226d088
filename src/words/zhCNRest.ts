import { merge } from './merge';

export const words = merge(
  import.meta.glob(['./*/zhCN.json', '!./{shell,ui,lobby,errors,games,play,live}/zhCN.json'], {
    eager: true,
    import: 'default',
  }),
);
