import { merge, over } from './merge';

// Loaded as everybody loads it, so that it stays one file for those who speak it alone.
const { words: enPH } = await import('./enPHRest');

export const words = over(
  enPH,
  merge(
    import.meta.glob(['./*/enIN.json', '!./{shell,ui,lobby,errors}/enIN.json'], {
      eager: true,
      import: 'default',
    }),
  ),
);
