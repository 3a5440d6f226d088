import type { TableBet } from '../../../../games/kit/card';
import type { Centavos } from '../../../../games/kit/rules/money';
import { useTranslation } from '../../../i18n/i18n';
import * as css from './side.css';

/** More than the panel shows without scrolling. */
const SHOWN = 60;

interface LiveBetsProps {
  readonly bets: readonly TableBet[];
  readonly format: (amount: Centavos) => string;
}

/** All players' bets in the round, open from the start. */
export function LiveBets({ bets, format }: LiveBetsProps) {
  const { t } = useTranslation();
  return (
    <section className={css.panel} aria-label={t('statistics.liveBets')}>
      <header className={css.head}>
        <h2>{t('statistics.liveBets')}</h2>
        <span>{t('statistics.betsCount', { count: bets.length })}</span>
      </header>
      {bets.length === 0 ? (
        <p className={css.none}>{t('statistics.noBets')}</p>
      ) : (
        <table className={css.bets}>
          <thead>
            <tr>
              <th scope="col">{t('statistics.player')}</th>
              <th scope="col">{t('statistics.stake')}</th>
              <th scope="col">{t('statistics.result')}</th>
            </tr>
          </thead>
          <tbody>
            {inOrder(bets)
              .slice(0, SHOWN)
              .map(({ seat, name, stakeCentavos, multiplier, mine }) => (
                <tr key={seat} data-mine={mine || undefined}>
                  <th scope="row">{mine ? t('statistics.you') : name}</th>
                  <td>{format(stakeCentavos)}</td>
                  <td data-won={multiplier !== null || undefined}>
                    {multiplier === null ? t('statistics.open') : `×${multiplier}`}
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The player's own first, then those who cashed out, then by seat. */
const inOrder = (bets: readonly TableBet[]): readonly TableBet[] =>
  bets.toSorted(
    (a, b) =>
      Number(b.mine) - Number(a.mine) ||
      Number(b.multiplier !== null) - Number(a.multiplier !== null) ||
      a.seat - b.seat,
  );
