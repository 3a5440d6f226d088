import { en } from './en';
import { es } from './es';
import { fil } from './fil';
import type { GameWords } from './gameWords';
import { id } from './id';
import { ms } from './ms';
import { pt } from './pt';
import { zh } from './zh';

/** By the primary subtag of a BCP 47 tag: the texts do not differ between countries. */
export const WORDS: Readonly<Record<string, GameWords>> = { en, fil, pt, es, zh, ms, id };

const TAG = /^[a-z]{2,3}(?:-[A-Z]{2})?$/;

/** The texts for a language tag; English for languages without a translation. */
export function wordsFor(tag: string | null): { readonly tag: string; readonly words: GameWords } {
  const first = tag !== null && TAG.test(tag) ? (tag.split('-')[0] ?? '') : '';
  const words = Object.hasOwn(WORDS, first) ? WORDS[first] : undefined;
  return words === undefined || tag === null ? { tag: 'en', words: en } : { tag, words };
}
