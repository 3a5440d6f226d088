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
    first: () => laid(import('./bundles/enPHFirst'), import('./bundles/enINFirst')),
    next: () => laid(import('./bundles/enPHNext'), import('./bundles/enINNext')),
    rest: () => laid(import('./bundles/enPHRest'), import('./bundles/enINRest')),
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
