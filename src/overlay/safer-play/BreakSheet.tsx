import { useState } from 'react';
import { BREAK_HOURS, saferPlayCalls } from '../../../contract/account/saferPlay';
import type { SaferPlay } from '../../../contract/account/saferPlayState';
import { useTranslation } from '../../i18n/i18n';
import { serverNowMs } from '../../shared/config/config';
import { Button } from '../../ui/form/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import { Reason } from '../../ui/text/Reason';
import { Facts } from './Facts';
import { PeriodOptions } from './PeriodOptions';
import { afterHours, firstOpen } from './pauses';
import * as css from './sheets.css';
import { showDone, useSaferPlayChange } from './useSaferPlay';

interface BreakSheetProps {
  readonly open: boolean;
  /** Null while it is not loaded; every length can be chosen then. */
  readonly safer: SaferPlay | null;
  readonly online: boolean;
  readonly onClose: () => void;
  /** Called when the break has begun. */
  readonly onDone?: () => void;
  /** Called to open self-exclusion. */
  readonly onLonger?: () => void;
}

/** Starts a break of a day, a week or a month. */
export function BreakSheet({ open, safer, online, onClose, onDone, onLonger }: BreakSheetProps) {
  const { t } = useTranslation();
  const change = useSaferPlayChange();
  const endOf = (hours: number) => afterHours(serverNowMs(), hours);
  const notBefore = safer?.breakUntil == null ? null : new Date(safer.breakUntil);
  const [chosen, setChosen] = useState<(typeof BREAK_HOURS)[number] | null>(null);
  const hours =
    chosen !== null && (notBefore === null || endOf(chosen) >= notBefore)
      ? chosen
      : firstOpen(BREAK_HOURS, endOf, notBefore);
  const length = t(`safer.hours_${hours}`);
  const begin = async () => {
    if (!(await change.make(saferPlayCalls.takeBreak, { hours }))) return;
    onClose();
    showDone(t('safer.breakDone'));
    onDone?.();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('safer.break')}
      footer={
        <>
          <Button
            wide
            busy={change.busy}
            disabled={!online}
            describedBy="break-reason"
            onClick={() => void begin()}
          >
            {t('safer.breakDo', { length })}
          </Button>
          <Reason id="break-reason" wrong={change.wrong} off={online ? null : t('safer.offline')} />
          {onLonger !== undefined && (
            <div className={css.below}>
              <Button tone="quiet" size="m" onClick={onLonger}>
                {t('safer.longer')}
              </Button>
            </div>
          )}
        </>
      }
    >
      <p className={css.text}>{t('safer.breakText')}</p>
      <PeriodOptions
        label={t('safer.break')}
        unit="hours"
        nameOf={(length) => `safer.hours_${length}`}
        lengths={BREAK_HOURS}
        chosen={hours}
        onChoose={setChosen}
        endOf={endOf}
        notBefore={notBefore}
      />
      <Facts firm="safer.factBreakFirm" />
    </Sheet>
  );
}
