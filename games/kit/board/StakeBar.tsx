import type { Translate } from '../card';
import type { Centavos } from '../rules/money';
import type { KitKey } from '../words/keys';
import * as css from './stake.css';
import { clampStake, shortAmount, stepStake } from './stakes';

interface StakeBarProps {
  readonly translate: Translate<KitKey>;
  readonly formatAmount: (amount: Centavos) => string;
  readonly stakeCentavos: Centavos;
  readonly minCentavos: Centavos;
  /** The largest stake allowed: the least of the rules' limit, the product's limit and the balance. */
  readonly maxCentavos: Centavos;
  /** One-tap stakes, or half, double and maximum. Up to four fit beside the stepper, five without it. */
  readonly quick: readonly Centavos[] | 'factors';
  /** False if there are only the quick stakes. */
  readonly stepper?: boolean;
  readonly disabled: boolean;
  readonly onStake: (stakeCentavos: Centavos) => void;
}

/** Chooses the stake: stepwise, or with one tap. */
export function StakeBar({ stepper = true, ...props }: StakeBarProps) {
  const { translate, quick } = props;
  return (
    <fieldset className={css.bar} aria-label={translate('kit.stake')} disabled={props.disabled}>
      {stepper && <Stepper {...props} />}
      <div className={css.quick}>
        {quick === 'factors' ? <Factors {...props} /> : <Quick {...props} amounts={quick} />}
      </div>
    </fieldset>
  );
}

function Stepper(props: StakeBarProps) {
  const { translate, stakeCentavos, minCentavos, maxCentavos, onStake } = props;
  const amount = shortAmount(props.formatAmount(stakeCentavos));
  const to = (direction: 1 | -1) => stepStake(stakeCentavos, direction, minCentavos, maxCentavos);
  return (
    <div className={css.stepper}>
      <button
        type="button"
        className={css.step}
        aria-label={translate('kit.stakeLess')}
        disabled={stakeCentavos <= minCentavos}
        onClick={() => onStake(to(-1))}
      >
        <svg viewBox="0 0 18 18" className={css.sign} aria-hidden="true">
          <path d="M3 9h12" />
        </svg>
      </button>
      <output className={css.stake} data-long={amount.length > 6 || undefined}>
        {amount}
      </output>
      <button
        type="button"
        className={css.step}
        aria-label={translate('kit.stakeMore')}
        disabled={stakeCentavos >= maxCentavos}
        onClick={() => onStake(to(1))}
      >
        <svg viewBox="0 0 18 18" className={css.sign} aria-hidden="true">
          <path d="M3 9h12M9 3v12" />
        </svg>
      </button>
    </div>
  );
}

function Factors({ translate, stakeCentavos, minCentavos, maxCentavos, onStake }: StakeBarProps) {
  const half = clampStake(stakeCentavos / 2n, minCentavos, maxCentavos);
  const double = clampStake(stakeCentavos * 2n, minCentavos, maxCentavos);
  const max = clampStake(maxCentavos, minCentavos, maxCentavos);
  const choices = [
    { text: 'kit.half', name: 'kit.halfStake', to: half, idle: half >= stakeCentavos },
    { text: 'kit.double', name: 'kit.doubleStake', to: double, idle: double <= stakeCentavos },
    { text: 'kit.max', name: 'kit.maxStake', to: max, idle: max === stakeCentavos },
  ] as const;
  return choices.map(({ text, name, to, idle }) => (
    <button
      key={text}
      type="button"
      className={css.choice}
      aria-label={translate(name)}
      disabled={idle}
      onClick={() => onStake(to)}
    >
      {translate(text)}
    </button>
  ));
}

type QuickProps = StakeBarProps & { readonly amounts: readonly Centavos[] };

function Quick({ formatAmount, stakeCentavos, amounts, maxCentavos, onStake }: QuickProps) {
  return amounts.map((amount) => {
    const text = shortAmount(formatAmount(amount));
    return (
      <button
        key={String(amount)}
        type="button"
        className={css.choice}
        data-long={text.length > 4 || undefined}
        aria-pressed={amount === stakeCentavos}
        disabled={amount > maxCentavos && amount !== stakeCentavos}
        onClick={() => onStake(amount)}
      >
        {text}
      </button>
    );
  });
}
