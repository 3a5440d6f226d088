import type { DEFAULT_LANGUAGE, Language } from './languages';
import { type Areas, over } from './merge';

/**
 * The first screen needs `first`, the shelves below it and the games `next`; neither waits for the `rest`, such as the
 * terms of service.
 */
export type Part = 'first' | 'next' | 'rest';

export type Loaders = Readonly<Record<Part, () => Promise<{ readonly words: object }>>>;

type Chunk = Promise<{ readonly words: Areas }>;

/** A language that holds only its differences, merged over its base. */
async function merged(base: Chunk, other: Chunk): Chunk {
  const [{ words }, { words: overrides }] = await Promise.all([base, other]);
  return { words: over(words, overrides) };
}

/** Loaders of every language but the first, which is part of the first download. */
export const loaders: Readonly<Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, Loaders>> = {
  filPH: {
    first: () => import('./bundles/filPHFirst'),
    next: () => import('./bundles/filPHNext'),
    rest: () => import('./bundles/filPHRest'),
  },
  ptBR: {
    first: () => import('./bundles/ptBRFirst'),
    next: () => import('./bundles/ptBRNext'),
    rest: () => import('./bundles/ptBRRest'),
  },
  esMX: {
    first: () => import('./bundles/esMXFirst'),
    next: () => import('./bundles/esMXNext'),
    rest: () => import('./bundles/esMXRest'),
  },
  zhCN: {
    first: () => import('./bundles/zhCNFirst'),
    next: () => import('./bundles/zhCNNext'),
    rest: () => import('./bundles/zhCNRest'),
  },
  enIN: {
    first: () => merged(import('./bundles/enPHFirst'), import('./bundles/enINFirst')),
    next: () => merged(import('./bundles/enPHNext'), import('./bundles/enINNext')),
    rest: () => merged(import('./bundles/enPHRest'), import('./bundles/enINRest')),
  },
  enMS: {
    first: () => import('./bundles/enMSFirst'),
    next: () => import('./bundles/enMSNext'),
    rest: () => import('./bundles/enMSRest'),
  },
  enBI: {
    first: () => import('./bundles/enBIFirst'),
    next: () => import('./bundles/enBINext'),
    rest: () => import('./bundles/enBIRest'),
  },
};
