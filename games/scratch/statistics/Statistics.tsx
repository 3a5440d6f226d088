import * as z from 'zod/mini';
import { expectedIn, expectedText } from '../../kit/statistics/figures';
import { Section } from '../../kit/statistics/Section';
import * as css from '../../kit/statistics/statistics.css';
import { MotifMark } from '../board/MotifMark';
import { motifName } from '../board/names';
import { paysText } from '../board/odds';
import { winnerOf } from '../rules/card';
import { scratchRules } from '../rules/play';
import { countPrices, countPrizes, type Ticket } from './count';
import type { StatisticsModule } from './strings';
import * as own from './tables.css';

/** The prizes of the last tickets, and what the tickets of each price have brought. */
export const Statistics: StatisticsModule['Statistics'] = ({ translate, formatAmount, rounds, isBrief }) => {
  const tickets = rounds.flatMap(({ outcome, stakeCentavos }): Ticket[] => {
    const read = z.safeDecode(scratchRules.outcome, outcome as never);
    return read.success ? [{ prize: winnerOf(read.data), priceCentavos: stakeCentavos }] : [];
  });
  const prices = countPrices(tickets);
  const prizesTitle = translate('stat.prizes', { count: tickets.length });
  return (
    <div className={css.stack}>
      {prices.length > 0 && (
        <Section title={translate('stat.byPrice')}>
          <table className={css.figures} aria-label={translate('stat.byPrice')}>
            <thead>
              <tr>
                <th scope="col">{translate('stat.price')}</th>
                <th scope="col">{translate('stat.tickets')}</th>
                <th scope="col">{translate('stat.withPrize')}</th>
                <th scope="col">{translate('stat.paid')}</th>
              </tr>
            </thead>
            <tbody>
              {prices.map(({ priceCentavos, tickets: bought, withPrize, paidCentavos }) => (
                <tr key={String(priceCentavos)}>
                  <th scope="row">{formatAmount(priceCentavos)}</th>
                  <td>{bought}</td>
                  <td>
                    <b>{withPrize}</b>
                  </td>
                  <td>{formatAmount(paidCentavos)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      )}
      <Section title={prizesTitle}>
        <table className={css.figures} aria-label={prizesTitle}>
          <thead>
            <tr>
              <th scope="col">{translate('stat.prize')}</th>
              <th scope="col">{translate('stat.tickets')}</th>
              <th scope="col">{translate('stat.expectedHead')}</th>
            </tr>
          </thead>
          <tbody>
            {countPrizes(tickets)
              .filter(({ count, prize }) => !isBrief || count > 0 || prize === null || prize > 5)
              .map(({ prize, count, chance }) => (
                <tr key={String(prize)} data-none={count === 0 || undefined}>
                  <th scope="row">
                    {prize === null ? (
                      translate('stat.noPrize')
                    ) : (
                      <span className={own.prize}>
                        <span className={own.motif} aria-hidden="true">
                          <MotifMark motif={prize} />
                        </span>
                        {translate('pays', { pays: paysText(prize) })}
                        <small>{motifName(translate, prize)}</small>
                      </span>
                    )}
                  </th>
                  <td>
                    <b>{count}</b>
                  </td>
                  <td>{expectedText(expectedIn(tickets.length, chance))}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </Section>
    </div>
  );
};
