import { en } from './en';
import { es } from './es';
import { fil } from './fil';
import type { GameWords } from './gameWords';
import { id } from './id';
import { ms } from './ms';
import { pt } from './pt';
import { zh } from './zh';

/** By the first part of a BCP 47 tag: the games say nothing that differs from country to country. */
export const WORDS: Readonly<Record<string, GameWords>> = { en, fil, pt, es, zh, ms, id };

const TAG = /^[a-z]{2,3}(?:-[A-Z]{2})?$/;

/** What a game says to a player whose house names this language; English where it names none that is spoken here. */
export function wordsFor(tag: string | null): { readonly tag: string; readonly words: GameWords } {
  const first = tag !== null && TAG.test(tag) ? (tag.split('-')[0] ?? '') : '';
  const words = Object.hasOwn(WORDS, first) ? WORDS[first] : undefined;
  return words === undefined || tag === null ? { tag: 'en', words: en } : { tag, words };
}
