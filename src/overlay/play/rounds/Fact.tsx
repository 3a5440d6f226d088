import Copy from '~icons/ph/copy-bold';
import { useTranslation } from '../../../i18n/i18n';
import { showToast } from '../../../shared/popups/toasts';
import * as css from '../sheets.css';
import { copyText } from './copyText';

interface FactProps {
  readonly label: string;
  readonly value: string;
  /** A code to compare character by character; it can be copied. */
  readonly code?: boolean;
}

/** A value below its label. */
export function Fact({ label, value, code = false }: FactProps) {
  const { t } = useTranslation();
  const copy = async () => {
    if (await copyText(value)) showToast({ text: t('play.copied'), tone: 'success' });
  };
  return (
    <div className={css.fact}>
      <span className={css.factLabel}>{label}</span>
      <span className={code ? css.code : css.plain}>{value}</span>
      {code && value.length > 16 && (
        <button
          type="button"
          className={css.copy}
          aria-label={t('play.copy', { what: label })}
          onClick={copy}
        >
          <Copy aria-hidden />
        </button>
      )}
    </div>
  );
}
