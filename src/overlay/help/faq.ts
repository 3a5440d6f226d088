import type { Language } from '../../i18n/languages';

/** The tiles of the help centre, in their order. */
export const TOPICS = ['account', 'money', 'bonus', 'games', 'fairness', 'safe'] as const;

export type Topic = (typeof TOPICS)[number];

/** One question with its answer, paragraph by paragraph. */
export interface Entry {
  readonly id: string;
  readonly topic: Topic;
  readonly question: string;
  /** May hold figures of this site: `{{depositMin}}`. */
  readonly answer: readonly string[];
  /** Stands on the first screen. */
  readonly popular?: boolean;
  /** The page where it is done. */
  readonly to?: string;
}

/** Long texts stay out of the language's own chunk. */
const FILES = import.meta.glob<readonly Entry[]>('../../i18n/strings/help/faq/*.json', { import: 'default' });

/** Every answer there is, in a language or, until it has its own, in English. Rejects when it cannot be loaded. */
export async function loadFaq(language: Language): Promise<readonly Entry[]> {
  const load =
    FILES[`../../i18n/strings/help/faq/${language}.json`] ?? FILES['../../i18n/strings/help/faq/enPH.json'];
  if (load === undefined) throw new Error('There are no answers in any language');
  return load();
}

/** A text with the figures of this site in it. */
export const filled = (text: string, figures: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => figures[name] ?? whole);

/** Without regard to capitals and accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Entries in which every word of the query stands; those that have them in the question come first. */
export function search(entries: readonly Entry[], query: string): readonly Entry[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = (text: string) => words.every((word) => plain(text).includes(word));
  const inQuestion = entries.filter(({ question }) => has(question));
  const inAnswer = entries.filter(
    (entry) => !inQuestion.includes(entry) && has([entry.question, ...entry.answer].join(' ')),
  );
  return [...inQuestion, ...inAnswer];
}
