import { StakeBar } from '../../../kit/board/StakeBar';
import { bar, choice, quick } from '../../../kit/board/stake.css';
import * as css from '../board.css';
import { shortTimesText } from '../text';
import { isOpen } from './FareSteps';
import type { FareProps } from './fareProps';
import { OFF, presetsOf, QUICK_STAKES, STAKE_MIN } from './fares';

/** One-tap values of the stepper that was touched last: stakes, or targets of the automatic cash-out. */
export function QuickRow(props: FareProps & { readonly touched: 'stake' | 'target' }) {
  return (
    <div className={css.quick}>
      {props.touched === 'stake' ? <Stakes {...props} /> : <Targets {...props} />}
    </div>
  );
}

function Stakes({ translate, formatAmount, panel, maxCentavos, onFare }: FareProps) {
  return (
    <>
      <StakeBar
        translate={translate}
        formatAmount={formatAmount}
        stakeCentavos={panel.fare.stakeCentavos}
        minCentavos={STAKE_MIN}
        maxCentavos={maxCentavos}
        quick={QUICK_STAKES}
        stepper={false}
        disabled={!isOpen(panel)}
        onStake={(stakeCentavos) => onFare(panel.index, { stakeCentavos })}
      />
      <button
        type="button"
        className={choice}
        aria-label={translate('kit.maxStake')}
        disabled={!isOpen(panel) || panel.fare.stakeCentavos === maxCentavos}
        onClick={() => onFare(panel.index, { stakeCentavos: maxCentavos })}
      >
        {translate('kit.max')}
      </button>
    </>
  );
}

function Targets({ translate, panel, targets, onFare }: FareProps) {
  const { target } = panel.fare;
  return (
    <>
      <fieldset className={bar} aria-label={translate('autoHop')} disabled={!isOpen(panel)}>
        <div className={quick}>
          {presetsOf(targets).map((preset) => {
            const text = shortTimesText(translate, preset);
            return (
              <button
                key={text}
                type="button"
                className={choice}
                data-long={text.length > 4 || undefined}
                aria-pressed={preset === target}
                disabled={preset > panel.targetMax}
                onClick={() => onFare(panel.index, { target: preset })}
              >
                {text}
              </button>
            );
          })}
        </div>
      </fieldset>
      <button
        type="button"
        className={choice}
        aria-pressed={target === OFF}
        disabled={!isOpen(panel)}
        onClick={() => onFare(panel.index, { target: OFF })}
      >
        {translate('off')}
      </button>
    </>
  );
}
