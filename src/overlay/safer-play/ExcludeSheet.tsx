import { useState } from 'react';
import { EXCLUSION_MONTHS, saferPlayCalls } from '../../../contract/account/saferPlay';
import type { SaferPlay } from '../../../contract/account/saferPlayState';
import { useTranslation } from '../../i18n/i18n';
import { serverNowMs } from '../../shared/config/config';
import { Button } from '../../ui/form/Button';
import { Checkbox } from '../../ui/form/Checkbox';
import { Sheet } from '../../ui/sheet/Sheet';
import { Reason } from '../../ui/text/Reason';
import { Spinner } from '../../ui/text/Spinner';
import { Facts } from './Facts';
import { PeriodOptions } from './PeriodOptions';
import { afterMonths, firstOpen } from './pauses';
import * as css from './sheets.css';
import { showDone, useSaferPlayChange } from './useSaferPlay';

interface ExcludeSheetProps {
  readonly open: boolean;
  readonly safer: SaferPlay;
  readonly online: boolean;
  readonly onClose: () => void;
  readonly onShorter: () => void;
}

/** Starts a self-exclusion of months or years. The player must tick that they have read the consequences first. */
export function ExcludeSheet({ open, safer, online, onClose, onShorter }: ExcludeSheetProps) {
  const { t } = useTranslation();
  const change = useSaferPlayChange();
  const [understood, setUnderstood] = useState(false);
  const [missing, setMissing] = useState(false);
  const endOf = (months: number) => afterMonths(serverNowMs(), months);
  const notBefore = safer.exclusion === null ? null : new Date(safer.exclusion.until);
  const [chosen, setChosen] = useState<(typeof EXCLUSION_MONTHS)[number] | null>(null);
  const months =
    chosen !== null && (notBefore === null || endOf(chosen) >= notBefore)
      ? chosen
      : firstOpen(EXCLUSION_MONTHS, endOf, notBefore);
  const close = () => {
    // Untick it, so that the consequences are read again next time.
    setUnderstood(false);
    setMissing(false);
    onClose();
  };
  const exclude = async () => {
    if (change.busy) return;
    if (!understood) return setMissing(true);
    if (!(await change.make(saferPlayCalls.exclude, { months, understood: true }))) return;
    close();
    showDone(t('safer.excludeDone'));
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('safer.exclude')}
      footer={
        <>
          <button
            type="button"
            className={css.serious}
            disabled={!online}
            aria-busy={change.busy || undefined}
            aria-describedby="exclude-reason"
            onClick={() => void exclude()}
          >
            {change.busy && <Spinner size="1.25em" />}
            {t('safer.excludeDo', { length: t(`safer.months_${months}`) })}
          </button>
          <Reason id="exclude-reason" wrong={change.wrong} off={online ? null : t('safer.offline')} />
          <div className={css.below}>
            <Button
              tone="quiet"
              size="m"
              onClick={() => {
                close();
                onShorter();
              }}
            >
              {t('safer.shorter')}
            </Button>
          </div>
        </>
      }
    >
      <p className={css.text}>{t('safer.breakText')}</p>
      <PeriodOptions
        label={t('safer.exclude')}
        unit="months"
        nameOf={(length) => `safer.months_${length}`}
        lengths={EXCLUSION_MONTHS}
        chosen={months}
        onChoose={setChosen}
        endOf={endOf}
        notBefore={notBefore}
      />
      <Facts firm="safer.factFirm" />
      <div className={css.understood}>
        <Checkbox
          checked={understood}
          error={missing ? t('safer.understoodMissing') : undefined}
          onChange={(event) => {
            setUnderstood(event.target.checked);
            setMissing(false);
          }}
        >
          {t('safer.understood')}
        </Checkbox>
      </div>
    </Sheet>
  );
}
