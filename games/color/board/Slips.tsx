import { ChipStack } from '../../kit/board/ChipStack';
import type { Centavos } from '../../kit/rules/money';
import type { Position } from '../rules/bet';
import { placeName } from './names';
import { paysRange } from './odds';
import { PlaceMark } from './PlaceMark';
import * as css from './slips.css';
import type { Translate } from './strings';
import { keyOf } from './table';
import type { Won } from './won';

interface SlipsProps {
  readonly translate: Translate;
  readonly formatAmount: (amount: Centavos) => string;
  /** The positions without a visible field of their own. */
  readonly positions: readonly Position[];
  readonly won: ReadonlyMap<string, Won>;
  readonly spent: boolean;
  readonly disabled: boolean;
  readonly onAdd: (position: Position, target: HTMLElement) => void;
  readonly onLift: (key: string) => void;
}

/** Combinations on the table, each as a slip: its colours, chips and multiplier. */
export function Slips({
  translate,
  formatAmount,
  positions,
  won,
  spent,
  disabled,
  onAdd,
  onLift,
}: SlipsProps) {
  return (
    <ul className={css.slips}>
      {positions.map((position) => {
        const key = keyOf(position);
        const prize = won.get(key);
        const name = placeName(translate, position);
        const amount = formatAmount(position.stake);
        const light = prize !== undefined ? 'lit' : spent ? 'dim' : 'plain';
        return (
          <li key={key} className={css.slip} data-light={light} data-slip={key}>
            <button
              type="button"
              className={css.add}
              aria-label={translate('addTo', { place: name, amount })}
              aria-disabled={disabled || undefined}
              onClick={(event) => !disabled && onAdd(position, event.currentTarget)}
            >
              <PlaceMark {...position} />
              <span className={css.chip} data-chips>
                <ChipStack amountCentavos={position.stake} text={amount} />
              </span>
              <span className={css.pays}>
                {prize === undefined
                  ? translate('pays', { pays: paysRange(position.kind) })
                  : formatAmount(prize.payout)}
              </span>
            </button>
            {!disabled && !spent && (
              <button
                type="button"
                className={css.off}
                aria-label={translate('takeOff', { place: name })}
                onClick={() => onLift(key)}
              >
                <svg viewBox="0 0 16 16" width="0.9em" height="0.9em" aria-hidden="true">
                  <path
                    d="M3 3l10 10M13 3L3 13"
                    stroke="currentColor"
                    strokeWidth="2"
                    strokeLinecap="round"
                  />
                </svg>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
