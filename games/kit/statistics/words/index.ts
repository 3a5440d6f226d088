import { inLanguage } from '../../words/inLanguage';
import type strings from './enPH.json';

/** The keys of the strings that the statistics of all games share. */
export type StatisticsKey = keyof typeof strings;

/** The strings that the statistics of all games share, in one of the product's languages. */
export const loadStatisticsWords = inLanguage(
  import.meta.glob<Readonly<Record<string, string>>>('./*.json', { import: 'default' }),
);
