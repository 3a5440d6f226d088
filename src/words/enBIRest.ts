import { merge } from './merge';

export const words = merge(
  import.meta.glob(['./*/enBI.json', '!./{shell,ui,lobby,errors}/enBI.json'], {
    eager: true,
    import: 'default',
  }),
);
