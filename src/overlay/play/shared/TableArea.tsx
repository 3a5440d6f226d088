import { useAtomValue } from 'jotai';
import type { SharedCard } from '../../../../games/kit/card';
import { useTranslation } from '../../../i18n/i18n';
import { stageStateAtom } from '../../../shared/play/stageShow';
import { AutoNote } from '../autoplay/AutoNote';
import type { Autoplay } from '../autoplay/useAutoplay';
import { BoardOverlay } from '../BoardOverlay';
import { Company } from '../company/lazyCompany';
import { ReplayBar } from '../Notice';
import type { Host } from '../useHost';
import type { Wallet } from '../useWallet';
import type { LiveTable, TableView } from './live';
import { OutcomeStrip } from './OutcomeStrip';
import * as css from './Shared.css';
import { boardPhase } from './sharedRound';
import { TableNotices } from './TableNotices';
import { TicketResult } from './TicketResult';
import type { useReplay } from './useReplay';
import type { useSharedBoard } from './useSharedBoard';
import type { ShownPayout } from './useShownPayout';

interface TableAreaProps {
  readonly host: Host<SharedCard>;
  /** Null until it is opened. */
  readonly table: LiveTable | null;
  readonly view: TableView;
  readonly onRetry: () => void;
  readonly board: ReturnType<typeof useSharedBoard>;
  readonly replay: ReturnType<typeof useReplay>;
  readonly payout: ShownPayout | null;
  readonly wallet: Wallet;
  readonly auto: Autoplay;
}

/** The content over the scene of a shared game. */
export function TableArea(props: TableAreaProps) {
  const { host, table, view, onRetry, board, replay, payout, wallet, auto } = props;
  const { t } = useTranslation();
  const { mode, parts, reducedMotion, setView } = host;
  const past = view.table?.past ?? [];
  return (
    <>
      {parts !== null && <TableOverlay parts={parts} hand={host.hand} board={board} />}
      {parts !== null && <OutcomeStrip parts={parts} past={past} onOpen={setView} />}
      {mode === 'real' && parts !== null && table !== null && view.table !== null && (
        <Company
          game={host.card.name}
          parts={parts}
          table={table}
          state={view.table}
          isShown={view.link === 'open' && replay.round === null}
          onRound={(roundNumber) => setView({ name: 'past', roundNumber })}
        />
      )}
      {parts !== null && payout !== null && replay.round === null && (
        <TicketResult
          parts={parts}
          shown={payout}
          mode={mode}
          past={past.find(({ roundNumber }) => roundNumber === payout.ticket.roundNumber) ?? null}
          format={wallet.format}
          reducedMotion={reducedMotion}
        />
      )}
      <TableNotices view={view} onRetry={onRetry} />
      {replay.round === null && auto.runs.some(({ going }) => going !== null) && (
        <div className={css.runs}>
          {auto.runs.map(
            (state, panel) =>
              state.going !== null && (
                <AutoNote
                  key={panel}
                  state={state}
                  waits={false}
                  symbol={wallet.symbol}
                  onForget={() => undefined}
                />
              ),
          )}
        </div>
      )}
      {mode === 'demo' && view.table !== null && replay.round === null && (
        <p className={css.alone}>{t('live.alone')}</p>
      )}
      {replay.round !== null && <ReplayBar createdAt={replay.round.createdAt} onEnd={replay.end} />}
    </>
  );
}

/**
 * The game's DOM contains the figures, so it is shown whatever the state of the stage. Devices without a scene get
 * the game's plain form of the round, if it has one.
 */
function TableOverlay({ parts, hand, board }: Pick<Host<SharedCard>, 'hand'> & Overlaid) {
  const stage = useAtomValue(stageStateAtom);
  const { formatAmount, phase, reducedMotion, playback, clock, cut, announcement } = board.props;
  return (
    <BoardOverlay
      {...{ formatAmount, reducedMotion, hand, playback, clock, cut, announcement, stage }}
      Over={(stage === 'boardAlone' ? parts.board.Plain : undefined) ?? parts.board.Over}
      events={board.events}
      phase={boardPhase(phase)}
      translate={parts.translate}
      onAct={() => undefined}
      className={css.over}
    />
  );
}

interface Overlaid {
  readonly parts: NonNullable<Host<SharedCard>['parts']>;
  readonly board: ReturnType<typeof useSharedBoard>;
}
