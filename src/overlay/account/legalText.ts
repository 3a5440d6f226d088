import type { Language } from '../../i18n/languages';

export type LegalPart = 'about' | 'terms' | 'privacy';

export interface LegalSection {
  readonly title: string;
  readonly text: readonly string[];
}

type LegalText = Readonly<Record<LegalPart, readonly LegalSection[]>>;

/** Long texts stay out of the language's own chunk: few read them, and those can wait a moment. */
const FILES = import.meta.glob<LegalText>('../../i18n/strings/account/legal/*.json', { import: 'default' });

/** One of the long texts in a language; English of India reads that of the Philippines. Rejects when it cannot be loaded. */
export async function legalText(part: LegalPart, language: Language): Promise<readonly LegalSection[]> {
  const name = language === 'enIN' ? 'enPH' : language;
  const load = FILES[`../../i18n/strings/account/legal/${name}.json`];
  if (load === undefined) throw new Error(`There are no legal texts in ${language}`);
  return (await load())[part];
}
