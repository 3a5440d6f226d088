import type { SettledRound } from '../../../contract/play';
import type { GameCard } from '../../../games/kit/card';
import { useTranslation } from '../../i18n/i18n';
import type { PlayMode, Rounds } from '../../shared/play/play';
import { Sheet } from '../../ui/sheet/Sheet';
import { DemoFairness, RealFairness } from './fairness/Fairness';
import { Menu } from './Menu';
import { RoundList } from './rounds/RoundList';
import { RoundSheet } from './rounds/RoundSheet';
import type { SheetView } from './sheetView';
import type { Parts } from './useParts';
import type { useWallet } from './useWallet';

interface SheetsProps {
  readonly card: GameCard;
  readonly parts: Parts | null;
  readonly mode: PlayMode;
  readonly rounds: Rounds;
  readonly wallet: ReturnType<typeof useWallet>;
  readonly view: SheetView | null;
  readonly onView: (view: SheetView | null) => void;
  readonly onMode: (mode: PlayMode) => void;
  readonly onReplay: (round: SettledRound) => void;
}

/** The sheets of the game page; one is open at a time. */
export function Sheets({ card, parts, mode, rounds, wallet, view, onView, onMode, onReplay }: SheetsProps) {
  const { t } = useTranslation();
  const close = () => onView(null);
  const list = mode === 'demo' ? 'play.demoRounds' : 'play.rounds';
  const shown =
    view?.name === 'round' ? rounds.list.find(({ roundId }) => roundId === view.roundId) : undefined;
  return (
    <>
      <Sheet open={view?.name === 'menu'} onClose={close} title={t('play.menuTitle')}>
        <Menu
          card={card}
          mode={mode}
          stakeMinCentavos={parts?.board.stakeMinCentavos ?? null}
          onView={onView}
          onMode={(next) => {
            close();
            onMode(next);
          }}
        />
      </Sheet>
      <Sheet open={view?.name === 'rules'} onClose={close} title={t('play.rules')}>
        {parts !== null && <parts.board.Rules translate={parts.translate} />}
      </Sheet>
      <Sheet open={view?.name === 'rounds'} onClose={close} title={t(list)}>
        {parts !== null && (
          <RoundList
            game={card.name}
            parts={parts}
            mode={mode}
            rounds={rounds}
            format={wallet.format}
            onOpen={(roundId) => onView({ name: 'round', roundId })}
          />
        )}
      </Sheet>
      <Sheet open={view?.name === 'fairness'} onClose={close} title={t('play.fairness')}>
        {mode === 'real' ? <RealFairness game={card.name} /> : <DemoFairness game={card.name} />}
      </Sheet>
      {parts !== null && (
        <RoundSheet
          round={shown ?? null}
          parts={parts}
          mode={mode}
          format={wallet.format}
          onClose={close}
          onBack={() => onView({ name: 'rounds' })}
          onReplay={onReplay}
        />
      )}
    </>
  );
}
