import { ChipStack } from '../../kit/board/ChipStack';
import { usePress } from '../../kit/board/usePress';
import type { Centavos } from '../../kit/rules/money';
import type { Light } from './Field';
import * as fieldCss from './field.css';
import { waysOf } from './odds';
import { PlaceMark } from './PlaceMark';
import * as css from './special.css';
import type { Translate } from './strings';

interface SpecialProps {
  readonly kind: 'anyTriple' | 'allDifferent';
  readonly translate: Translate;
  readonly name: string;
  readonly light: Light;
  readonly stakeCentavos: Centavos;
  readonly stakeText: string;
  readonly faded: boolean;
  readonly disabled: boolean;
  readonly focusable: boolean;
  readonly onTap: (target: HTMLElement) => void;
  readonly onLift: () => void;
}

/** A field that names no colour. It shows its own odds, because two kinds share this mode. */
export function Special(props: SpecialProps) {
  const { kind, translate, name, light, stakeCentavos, stakeText, faded, disabled } = props;
  const press = usePress(props.onTap, props.onLift);
  const [way] = waysOf(kind);
  return (
    <button
      type="button"
      {...press}
      className={css.special}
      aria-label={name}
      aria-disabled={disabled || undefined}
      data-light={light}
      data-field={kind}
      tabIndex={props.focusable ? 0 : -1}
    >
      <span className={css.mark}>
        <PlaceMark kind={kind} colors={[]} />
      </span>
      <span className={css.name}>{translate(`kind.${kind}`)}</span>
      <span className={css.odds}>
        <b>{translate('pays', { pays: way?.pays ?? '' })}</b>
        {translate('chance', { percent: way?.percent ?? '' })}
      </span>
      <span className={fieldCss.chipPlace} data-faded={faded || undefined} data-chips aria-hidden="true">
        {stakeCentavos > 0n && <ChipStack amountCentavos={stakeCentavos} text={stakeText} />}
      </span>
    </button>
  );
}
