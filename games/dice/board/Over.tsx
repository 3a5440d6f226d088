import * as css from './over.css';
import { progressOf } from './progress';
import type { OverProps } from './strings';
import { numberText } from './texts';

/** The rolled number above the bowl; hidden from screen readers, because the board announces it. */
export function Over({ translate, events }: OverProps) {
  const { mode, dice, settled, won } = progressOf(events);
  if (mode === null || dice.length === 0) return null;
  const [first = 0, second = 0] = dice;
  return (
    <div className={css.room}>
      <p
        className={css.number}
        data-of={mode}
        data-won={(settled !== null && won.length > 0) || undefined}
        aria-hidden="true"
      >
        {mode === 'percent' ? (
          numberText(dice)
        ) : (
          <>
            <small>{translate('sum', { first, second })}</small> {first + second}
          </>
        )}
      </p>
    </div>
  );
}
