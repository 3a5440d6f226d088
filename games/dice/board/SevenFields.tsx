import { shortAmount } from '../../kit/board/stakes';
import { paidMultiplier } from '../../kit/rules/money';
import { PLACES } from '../rules/mode';
import { SEVEN_PAYS, SEVEN_WAYS } from '../rules/seven';
import { withPlace } from './choice';
import { paysText, placeChance, placeReturn } from './odds';
import type { FieldsProps } from './PercentFields';
import * as css from './seven.css';
import { placeText } from './texts';

/** The three sums to bet on, each with its multiplier, chance and RTP as this stake is settled. */
export function SevenFields(props: FieldsProps) {
  const { translate, formatAmount, choice, stakeCentavos, progress, disabled, onChange } = props;
  const won = progress.mode === 'seven' ? progress.won.map(({ place }) => place) : [];
  return (
    <fieldset className={css.places} aria-label={translate('places')}>
      {PLACES.map((place) => {
        const backed = choice.places.includes(place);
        const name = placeText(translate, place);
        const paid = paysText(paidMultiplier(stakeCentavos, SEVEN_PAYS[place]));
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
            aria-label={`${label}. ${translate('pays', { pays: paid })}. ${ways}, ${chance}`}
            disabled={disabled}
            data-won={won.includes(place) || undefined}
            data-place={place}
            onClick={() => onChange(withPlace(choice, place))}
          >
            <span className={css.name}>{name}</span>
            <b className={css.pays}>{translate('pays', { pays: paid })}</b>
            <span className={css.ways}>{ways}</span>
            <span className={css.ways}>{chance}</span>
            <span className={css.ways}>
              {translate('rtp', { percent: placeReturn(place, stakeCentavos) })}
            </span>
            {backed && <span className={css.chip}>{shortAmount(formatAmount(stakeCentavos))}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
