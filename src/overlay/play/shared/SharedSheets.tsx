import type { SettledRound } from '../../../../contract/play';
import type { SharedCard } from '../../../../games/kit/card';
import { useTranslation } from '../../../i18n/i18n';
import type { PlayMode, Rounds } from '../../../shared/play/play';
import type { ChainFacts } from '../../../shared/workers/rng';
import { Sheet } from '../../../ui/sheet/Sheet';
import { TableFairness } from './TableFairness';
import { Menu } from '../Menu';
import { RoundSheet } from '../rounds/RoundSheet';
import type { SheetView } from '../sheetView';
import type { Parts } from '../useParts';
import { demoChainOf } from './liveDemo';
import { publishedFor, type TableState } from './liveTable';
import { PastSheet } from './PastSheet';
import { TableRounds } from './TableRounds';
import type { useSharedWallet } from './useSharedWallet';

/** What lies over a shared game: a sheet every game has, or a round of the table. */
export type SharedSheetView = SheetView | { readonly name: 'past'; readonly roundNumber: number };

interface SharedSheetsProps {
  readonly card: SharedCard;
  readonly parts: Parts<SharedCard> | null;
  readonly mode: PlayMode;
  readonly table: TableState | null;
  readonly rounds: Rounds;
  readonly wallet: ReturnType<typeof useSharedWallet>;
  readonly view: SharedSheetView | null;
  readonly onView: (view: SharedSheetView | null) => void;
  readonly onMode: (mode: PlayMode) => void;
  readonly onReplay: (round: SettledRound) => void;
}

/** The sheets of a shared game; one is open at a time. */
export function SharedSheets(props: SharedSheetsProps) {
  const { card, parts, mode, table, rounds, wallet, view, onView, onMode, onReplay } = props;
  const { t } = useTranslation();
  const close = () => onView(null);
  const toRounds = () => onView({ name: 'rounds' });
  const own =
    view?.name === 'round' ? rounds.list.find(({ roundId }) => roundId === view.roundId) : undefined;
  const past = table?.past ?? [];
  const shown =
    view?.name === 'past' ? past.find(({ roundNumber }) => roundNumber === view.roundNumber) : undefined;
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
      <Sheet open={view?.name === 'rounds'} onClose={close} title={t('live.tableRounds')}>
        {parts !== null && (
          <TableRounds
            parts={parts}
            past={past}
            own={{
              game: card.name,
              mode,
              rounds,
              format: wallet.format,
              onOpen: (roundId) => onView({ name: 'round', roundId }),
            }}
            onPast={(roundNumber) => onView({ name: 'past', roundNumber })}
          />
        )}
      </Sheet>
      <Sheet open={view?.name === 'fairness'} onClose={close} title={t('play.fairness')}>
        <TableFairness mode={mode} table={table} />
      </Sheet>
      {parts !== null && (
        <RoundSheet
          round={own ?? null}
          parts={parts}
          mode={mode}
          chain={own === undefined ? undefined : chainOf(own, mode, table)}
          format={wallet.format}
          onClose={close}
          onBack={toRounds}
          onReplay={onReplay}
        />
      )}
      {parts !== null && table !== null && (
        <PastSheet
          game={card.name}
          parts={parts}
          round={shown ?? null}
          {...publishedFor(shown?.roundNumber ?? table.round.roundNumber, table)}
          onClose={close}
          onBack={toRounds}
        />
      )}
    </>
  );
}

/** The chain that a past round of the player's own belongs to: as this device saw it published, else as told now. */
function chainOf(round: SettledRound, mode: PlayMode, table: TableState | null): ChainFacts | undefined {
  if (mode === 'demo') return demoChainOf(round.commitment) ?? undefined;
  return table === null ? round.chain : (publishedFor(round.nonce, table).chain ?? round.chain);
}
