import type { Address } from '../../../contract/addresses';
import type { Language } from '../../i18n/languages';

/** The topics of the help centre, in display order. */
export const TOPICS = ['account', 'money', 'bonus', 'games', 'fairness', 'safe'] as const;

export type Topic = (typeof TOPICS)[number];

/** A question and the paragraphs of its answer. */
export interface Entry {
  readonly id: string;
  readonly topic: Topic;
  readonly question: string;
  /** May contain placeholders for figures of this site: `{{depositMin}}`. */
  readonly answer: readonly string[];
  /** Shown on the first screen. */
  readonly popular?: boolean;
  /** The address of the page that the answer is about. */
  readonly to?: Address;
}

/** Long texts are separate chunks. */
const FILES = import.meta.glob<readonly Entry[]>('../../i18n/strings/help/faq/*.json', { import: 'default' });

/** Loads all answers in a language, or in English if it has none. Rejects if they cannot be loaded. */
export async function loadFaq(language: Language): Promise<readonly Entry[]> {
  const load =
    FILES[`../../i18n/strings/help/faq/${language}.json`] ?? FILES['../../i18n/strings/help/faq/enPH.json'];
  if (load === undefined) throw new Error('There are no answers in any language');
  return load();
}

/** Fills the placeholders of a text. */
export const filled = (text: string, figures: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => figures[name] ?? whole);

/** Normalises case and accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Entries that contain every word of the query; matches in the question come first. */
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
