import { StakeBar } from '../../kit/board/StakeBar';
import { choice } from '../../kit/board/stake.css';
import { AutoSwitch } from './AutoSwitch';
import * as css from './board.css';
import { FareSteps } from './FareStepPair';
import { isOpen } from './FareSteps';
import type { FareProps } from './fareProps';
import { QUICK_STAKES, STAKE_MIN } from './fares';
import { OddsLine } from './OddsLine';
import { Result } from './Result';
import { HalfButton, PrimaryButton } from './RideButtons';

/** One bet over the full width. */
export function FareSolo(props: FareProps & { readonly onAdd: () => void }) {
  const { translate, panel, onFare, onAdd, maxCentavos, replay } = props;
  return (
    <>
      <div className={css.slot}>
        <div className={css.choices} inert={panel.result !== null}>
          <FareSteps {...props} />
          <div className={css.quick}>
            <StakeBar
              translate={translate}
              formatAmount={props.formatAmount}
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
          </div>
          <OddsLine {...props} />
          {!replay && (
            <div className={css.switches}>
              <AutoSwitch {...props} />
              <button type="button" className={css.add} onClick={onAdd}>
                <svg viewBox="0 0 18 18" className={css.addSign} aria-hidden="true">
                  <path d="M9 3v12M3 9h12" />
                </svg>
                {translate('addFare')}
              </button>
            </div>
          )}
        </div>
        {panel.result !== null && <Result {...props} result={panel.result} />}
      </div>
      <div className={css.buttons} data-half={panel.state === 'riding' || undefined}>
        <HalfButton {...props} />
        <PrimaryButton {...props} />
      </div>
    </>
  );
}
