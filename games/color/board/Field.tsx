import { ChipStack } from '../../kit/board/ChipStack';
import { usePress } from '../../kit/board/usePress';
import type { Centavos } from '../../kit/rules/money';
import type { Color } from '../rules/colors';
import * as css from './field.css';
import { Shape } from './Shape';

/** A field after a roll: won, lost, or not rolled yet. */
export type Light = 'lit' | 'dim' | 'dark' | 'plain';

interface FieldProps {
  readonly color: Color;
  readonly name: string;
  readonly letter: string;
  /** The text in the corner: the multiplier of this field. */
  readonly pay: string;
  readonly picked: boolean;
  readonly light: Light;
  readonly stakeCentavos: Centavos;
  readonly stakeText: string;
  /** The chips here have lost. */
  readonly faded: boolean;
  readonly disabled: boolean;
  readonly focusable: boolean;
  readonly onTap: (target: HTMLElement) => void;
  readonly onLift: () => void;
}

/** One painted field of the board. */
export function Field(props: FieldProps) {
  const { color, name, letter, pay, picked, light, stakeCentavos, stakeText, faded, disabled } = props;
  const press = usePress(props.onTap, props.onLift);
  return (
    <button
      type="button"
      {...press}
      className={css.fields[color]}
      aria-label={name}
      aria-pressed={picked}
      aria-disabled={disabled || undefined}
      data-light={light}
      data-field={color}
      tabIndex={props.focusable ? 0 : -1}
    >
      <span className={css.gloss} />
      <span className={css.symbol}>
        <Shape color={color} />
      </span>
      <span className={css.letter} aria-hidden="true">
        {letter}
      </span>
      {pay !== '' && (
        <span className={css.pay} aria-hidden="true">
          {pay}
        </span>
      )}
      <span className={css.chipPlace} data-faded={faded || undefined} data-chips aria-hidden="true">
        {stakeCentavos > 0n && <ChipStack amountCentavos={stakeCentavos} text={stakeText} />}
      </span>
    </button>
  );
}
