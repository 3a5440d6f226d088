import { useState } from 'react';
import * as css from '../board.css';
import { OddsLine } from '../OddsLine';
import { Result } from '../Result';
import { HalfButton, PrimaryButton } from '../RideButtons';
import { AutoSwitch } from './AutoSwitch';
import { FareSteps } from './FareStepPair';
import type { FareProps } from './fareProps';
import { QuickRow } from './QuickRow';

/** One bet over the full width. */
export function FareSolo({ onAdd, ...given }: FareProps & { readonly onAdd: () => void }) {
  const [touched, setTouched] = useState<'stake' | 'target'>('stake');
  const props: FareProps = {
    ...given,
    onFare: (panel, part) => {
      setTouched(part.target === undefined ? 'stake' : 'target');
      given.onFare(panel, part);
    },
    onTargetFocus: () => setTouched('target'),
  };
  const { translate, panel, replay } = props;
  return (
    <>
      <div className={css.slot}>
        <div className={css.choices} inert={panel.result !== null}>
          <FareSteps {...props} />
          <QuickRow {...props} touched={touched} />
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
