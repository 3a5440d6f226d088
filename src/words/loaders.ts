import type { DEFAULT_LANGUAGE, Language } from './languages';

/** What the lobby needs, and the rest: the first screen does not wait for the terms of service. */
export type Part = 'first' | 'rest';

export type Loaders = Readonly<Record<Part, () => Promise<{ readonly words: object }>>>;

/** Where every language but the first comes from; away from the first download, which speaks that one. */
export const loaders: Readonly<Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, Loaders>> = {
  filPH: { first: () => import('./filPHFirst'), rest: () => import('./filPHRest') },
  ptBR: { first: () => import('./ptBRFirst'), rest: () => import('./ptBRRest') },
  esMX: { first: () => import('./esMXFirst'), rest: () => import('./esMXRest') },
  zhCN: { first: () => import('./zhCNFirst'), rest: () => import('./zhCNRest') },
  enIN: { first: () => import('./enINFirst'), rest: () => import('./enINRest') },
  enMS: { first: () => import('./enMSFirst'), rest: () => import('./enMSRest') },
  enBI: { first: () => import('./enBIFirst'), rest: () => import('./enBIRest') },
};
