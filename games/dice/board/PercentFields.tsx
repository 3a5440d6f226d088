import { type Centavos, paidMultiplier, payoutFloor } from '../../kit/rules/money';
import { hundredthsText } from '../rules/bet';
import { SIDES } from '../rules/mode';
import { bestPays, bounds, type Choice, withSide, withTarget } from './choice';
import { paysText, percentChance, percentReturn } from './odds';
import * as css from './percent.css';
import type { Progress } from './progress';
import { Slider } from './Slider';
import type { Translate } from './strings';
import { drawnText, lastNumber, sideText } from './texts';
import { useHold } from './useHold';

export interface FieldsProps {
  readonly translate: Translate;
  readonly formatAmount: (amount: Centavos) => string;
  readonly choice: Choice;
  readonly stakeCentavos: Centavos;
  readonly progress: Progress;
  readonly disabled: boolean;
  readonly onChange: (choice: Choice) => void;
}

interface PercentFieldsProps extends FieldsProps {
  /** A change while dragging: it makes no sound. */
  readonly onSlide: (choice: Choice) => void;
  readonly onRules: () => void;
}

/** Side and target, with their odds and payout. */
export function PercentFields(props: PercentFieldsProps) {
  const { translate, choice, progress, disabled } = props;
  const { side, target } = choice;
  const last = lastNumber(progress);
  return (
    <>
      <div className={css.sides}>
        <Fine by={-1} label={translate('targetLess')} {...props} />
        <fieldset className={css.pair} aria-label={translate('sides')}>
          {SIDES.map((each) => (
            <button
              key={each}
              type="button"
              className={css.side}
              aria-pressed={each === side}
              disabled={disabled}
              onClick={() => props.onChange(withSide(choice, each))}
            >
              {sideText(translate, each, target)}
            </button>
          ))}
        </fieldset>
        <Fine by={1} label={translate('targetMore')} {...props} />
      </div>
      <Slider
        label={translate('target')}
        text={sideText(translate, side, target)}
        value={target}
        bounds={bounds(side)}
        fillsLeft={side === 'under'}
        mark={
          last === null
            ? null
            : {
                at: last,
                text: drawnText(last),
                name: translate('lastNumber', { number: drawnText(last) }),
                won: progress.settled !== null && progress.won.length > 0,
              }
        }
        disabled={disabled}
        onSlide={(value) => props.onSlide(withTarget(choice, value))}
      />
      <Facts {...props} />
    </>
  );
}

interface FineProps extends PercentFieldsProps {
  /** In hundredths. */
  readonly by: number;
  readonly label: string;
}

/** Moves the target by a hundredth, repeatedly while held. */
function Fine({ by, label, choice, disabled, onSlide }: FineProps) {
  const hold = useHold(() => onSlide(withTarget(choice, choice.target + by)));
  return (
    <button type="button" className={css.fine} aria-label={label} disabled={disabled} {...hold}>
      <svg viewBox="0 0 16 16" className={css.caret} aria-hidden="true">
        <path d={by < 0 ? 'M10 3L5 8l5 5' : 'M6 3l5 5-5 5'} />
      </svg>
    </button>
  );
}

/** Chance, multiplier, RTP and payout as this stake is settled, next to the bet; they open the rules. */
function Facts({ translate, formatAmount, choice, stakeCentavos, onRules }: PercentFieldsProps) {
  const { side, target } = choice;
  const pays = bestPays(choice);
  const facts = [
    { name: 'chance', value: translate('chance', { percent: percentChance(side, target) }) },
    { name: 'pays', value: translate('pays', { pays: paysText(paidMultiplier(stakeCentavos, pays)) }) },
    {
      name: 'rtp',
      value: translate('chance', { percent: percentReturn(side, target, stakeCentavos) }),
    },
    { name: 'payout', value: formatAmount(payoutFloor(stakeCentavos, pays)) },
  ] as const;
  return (
    <button
      type="button"
      className={css.facts}
      aria-label={translate('oddsOf', { bet: translate(`side.${side}`, { target: hundredthsText(target) }) })}
      onClick={onRules}
    >
      {facts.map(({ name, value }) => (
        <span key={name} className={css.fact} data-fact={name}>
          <small>{translate(`fact.${name}`)}</small>
          <b data-long={value.length > 9 || undefined}>{value}</b>
        </span>
      ))}
    </button>
  );
}
