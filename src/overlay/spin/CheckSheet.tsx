import { useEffect, useState } from 'react';
import type { SettledRound } from '../../../contract/play';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { momentText } from '../../shared/dateText';
import { Button } from '../../ui/form/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import * as css from './CheckSheet.css';
import { SpinProof } from './SpinProof';
import type { WheelParts } from './useWheelParts';

interface CheckSheetProps {
  /** Null while none is open. */
  readonly round: SettledRound | null;
  readonly parts: WheelParts | null;
  readonly onClose: () => void;
  readonly onReplay: (round: SettledRound) => void;
}

/** One spin: its prize, its seeds, and the check. */
export function CheckSheet({ round, parts, onClose, onReplay }: CheckSheetProps) {
  const { t, language } = useTranslation();
  // Keep the spin while its sheet slides out.
  const [last, setLast] = useState(round);
  useEffect(() => {
    if (round !== null) setLast(round);
  }, [round]);
  const shown = round ?? last;
  return (
    <Sheet
      open={round !== null}
      onClose={onClose}
      title={t('spin.spinTitle', { id: shown?.roundId ?? '' })}
      footer={
        shown !== null && (
          <Button wide onClick={() => onReplay(shown)}>
            {t('spin.replay')}
          </Button>
        )
      }
    >
      {shown !== null && parts !== null && (
        <div className={css.stack}>
          <div className={css.head}>
            <span className={css.mark} aria-hidden="true">
              <parts.board.OutcomeMark outcome={shown.outcome} translate={parts.translate} />
            </span>
            <span className={css.what}>
              <b>{parts.board.prizeText(parts, shown.outcome)}</b>
              <small>{momentText(new Date(shown.createdAt), LANGUAGES[language].tag)}</small>
            </span>
          </div>
          <SpinProof key={shown.roundId} round={shown} />
        </div>
      )}
    </Sheet>
  );
}
