import { memo } from 'react';
import type { LivePastRound } from '../../../../contract/live';
import type { SettledRound } from '../../../../contract/play';
import type { GameCard, SharedCard, TableBet } from '../../../../games/kit/card';
import { useTranslation } from '../../../i18n/i18n';
import type { PlayMode } from '../../../shared/play/play';
import { useMedia } from '../../../shared/useMedia';
import { Predict } from '../../../ui/text/Predict';
import { PastMark } from '../shared/PastMark';
import type { SheetView } from '../sheetView';
import type { Host } from '../useHost';
import type { Parts } from '../useParts';
import type { Wallet } from '../useWallet';
import { LiveBets } from './LiveBets';
import { PlayedToday } from './PlayedToday';
import { StatisticsView } from './StatisticsView';
import { THREE_COLUMNS } from './screens';
import * as css from './side.css';
import type { StatisticsSource } from './useStatistics';

/** Four rows where rounds have a panel of their own, and two rows above the statistics. */
const MARKS = { three: 24, one: 8 } as const;

export interface WideSideProps {
  readonly host: Host<GameCard>;
  readonly source: StatisticsSource;
  readonly wallet: Wallet;
  /** All players' bets in the round of a table; null in an instant game. */
  readonly bets: readonly TableBet[] | null;
}

/**
 * What fills the sides of a game where the screen is wide: the bets of the round, past rounds and statistics. Beside the
 * scene and above the board where there are three columns, otherwise all of it in one column.
 */
export function WideSide({ host, source, wallet, bets }: WideSideProps) {
  const { t } = useTranslation();
  const isThree = useMedia(THREE_COLUMNS);
  const { parts, card, setView } = host;
  if (parts === null) return null;
  const rounds = (
    <PastRounds
      parts={parts}
      mode={host.mode}
      own={source.own.list}
      past={source.past}
      shown={isThree ? MARKS.three : MARKS.one}
      onView={setView}
    />
  );
  const live = bets !== null && <LiveBets bets={bets} format={wallet.format} />;
  const statistics = (
    <section className={css.panel} aria-label={t('play.statistics')}>
      <header className={css.head}>
        <h2>{t('play.statistics')}</h2>
        <button type="button" className={css.link} onClick={() => setView({ name: 'statistics' })}>
          {t('statistics.all')}
        </button>
      </header>
      <Predict />
      <StatisticsView card={card} source={source} wallet={wallet} isBrief />
      {host.mode === 'real' && <PlayedToday />}
    </section>
  );
  if (!isThree) {
    return (
      <aside className={css.above} aria-label={t('statistics.side')}>
        {live}
        {rounds}
        {statistics}
      </aside>
    );
  }
  return (
    <>
      <aside className={css.side} aria-label={t('statistics.side')}>
        {bets !== null && rounds}
        {statistics}
      </aside>
      <aside className={css.above} aria-label={bets === null ? t('play.rounds') : t('statistics.liveBets')}>
        {bets === null ? rounds : live}
      </aside>
    </>
  );
}

interface PastRoundsProps {
  readonly parts: Parts;
  readonly mode: PlayMode;
  /** The player's own rounds, newest first. */
  readonly own: readonly SettledRound[];
  readonly past: StatisticsSource['past'];
  /** How many of them. */
  readonly shown: number;
  readonly onView: (view: SheetView) => void;
}

/** The last rounds as chips: of the table, or the player's own. Each opens its round. */
const PastRounds = memo(function PastRounds({ parts, mode, own, past, shown, onView }: PastRoundsProps) {
  const { t } = useTranslation();
  const { OutcomeMark } = parts.board;
  const title = t(past !== null ? 'live.tableRounds' : mode === 'demo' ? 'play.demoRounds' : 'play.rounds');
  const marks =
    past === null
      ? own.slice(0, shown).map((round) => ({
          key: round.roundId,
          isWon: round.payout > round.stake,
          mark: <OutcomeMark outcome={round.outcome} translate={parts.translate} />,
          open: () => onView({ name: 'round', roundId: round.roundId }),
        }))
      : past.slice(0, shown).map((round: LivePastRound) => ({
          key: String(round.roundNumber),
          isWon: false,
          mark: <PastMark parts={parts as Parts<SharedCard>} round={round} />,
          open: () => onView({ name: 'past', roundNumber: round.roundNumber }),
        }));
  return (
    <section className={css.panel} aria-label={title}>
      <header className={css.head}>
        <h2>{title}</h2>
        <button type="button" className={css.link} onClick={() => onView({ name: 'rounds' })}>
          {t('statistics.verify')}
        </button>
      </header>
      {marks.length === 0 ? (
        <p className={css.none}>{t(past === null ? 'play.roundsEmpty' : 'live.noPast')}</p>
      ) : (
        <ul className={css.marks}>
          {marks.map(({ key, isWon, mark, open }) => (
            <li key={key}>
              <button type="button" className={css.mark} data-won={isWon || undefined} onClick={open}>
                {mark}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
