import { merge, over } from './merge';

// Loaded as everybody loads it, so that it stays one file for those who speak it alone.
const { words: enPH } = await import('./enPHFirst');

/** English of India is that of the Philippines, with what it says otherwise laid over. */
export const words = over(
  enPH,
  merge(import.meta.glob('./{shell,ui,lobby,errors}/enIN.json', { eager: true, import: 'default' })),
);
