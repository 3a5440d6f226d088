import * as sheet from '../../kit/board/rules.css';
import { CARD_COUNT, type Motif, PRIZES } from '../rules/prizes';
import * as css from './lines.css';
import { MotifMark } from './MotifMark';
import { motifName } from './names';
import { anyPercent, nonePercent, overPercent, pairPercent, paysText, prizes, returnPercent } from './odds';
import { PRICES, shortPesos } from './prices';
import type { BoardModule } from './strings';

/** The motif of the top prize. */
const TOP: Motif = 0;

/** Cards without a prize, formatted. */
const LOSING = (CARD_COUNT - PRIZES.reduce((sum, { cards }) => sum + cards, 0)).toLocaleString('en');

/** The rules of the game, and every prize with its cards, chance and multiplier. */
export const Rules: BoardModule['Rules'] = ({ translate }) => (
  <div className={sheet.rules}>
    <p>{translate('rules.how')}</p>
    <p>{translate('rules.drawn', { total: CARD_COUNT.toLocaleString('en') })}</p>
    <table className={sheet.table} aria-label={translate('prizes')}>
      <thead>
        <tr>
          <th scope="col">{translate('rules.motif')}</th>
          <th scope="col">{translate('rules.cards')}</th>
          <th scope="col">{translate('rules.chance')}</th>
          <th scope="col">{translate('rules.pays')}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map(({ motif, cards, percent, pays }) => (
          <tr key={motif}>
            <th scope="row">
              <span className={css.motif}>
                <MotifMark motif={motif} />
                {motifName(translate, motif)}
              </span>
            </th>
            <td>{cards}</td>
            <td>{translate('chance', { percent })}</td>
            <td>{translate('pays', { pays })}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{translate('rules.none')}</th>
          <td>{LOSING}</td>
          <td>{translate('chance', { percent: nonePercent })}</td>
          <td>{translate('pays', { pays: '0' })}</td>
        </tr>
      </tbody>
    </table>
    <table className={sheet.table} aria-label={translate('rules.byPrice')}>
      <caption className={css.caption}>{translate('rules.byPrice')}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('rules.motif')}</th>
          {PRICES.map((price) => (
            <th key={price} scope="col">
              {price}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PRIZES.map(({ pays }, motif) => (
          <tr key={pays}>
            <th scope="row">
              <span className={css.motif}>
                <MotifMark motif={motif as Motif} />
                {translate('pays', { pays: paysText(motif as Motif) })}
              </span>
            </th>
            {PRICES.map((price) => (
              <td key={price}>{shortPesos(price * pays)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <p>{translate('rules.rtp', { percent: returnPercent })}</p>
    <p>{translate('rules.odds', { any: anyPercent, over: overPercent })}</p>
    <p>{translate('rules.places')}</p>
    <p>
      {translate('rules.pairs', {
        percent: pairPercent(),
        motif: motifName(translate, TOP),
        pays: paysText(TOP),
      })}
    </p>
    <p className={sheet.note}>{translate('rules.returned')}</p>
    <p className={sheet.note}>{translate('rules.keys')}</p>
  </div>
);
