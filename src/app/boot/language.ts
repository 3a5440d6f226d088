import * as z from 'zod/mini';
import { currentTranslation, onLanguageChange, startTranslation } from '../../i18n/i18n';
import { isLanguage, type Language, preferredLanguage } from '../../i18n/languages';
import { stored } from '../../shared/storage/storage';

const languageItem = stored(
  'language',
  z.nullable(z.custom<Language>((value) => isLanguage(value))),
  () => null,
);

/** Sets the language chosen last, else the browser's, and stores every later choice. */
export async function startLanguage(): Promise<void> {
  await startTranslation(languageItem.read() ?? preferredLanguage(navigator.languages));
  onLanguageChange(() => languageItem.write(currentTranslation().language));
}
