import { merge } from './merge';

export const words = merge(
  import.meta.glob(['./*/zhCN.json', '!./{shell,ui,lobby,errors}/zhCN.json'], {
    eager: true,
    import: 'default',
  }),
);
