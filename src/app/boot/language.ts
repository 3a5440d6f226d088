import { currentTranslation, onLanguageChange, startTranslation } from '../../i18n/i18n';
import { DEFAULT_LANGUAGE, isLanguage, preferredLanguage } from '../../i18n/languages';
import { isPreview } from '../../shared/config/preview';
import { orNull } from '../../shared/storage/guards';
import { storedAs } from '../../shared/storage/item';

const languageItem = storedAs('language', orNull(isLanguage), () => null);

/** Sets the language chosen last, else the browser's, and stores every later choice. A preview names its own. */
export async function startLanguage(): Promise<void> {
  if (isPreview()) {
    const asked = new URLSearchParams(window.location.search).get('lang');
    return startTranslation(isLanguage(asked) ? asked : DEFAULT_LANGUAGE);
  }
  await startTranslation(languageItem.read() ?? preferredLanguage(navigator.languages));
  onLanguageChange(() => languageItem.write(currentTranslation().language));
}
