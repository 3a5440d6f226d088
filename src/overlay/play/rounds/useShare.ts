import { useTranslation } from '../../../i18n/i18n';
import { showToast } from '../../../shared/popups/toasts';

/** Shares a text with the device's share sheet; copies it if there is none. */
export function useShare(textOf: () => string): () => void {
  const { t } = useTranslation();
  return () => {
    const text = textOf();
    if (navigator.share !== undefined) {
      // Closing the share sheet rejects, which is not an error.
      navigator.share({ text }).catch(() => undefined);
    } else {
      void copyText(text).then((copied) => copied && showToast({ text: t('play.copied'), tone: 'success' }));
    }
  };
}

/** Resolves with whether the text was copied to the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
