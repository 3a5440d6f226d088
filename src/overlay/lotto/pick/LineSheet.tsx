import { useEffect, useState } from 'react';
import type { LottoLimits } from '../../../../contract/lotto';
import { winOf } from '../../../../games/kit/fairness/lotto/lines';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { Button } from '../../../ui/form/Button';
import { TextField } from '../../../ui/form/TextField';
import { Sheet } from '../../../ui/sheet/Sheet';
import { chanceText, numbersText, timesText } from '../lottoText';
import { changeDraft, type Draft, lineOf, removed, reopened, staked } from './draft';
import * as css from './LineSheet.css';

interface LineSheetProps {
  /** Which line of the pool; null while it is closed. */
  readonly at: number | null;
  readonly draft: Draft;
  readonly limits: LottoLimits;
  /** What its pick still takes, in pesos; null unless the line is too much. */
  readonly left: number | null;
  readonly onClose: () => void;
  /** Called when the pool has changed. */
  readonly onChange: () => void;
}

/** A line of the pool: its stake, and whether it stays. */
export function LineSheet({ at, draft, limits, left, onClose, onChange }: LineSheetProps) {
  const { t } = useTranslation();
  const line = at === null ? undefined : draft.lines[at];
  // Keep the line while its sheet slides out.
  const [last, setLast] = useState(line);
  useEffect(() => {
    if (line !== undefined) setLast(line);
  }, [line]);
  const shown = line ?? last;
  const [text, setText] = useState('');
  const opened = line?.pesos;
  useEffect(() => {
    if (opened !== undefined) setText(String(opened));
  }, [opened]);
  if (shown === undefined) return null;
  const [least, most] = [Number(limits.stakeMin / 100n), Number(limits.stakeMax / 100n)];
  const pesos = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  const isTaken = pesos >= least && pesos <= most;
  const change = (make: (before: Draft, index: number) => Draft) => {
    if (at === null) return;
    changeDraft((before) => make(before, at));
    onChange();
    onClose();
  };
  return (
    <Sheet
      open={line !== undefined}
      onClose={onClose}
      title={t('lotto.lineTitle', {
        numbers: numbersText(shown.numbers),
        order: t(`lotto.inline_${shown.order}`),
      })}
      footer={
        <div className={css.actions}>
          <Button tone="secondary" onClick={() => change(removed)}>
            {t('lotto.remove')}
          </Button>
          <Button disabled={!isTaken} onClick={() => change((before, index) => staked(before, index, pesos))}>
            {t('lotto.keepLine')}
          </Button>
        </div>
      }
    >
      <div className={css.stack}>
        {left !== null && (
          <div className={css.left}>
            <p>{t(left === 0 ? 'lotto.fullText' : 'lotto.leftText', { amount: `₱${left}` })}</p>
            {left > 0 && (
              <Button
                tone="secondary"
                size="m"
                onClick={() => change((before, index) => staked(before, index, left))}
              >
                {t('lotto.takeLeft', { amount: `₱${left}` })}
              </Button>
            )}
          </div>
        )}
        <TextField
          label={t('lotto.stake')}
          leading="₱"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value.trim())}
          hint={t('lotto.stakeHint', { least: `₱${least}`, most: `₱${most}` })}
          error={
            isTaken || text === ''
              ? undefined
              : t('lotto.stakeHint', { least: `₱${least}`, most: `₱${most}` })
          }
        />
        <p className={css.pays}>
          {isTaken &&
            t(`lotto.pays_${shown.order}`, {
              numbers: numbersText(shown.numbers),
              amount: amountText(winOf(lineOf({ ...shown, pesos }))),
            })}
        </p>
        <p className={css.odds}>
          {t('lotto.odds', { chance: chanceText(shown, t), times: timesText(shown) })}
        </p>
        <Button tone="quiet" size="m" onClick={() => change(reopened)}>
          {t('lotto.pickAgain')}
        </Button>
      </div>
    </Sheet>
  );
}
