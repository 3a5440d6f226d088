import { currentTranslation, onLanguageChange, startTranslation } from '../../i18n/i18n';
import { isLanguage, preferredLanguage } from '../../i18n/languages';
import { orNull } from '../../shared/storage/guards';
import { storedAs } from '../../shared/storage/item';

const languageItem = storedAs('language', orNull(isLanguage), () => null);

/** Sets the language chosen last, else the browser's, and stores every later choice. */
export async function startLanguage(): Promise<void> {
  await startTranslation(languageItem.read() ?? preferredLanguage(navigator.languages));
  onLanguageChange(() => languageItem.write(currentTranslation().language));
}
