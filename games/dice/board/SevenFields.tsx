import { shortAmount } from '../../kit/board/stakes';
import { PLACES } from '../rules/mode';
import { SEVEN_PAYS, SEVEN_WAYS } from '../rules/seven';
import { withPlace } from './choice';
import { paysText, placeChance, placeReturn } from './odds';
import type { FieldsProps } from './PercentFields';
import * as css from './seven.css';
import { placeText } from './texts';

/** The three sums to bet on, each with its multiplier and chance. */
export function SevenFields(props: FieldsProps) {
  const { translate, formatAmount, choice, stakeCentavos, progress, disabled, onChange } = props;
  const won = progress.mode === 'seven' ? progress.won.map(({ place }) => place) : [];
  return (
    <fieldset className={css.places} aria-label={translate('places')}>
      {PLACES.map((place) => {
        const backed = choice.places.includes(place);
        const name = placeText(translate, place);
        const ways = translate('placeWays', { ways: SEVEN_WAYS[place] });
        const chance = translate('chance', { percent: placeChance(place) });
        const label = backed
          ? translate('placeStaked', { place: name, amount: formatAmount(stakeCentavos) })
          : name;
        return (
          <button
            key={place}
            type="button"
            className={css.place}
            aria-pressed={backed}
            aria-label={`${label}. ${translate('pays', { pays: paysText(SEVEN_PAYS[place]) })}. ${ways}, ${chance}`}
            disabled={disabled}
            data-won={won.includes(place) || undefined}
            data-place={place}
            onClick={() => onChange(withPlace(choice, place))}
          >
            <span className={css.name}>{name}</span>
            <b className={css.pays}>{translate('pays', { pays: paysText(SEVEN_PAYS[place]) })}</b>
            <span className={css.ways}>{ways}</span>
            <span className={css.ways}>{chance}</span>
            <span className={css.ways}>{translate('rtp', { percent: placeReturn(place) })}</span>
            {backed && <span className={css.chip}>{shortAmount(formatAmount(stakeCentavos))}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
