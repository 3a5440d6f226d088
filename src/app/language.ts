import * as z from 'zod/mini';
import { stored } from '../io/storage';
import { isLanguage, type Language, preferredLanguage } from '../words/languages';
import { currentWords, onLanguageChange, startWords } from '../words/words';

const languageItem = stored(
  'language',
  z.nullable(z.custom<Language>((value) => isLanguage(value))),
  () => null,
);

/** Speaks the language chosen last, else the browser's, and remembers every later choice. */
export async function startLanguage(): Promise<void> {
  await startWords(languageItem.read() ?? preferredLanguage(navigator.languages));
  onLanguageChange(() => languageItem.write(currentWords().language));
}
