import { type ReactNode, useEffect } from 'react';
import type { SettledRound } from '../../../contract/play';
import type { GameCard } from '../../../games/kit/card';
import { loadAllStrings, useTranslation } from '../../i18n/i18n';
import { reportEvent } from '../../shared/missions/reportEvent';
import type { RoundHistory } from '../../shared/play/rounds';
import type { ChainFacts } from '../../shared/workers/rng';
import { Sheet } from '../../ui/sheet/Sheet';
import { DemoFairness, RealFairness } from './fairness/Fairness';
import { loadOnOpen } from './loadOnOpen';
import { Menu } from './Menu';
import type { SheetActions } from './roundSource';
import { RoundList } from './rounds/RoundList';
import { RoundSheet } from './rounds/RoundSheet';
import type { StatisticsSource } from './statistics/useStatistics';
import type { Host } from './useHost';
import type { Wallet } from './useWallet';

const loadStatistics = () => import('./statistics/StatisticsSheet');

/** Loads a game's statistics before they are opened, because they could not be loaded offline. */
export const preloadStatistics = async (card: GameCard) => (await loadStatistics()).preloadStatistics(card);

const StatisticsSheet = loadOnOpen(
  async () => {
    const [sheet] = await Promise.all([loadStatistics(), loadAllStrings()]);
    return sheet.StatisticsSheet;
  },
  ({ open }) => open,
);

export interface SheetsProps<Card extends GameCard = GameCard> {
  readonly host: Host<Card>;
  readonly actions: SheetActions;
  /** The player's own rounds. */
  readonly rounds: RoundHistory;
  readonly wallet: Wallet;
  /** What its statistics count. */
  readonly statistics: StatisticsSource;
}

interface Slots {
  /** Wraps the list of the player's own rounds. */
  readonly roundList?: (own: ReactNode) => ReactNode;
  readonly roundsTitle?: string;
  readonly fairness?: ReactNode;
  readonly chainOf?: (round: SettledRound) => ChainFacts | undefined;
}

/** The sheets that every game has. One is open at a time. */
export function Sheets<Card extends GameCard>(props: SheetsProps<Card> & Slots) {
  const { host, actions, rounds, wallet, chainOf } = props;
  const { card, mode, parts, view, setView } = host;
  const { t } = useTranslation();
  const close = () => setView(null);
  const isRulesOpen = view?.name === 'rules';
  useEffect(() => {
    if (isRulesOpen) reportEvent('oddsSheet');
  }, [isRulesOpen]);
  const shown =
    view?.name === 'round' ? rounds.list.find(({ roundId }) => roundId === view.roundId) : undefined;
  const list = parts !== null && (
    <RoundList
      parts={parts}
      rounds={rounds}
      format={wallet.format}
      onOpen={(roundId) => setView({ name: 'round', roundId })}
    />
  );
  return (
    <>
      <Sheet open={view?.name === 'menu'} onClose={close} title={t('play.menuTitle')}>
        <Menu
          card={card}
          mode={mode}
          stakeMinCentavos={parts?.board.stakeMinCentavos ?? null}
          onView={setView}
          onMode={(next) => {
            close();
            actions.onMode(next);
          }}
        />
      </Sheet>
      <Sheet open={isRulesOpen} onClose={close} title={t('play.rules')}>
        {parts !== null && <parts.board.Rules translate={parts.translate} />}
      </Sheet>
      <Sheet
        open={view?.name === 'rounds'}
        onClose={close}
        title={props.roundsTitle ?? t(mode === 'demo' ? 'play.demoRounds' : 'play.rounds')}
      >
        {props.roundList?.(list) ?? list}
      </Sheet>
      <Sheet open={view?.name === 'fairness'} onClose={close} title={t('play.fairness')}>
        {props.fairness ??
          (mode === 'real' ? <RealFairness game={card.name} /> : <DemoFairness game={card.name} />)}
      </Sheet>
      <StatisticsSheet
        open={view?.name === 'statistics'}
        onClose={close}
        card={card}
        source={props.statistics}
        wallet={wallet}
      />
      {parts !== null && (
        <RoundSheet
          round={shown ?? null}
          parts={parts}
          mode={mode}
          chain={shown === undefined ? undefined : chainOf?.(shown)}
          format={wallet.format}
          onClose={close}
          onBack={() => setView({ name: 'rounds' })}
          onReplay={actions.onReplay}
        />
      )}
    </>
  );
}
