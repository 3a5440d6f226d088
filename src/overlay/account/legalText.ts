import type { Language } from '../../i18n/languages';

export type LegalPart = 'about' | 'terms' | 'privacy';

export interface LegalSection {
  readonly title: string;
  readonly text: readonly string[];
}

type LegalText = Readonly<Record<LegalPart, readonly LegalSection[]>>;

/** Legal texts are separate chunks: few players read them. */
const FILES = import.meta.glob<LegalText>('../../i18n/strings/account/legal/*.json', { import: 'default' });

/**
 * Loads a legal text in a language; English (India) uses the text of the Philippines. Rejects if it cannot be loaded.
 */
export async function legalText(part: LegalPart, language: Language): Promise<readonly LegalSection[]> {
  const name = language === 'enIN' ? 'enPH' : language;
  const load = FILES[`../../i18n/strings/account/legal/${name}.json`];
  if (load === undefined) throw new Error(`There are no legal texts in ${language}`);
  return (await load())[part];
}
