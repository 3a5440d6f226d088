import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import CheckCircle from '~icons/ph/check-circle-fill';
import Info from '~icons/ph/info-fill';
import WarningCircle from '~icons/ph/warning-circle-fill';
import { hideToast, TOAST_MS, type ToastTone, toastAtom } from '../../shared/popups/toasts';
import { Button } from '../../ui/form/Button';
import * as css from './ToastView.css';

const ICONS: Readonly<Record<ToastTone, typeof Info>> = {
  info: Info,
  success: CheckCircle,
  error: WarningCircle,
};

/** The live region is always mounted: screen readers only announce changes inside a region they know. */
export function ToastView() {
  const toast = useAtomValue(toastAtom);
  useEffect(() => {
    if (toast === null) return;
    const timer = setTimeout(() => hideToast(toast.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  const Icon = toast === null ? null : ICONS[toast.tone];
  return (
    <div className={css.place} role="status" aria-live="polite">
      {toast !== null && Icon !== null && (
        <div key={toast.id} className={css.tones[toast.tone]}>
          <span className={css.icons[toast.tone]}>
            <Icon aria-hidden />
          </span>
          <span className={css.text}>{toast.text}</span>
          {toast.action !== null && (
            <Button
              tone="quiet"
              size="m"
              onClick={() => {
                hideToast(toast.id);
                toast.action?.onPress();
              }}
            >
              {toast.action.label}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
