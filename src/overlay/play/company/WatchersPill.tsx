import Eye from '~icons/ph/eye-fill';
import type { LiveTableBet } from '../../../../contract/live';
import { useTranslation } from '../../../i18n/i18n';
import * as css from './company.css';

const FACES_MAX = 4;

interface WatchersPillProps {
  readonly watching: number;
  /** The bets of the round: their masked names are public, so their first letters may be shown. */
  readonly bets: readonly Pick<LiveTableBet, 'seat' | 'name'>[];
}

/** How many watch the table, with the initials of those who have a bet in the round. */
export function WatchersPill({ watching, bets }: WatchersPillProps) {
  const { t } = useTranslation();
  const letters = [
    ...new Map(bets.map(({ name, seat }) => [name, { seat, letter: firstOf(name) }])).values(),
  ];
  const shown = letters.slice(0, Math.min(FACES_MAX, watching));
  const others = shown.length === 0 ? 0 : watching - shown.length;
  return (
    <p className={css.pill}>
      {shown.length === 0 ? (
        <Eye className={css.eye} aria-hidden />
      ) : (
        <span className={css.faces} aria-hidden="true">
          {shown.map(({ seat, letter }) => (
            <i key={seat}>{letter}</i>
          ))}
          {others > 0 && <i>+{Math.min(others, 99)}</i>}
        </span>
      )}
      {watching <= 1 ? t('company.alone') : t('company.watching', { count: watching })}
    </p>
  );
}

const firstOf = (name: string): string => [...new Intl.Segmenter().segment(name)][0]?.segment ?? '';
