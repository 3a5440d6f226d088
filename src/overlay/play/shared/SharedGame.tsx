import { useMemo } from 'react';
import type { LivePastRound } from '../../../../contract/live';
import type { SettledRound } from '../../../../contract/play';
import type { SharedCard } from '../../../../games/kit/card';
import { loadAllStrings } from '../../../i18n/i18n';
import type { PlayMode } from '../../../shared/play/play';
import { Skeleton } from '../../../ui/text/Skeleton';
import { loadOnOpen } from '../loadOnOpen';
import { OpenGame } from '../OpenGame';
import type { RoundSource } from '../roundSource';
import type { SheetView } from '../sheetView';
import { WideSide } from '../statistics/lazySide';
import { type Host, useHost } from '../useHost';
import { useStageShow } from '../useStageShow';
import { useWallet } from '../useWallet';
import { TableArea } from './TableArea';
import { useAutoTickets } from './useAutoTickets';
import { useAwayResults } from './useAwayResults';
import { useClockSync } from './useClockSync';
import { useCut } from './useCut';
import { useLivePlayback } from './useLivePlayback';
import { useRecordWatch } from './useRecordWatch';
import { useReplay } from './useReplay';
import { useSharedBoard } from './useSharedBoard';
import { useShownPayout } from './useShownPayout';
import { useTable } from './useTable';
import { useTableRounds } from './useTableRounds';
import { useTickets } from './useTickets';

const TableSheets = loadOnOpen(
  async () => (await import('./TableSheets')).TableSheets,
  ({ host }) => host.view !== null,
);

const RecordNotice = loadOnOpen(
  async () => {
    const [{ RecordNotice: Notice }] = await Promise.all([
      import('../fairness/RecordNotice'),
      loadAllStrings(),
    ]);
    return Notice;
  },
  ({ found }) => found !== null,
);

const AwayCard = loadOnOpen(
  async () => (await import('./AwayCard')).AwayCard,
  ({ result }) => result !== null,
);

const NO_PAST: readonly LivePastRound[] = [];

interface SharedGameProps {
  readonly card: SharedCard;
  /** The wallet named in the address. */
  readonly requestedMode: PlayMode | null;
}

/** The page of a shared game: one round for all players, in step with its table. */
export function SharedGame({ card, requestedMode }: SharedGameProps) {
  const host = useHost(card, requestedMode);
  return <OpenGame host={host} source={useSharedRounds(host)} />;
}

/** Whether the sheet of a round cannot open yet, because the round is not on the list. */
const isNotListed = (view: SheetView, list: readonly SettledRound[]): boolean =>
  view.name === 'round' && !list.some(({ roundId }) => roundId === view.roundId);

/** Rounds of a shared table: bets are tickets, which can be taken back and cashed out. */
function useSharedRounds(host: Host<SharedCard>): RoundSource {
  const { card, mode, parts } = host;
  const { table, view } = useTable(card.name, mode);
  const state = view.table;
  const tableClock = state === null ? null : (table?.clock ?? null);
  const recordBreak = useRecordWatch(card.name, mode, state);
  const wallet = useWallet(card.name, mode);
  const rounds = useTableRounds(host, view);
  const tickets = useTickets(host, table);
  const away = useAwayResults({ game: card.name, mode, view, clock: tableClock });
  const auto = useAutoTickets({ host, table, view, tickets, isHeld: away.isPending || recordBreak !== null });
  const { payout, skip } = useShownPayout(table, parts?.board.isResultSummed === true);
  const replay = useReplay(state);

  const live = useLivePlayback(card.name, state, tableClock);
  const isReplay = replay.round !== null;
  const { cut, clock } = useCut({ view, online: host.online, clock: tableClock, live, isReplay });
  // The number of bets, which the scene shows.
  const aboard = replay.round === null ? (state?.round.aboard ?? 0) : 1;
  useStageShow({
    host,
    playback: replay.playback ?? live,
    waiting: false,
    bet: useMemo(() => ({ aboard }), [aboard]),
    covered: host.covered || auto.draft !== null,
  });
  useClockSync(tableClock);
  const board = useSharedBoard({
    host,
    view,
    recordBreak,
    cut,
    clock,
    live,
    replay,
    tickets,
    auto,
    wallet,
    onSkip: skip,
  });

  const statistics = { game: card.name, mode, own: rounds, past: state?.past ?? NO_PAST, isIdle: true };
  const isOpen = state?.tickets.some((ticket) => ticket.state === 'open') ?? false;
  const isCelebrating = payout !== null && !payout.over;
  return {
    wallet,
    attributes: {
      'data-phase': board.props.phase,
      'data-link': view.link,
      'data-company': mode === 'real' ? '' : undefined,
      'data-round': board.props.roundNumber ?? undefined,
    },
    isIdle: state !== null && !isOpen,
    celebration: { isRunning: isCelebrating, end: skip },
    suggestsRealPlay:
      state?.round.phase === 'result' &&
      state.tickets.some((ticket) => ticket.state === 'settled') &&
      !isOpen &&
      !isCelebrating,
    modeLock: isOpen ? 'live.waitForBet' : null,
    leaveMode: replay.end,
    replay: { isReady: state !== null, isLocked: replay.isLocked, start: replay.start },
    autoplay: auto.sheet,
    overScene: (
      <TableArea
        {...{ host, table, view, board, replay, payout, wallet, auto }}
        onRetry={() => table?.retry()}
      />
    ),
    board: parts !== null && <parts.board.Board key={mode} {...board.props} translate={parts.translate} />,
    boardSkeleton: (
      <>
        <Skeleton height="1.5rem" radius="0.75rem" />
        <Skeleton height="3.25rem" radius="0.9rem" />
        <Skeleton height="2.75rem" radius="0.9rem" />
        <Skeleton height="4rem" radius="1.25rem" />
      </>
    ),
    side: <WideSide host={host} source={statistics} wallet={wallet} bets={board.props.bets} />,
    sheets: (actions) => (
      <>
        <TableSheets {...{ host, actions, rounds, wallet, statistics }} table={state} />
        {/* Not over a bet that can still be cashed out. */}
        <RecordNotice found={isOpen ? null : recordBreak} />
        <AwayCard
          result={away.result}
          parts={parts}
          isOpen={!isReplay && (host.view === null || isNotListed(host.view, rounds.list))}
          exposureMaxCentavos={host.board.exposureMaxCentavos}
          format={wallet.format}
          onReplay={() => away.result !== null && actions.onReplay(away.result.round)}
          onVerify={() =>
            away.result !== null && host.setView({ name: 'round', roundId: away.result.round.roundId })
          }
          onRead={away.read}
        />
      </>
    ),
  };
}
