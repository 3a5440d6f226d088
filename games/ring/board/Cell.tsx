import { ChipStack } from '../../kit/board/ChipStack';
import { usePress } from '../../kit/board/usePress';
import type { Centavos } from '../../kit/rules/money';
import { type Color, SEGMENT_COUNT } from '../rules/segments';
import * as css from './cell.css';
import { Lamp } from './Lamp';
import { oddsOf, shortPercent } from './odds';
import type { Translate } from './strings';

/** A card after a stop: won, lost, or nothing has stopped yet. */
export type Light = 'lit' | 'dim' | 'dark' | 'plain';

interface CellProps {
  readonly color: Color;
  readonly translate: Translate;
  readonly formatAmount: (amount: Centavos) => string;
  readonly stakeCentavos: Centavos;
  readonly light: Light;
  /** The stake here has lost. */
  readonly faded: boolean;
  readonly disabled: boolean;
  readonly focusable: boolean;
  readonly onTap: () => void;
  readonly onLift: () => void;
}

/** One colour to bet on: its lamp and multiplier, chance, RTP, and the stake on it. */
export function Cell(props: CellProps) {
  const { color, translate, formatAmount, stakeCentavos, light, faded, disabled } = props;
  const press = usePress(props.onTap, props.onLift);
  const { pays, ways, percent, returns } = oddsOf(color);
  const staked = stakeCentavos > 0n;
  const name = translate(staked ? 'cellStaked' : 'cell', {
    color: translate(`color.${color}`),
    shape: translate(`shape.${color}`),
    amount: formatAmount(stakeCentavos),
    pays,
    percent,
  });
  return (
    <button
      type="button"
      {...press}
      className={css.cellOf[color]}
      aria-label={name}
      aria-disabled={disabled || undefined}
      data-light={light}
      data-staked={staked || undefined}
      data-cell={color}
      tabIndex={props.focusable ? 0 : -1}
    >
      <span className={css.head}>
        <Lamp color={color} />
        <span className={css.pay}>{translate('pays', { pays })}</span>
      </span>
      <span className={css.chance}>{translate('chance', { percent })}</span>
      <span className={css.small}>
        <span>{translate('waysOf', { ways, all: SEGMENT_COUNT })}</span>
        <span>{translate('rtp', { percent: shortPercent(returns) })}</span>
      </span>
      <span className={css.chipPlace} data-faded={faded || undefined} data-chips aria-hidden="true">
        {staked && <ChipStack amountCentavos={stakeCentavos} text={formatAmount(stakeCentavos)} />}
      </span>
    </button>
  );
}
