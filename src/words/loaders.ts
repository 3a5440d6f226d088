import type { DEFAULT_LANGUAGE, Language } from './languages';
import { type Areas, over } from './merge';

/**
 * What the first screen needs, what the shelves below it and the games need next, and the rest: neither waits for the
 * terms of service.
 */
export type Part = 'first' | 'next' | 'rest';

export type Loaders = Readonly<Record<Part, () => Promise<{ readonly words: object }>>>;

type Chunk = Promise<{ readonly words: Areas }>;

/** A language that says only what it says otherwise, laid over the one it belongs to. */
async function laid(base: Chunk, other: Chunk): Chunk {
  const [{ words }, { words: otherwise }] = await Promise.all([base, other]);
  return { words: over(words, otherwise) };
}

/** Where every language but the first comes from; away from the first download, which speaks that one. */
export const loaders: Readonly<Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, Loaders>> = {
  filPH: {
    first: () => import('./filPHFirst'),
    next: () => import('./filPHNext'),
    rest: () => import('./filPHRest'),
  },
  ptBR: {
    first: () => import('./ptBRFirst'),
    next: () => import('./ptBRNext'),
    rest: () => import('./ptBRRest'),
  },
  esMX: {
    first: () => import('./esMXFirst'),
    next: () => import('./esMXNext'),
    rest: () => import('./esMXRest'),
  },
  zhCN: {
    first: () => import('./zhCNFirst'),
    next: () => import('./zhCNNext'),
    rest: () => import('./zhCNRest'),
  },
  enIN: {
    first: () => laid(import('./enPHFirst'), import('./enINFirst')),
    next: () => laid(import('./enPHNext'), import('./enINNext')),
    rest: () => laid(import('./enPHRest'), import('./enINRest')),
  },
  enMS: {
    first: () => import('./enMSFirst'),
    next: () => import('./enMSNext'),
    rest: () => import('./enMSRest'),
  },
  enBI: {
    first: () => import('./enBIFirst'),
    next: () => import('./enBINext'),
    rest: () => import('./enBIRest'),
  },
};
