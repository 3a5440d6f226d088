import { useTranslation } from '../../../i18n/i18n';
import { showToast } from '../../../shared/popups/toasts';

/** Shares a text by the device's own sheet; copies it where there is none. */
export function useShare(textOf: () => string): () => void {
  const { t } = useTranslation();
  return () => {
    const text = textOf();
    if (navigator.share !== undefined) {
      // Closing the sheet rejects, which is no trouble of ours.
      navigator.share({ text }).catch(() => undefined);
    } else {
      void copyText(text).then((copied) => copied && showToast({ text: t('play.copied'), tone: 'success' }));
    }
  };
}

/** Answers whether the text lies on the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
