import { type RefObject, useState } from 'react';
import { clockText } from '../../../i18n/clockText';
import { useTranslation } from '../../../i18n/i18n';
import { useCodeWait } from '../../../shared/session/codeWait';
import { CodeField } from '../../../ui/form/CodeField';
import { Spinner } from '../../../ui/text/Spinner';
import * as css from './sheets.css';

interface CodeLineProps {
  readonly way: 'mail' | 'sms';
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly onComplete?: (code: string) => void;
  readonly error: string | undefined;
  readonly online: boolean;
  /** Sends a code and resolves with the seconds before the next may be sent; null if it was not sent. */
  readonly onSend: () => Promise<number | null>;
  readonly place: RefObject<HTMLDivElement | null>;
}

/** A field for the six-digit code, with a button to resend it. */
export function CodeLine({ way, code, onCode, onComplete, error, online, onSend, place }: CodeLineProps) {
  const { t } = useTranslation();
  const wait = useCodeWait(way);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(wait.leftMs > 0);
  const waiting = wait.leftMs > 0;
  const send = async () => {
    if (sending || waiting || !online) return;
    setSending(true);
    const afterS = await onSend();
    setSending(false);
    if (afterS === null) return;
    wait.start(afterS * 1000);
    setSent(true);
    place.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={place}>
      <CodeField
        label={t(`account.code_${way}`)}
        value={code}
        onChange={onCode}
        error={error}
        {...(onComplete === undefined ? {} : { onComplete })}
      />
      <div className={css.codeLine}>
        <span className={css.note} role="status">
          {t(sent ? `account.sent_${way}` : `account.codeHint_${way}`)}
        </span>
        <button
          type="button"
          className={css.send}
          aria-disabled={waiting || sending || !online}
          onClick={() => void send()}
        >
          {sending && <Spinner size="1.1rem" />}
          {waiting
            ? t('account.resendIn', { time: clockText(wait.leftMs) })
            : t(sent ? 'account.resend' : 'account.sendCode')}
        </button>
      </div>
    </div>
  );
}
