import * as css from '../board.css';
import { OddsLine } from '../OddsLine';
import { Result } from '../Result';
import { HalfButton, PrimaryButton } from '../RideButtons';
import { AutoSwitch } from './AutoSwitch';
import { FareSteps } from './FareStepPair';
import type { FareProps } from './fareProps';

/** One of two bets: a column, so that each thumb has its own button. */
export function FareCard(props: FareProps & { readonly onRemove: (() => void) | null }) {
  const { translate, panel, onRemove } = props;
  const number = panel.index + 1;
  return (
    <section className={css.card} aria-label={translate('fareNumber', { number })}>
      <div className={css.cardHead}>
        {onRemove === null ? (
          <span className={css.cardName}>{translate('fareNumber', { number })}</span>
        ) : (
          <button
            type="button"
            className={css.remove}
            onClick={onRemove}
            aria-label={translate('removeFare')}
          >
            {translate('fareNumber', { number })}
            <svg viewBox="0 0 18 18" className={css.addSign} aria-hidden="true">
              <path d="M4 4l10 10M14 4L4 14" />
            </svg>
          </button>
        )}
        <AutoSwitch {...props} narrow />
      </div>
      <div className={css.slot}>
        <div className={css.choices} inert={panel.result !== null}>
          <FareSteps {...props} />
        </div>
        {panel.result !== null && <Result {...props} result={panel.result} narrow />}
      </div>
      <PrimaryButton {...props} tall />
      <div className={css.cardFoot}>
        {panel.state === 'riding' ? <HalfButton {...props} /> : <OddsLine {...props} narrow />}
      </div>
    </section>
  );
}
