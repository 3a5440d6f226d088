import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import Copy from '~icons/ph/copy-bold';
import Warning from '~icons/ph/warning-fill';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { momentText } from '../../../shared/dateText';
import type { RecordBreak } from '../../../shared/play/recordBreak';
import { showToast } from '../../../shared/popups/toasts';
import { confirmBreak } from '../../../shared/record/logWatch';
import { Button } from '../../../ui/form/Button';
import { copyText } from '../rounds/copyText';
import { Fact } from '../rounds/Fact';
import * as card from '../shared/AwayCard.css';

interface RecordNoticeProps {
  readonly found: RecordBreak | null;
  readonly onRead?: () => void;
}

/** The public record contradicts what this device has seen. Only its own button closes it; until then no bet is placed. */
export function RecordNotice({ found, onRead }: RecordNoticeProps) {
  const { t, language } = useTranslation();
  const start = useRef<HTMLDivElement>(null);
  if (found === null) return null;
  const { part, game, roundNumber, foundAtMs, expected } = found;
  const copy = async () => {
    const isCopied = await copyText(JSON.stringify(found, null, 2));
    if (isCopied) showToast({ text: t('play.copied'), tone: 'success' });
  };
  const confirm = () => {
    confirmBreak(found);
    onRead?.();
  };
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Backdrop className={card.backdrop} />
        <Dialog.Popup className={card.card} role="alertdialog" initialFocus={start}>
          <header className={card.head}>
            <span className={card.sign}>
              <Warning aria-hidden />
            </span>
            <div>
              <Dialog.Title className={card.title}>{t('fair.break.title')}</Dialog.Title>
              <p className={card.subtitle}>{momentText(new Date(foundAtMs), LANGUAGES[language].tag)}</p>
            </div>
          </header>
          {/* Plain text that can be scrolled from the keyboard where it does not fit. */}
          <div ref={start} className={card.content} tabIndex={-1}>
            <p className={card.text}>{t(`fair.break.${part}`, { game, number: roundNumber })}</p>
            <p>{t('fair.break.what')}</p>
            {expected !== '' && <Fact label={t('fair.break.expected')} value={expected} code />}
            <Fact label={t('fair.break.found')} value={found.found === '' ? '–' : found.found} code />
            <Button tone="secondary" wide size="m" icon={<Copy aria-hidden />} onClick={() => void copy()}>
              {t('fair.break.copy')}
            </Button>
          </div>
          <footer className={card.foot}>
            <Button wide onClick={confirm}>
              {t('fair.break.read')}
            </Button>
            <p className={card.stays}>{t('fair.break.stays')}</p>
          </footer>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface RecordBreakPopupProps {
  readonly found: RecordBreak;
  readonly onClose: () => void;
}

/** The notice as a popup, for pages other than a game's. */
export const RecordBreakPopup = ({ found, onClose }: RecordBreakPopupProps) => (
  <RecordNotice found={found} onRead={onClose} />
);
