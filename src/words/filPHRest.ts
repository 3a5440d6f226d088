import { merge } from './merge';

export const words = merge(
  import.meta.glob(['./*/filPH.json', '!./{shell,ui,lobby,errors}/filPH.json'], {
    eager: true,
    import: 'default',
  }),
);
