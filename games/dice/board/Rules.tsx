import * as sheet from '../../kit/board/rules.css';
import { PLACES } from '../rules/mode';
import { PUBLISHED_WINNING } from '../rules/odds';
import { percentPays } from '../rules/percent';
import { SEVEN_PAYS } from '../rules/seven';
import { chanceOf, lowestReturn, paysText, placeChance, returnPercent } from './odds';
import type { BoardModule } from './strings';
import { placeText } from './texts';
import { STAKE_MIN } from './useChoice';

/** The rules of the game, and example bets with their chance and multiplier. */
export const Rules: BoardModule['Rules'] = ({ translate }) => {
  const lines = [
    ...PUBLISHED_WINNING.map((winning) => ({
      name: translate('rules.numbers', { count: winning }),
      percent: chanceOf(winning),
      pays: paysText(percentPays(winning)),
    })),
    ...PLACES.map((place) => ({
      name: placeText(translate, place),
      percent: placeChance(place),
      pays: paysText(SEVEN_PAYS[place]),
    })),
  ];
  return (
    <div className={sheet.rules}>
      <p>{translate('rules.percent')}</p>
      <p>{translate('rules.pays')}</p>
      <p>{translate('rules.seven')}</p>
      <table className={sheet.table} aria-label={translate('rules.table')}>
        <thead>
          <tr>
            <th scope="col">{translate('rules.bet')}</th>
            <th scope="col">{translate('rules.chance')}</th>
            <th scope="col">{translate('rules.returns')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, percent, pays }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{translate('chance', { percent })}</td>
              <td>{translate('pays', { pays })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{translate('rules.rtp', { percent: returnPercent() })}</p>
      <p>{translate('rules.floored', { least: lowestReturn(STAKE_MIN) })}</p>
      <p className={sheet.note}>{translate('rules.returned')}</p>
      <p className={sheet.note}>{translate('rules.keys')}</p>
    </div>
  );
};
