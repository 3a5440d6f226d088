import { useMemo } from 'react';
import type { Cut, SharedBoardProps, SharedCard, TablePhase } from '../../../../games/kit/card';
import type { Json } from '../../../../games/kit/rules/round';
import type { RoundPlayback } from '../../../../games/kit/scene/scene';
import { useTranslation } from '../../../i18n/i18n';
import type { StringKey } from '../../../i18n/stringKeys';
import type { RecordBreak } from '../../../shared/play/recordBreak';
import { showToast } from '../../../shared/popups/toasts';
import { stageClock } from '../../../stage/clock';
import type { Autoplay } from '../autoplay/useAutoplay';
import type { Host } from '../useHost';
import type { Wallet } from '../useWallet';
import type { TableClock, TableView } from './live';
import { pastTicket, tableBets, ticketOf } from './sharedRound';
import { useAnnouncement } from './useAnnouncement';
import type { useReplay } from './useReplay';
import type { useTickets } from './useTickets';

interface SharedBoardInput {
  readonly host: Host<SharedCard>;
  readonly view: TableView;
  /** How the public record was broken, until the player has confirmed it. */
  readonly recordBreak: RecordBreak | null;
  readonly cut: Cut | null;
  /** Null until the table is known. */
  readonly clock: TableClock | null;
  readonly live: RoundPlayback | null;
  readonly replay: ReturnType<typeof useReplay>;
  readonly tickets: ReturnType<typeof useTickets>;
  readonly auto: Autoplay;
  readonly wallet: Wallet;
  readonly onSkip: () => void;
}

const NO_BETS: SharedBoardProps['bets'] = [];
const NO_EVENTS: readonly Json[] = [];

/** The props of a shared game's board: the current table, or a replay. */
export function useSharedBoard({
  host,
  view,
  recordBreak,
  cut,
  clock,
  live,
  replay,
  ...input
}: SharedBoardInput) {
  const { t } = useTranslation();
  const { tickets, auto, wallet, onSkip } = input;
  const { table } = view;
  const { round } = replay;

  const bets = useMemo(() => (table === null ? NO_BETS : tableBets(table)), [table]);
  const own = useMemo(() => table?.tickets.map(ticketOf) ?? [], [table?.tickets]);
  const announcement = useAnnouncement(table, clock, wallet.format);
  const locked = lockedBecause(view, host.online, recordBreak !== null);
  const phase: TablePhase = table?.round.phase ?? 'joining';
  const shown: Pick<
    SharedBoardProps,
    | 'phase'
    | 'cut'
    | 'announcement'
    | 'hasPublicNumber'
    | 'clock'
    | 'playback'
    | 'roundNumber'
    | 'bets'
    | 'aboard'
    | 'tickets'
    | 'late'
    | 'missed'
  > =
    round === null
      ? {
          phase,
          cut,
          announcement,
          hasPublicNumber: table?.round.beacon !== undefined,
          clock: clock ?? stageClock,
          playback: live,
          roundNumber: table?.round.roundNumber ?? null,
          bets,
          aboard: table?.round.aboard ?? 0,
          tickets: own,
          late: view.late,
          missed: view.missed,
        }
      : {
          phase: replay.over ? 'result' : 'running',
          cut: null,
          announcement: null,
          hasPublicNumber: false,
          clock: stageClock,
          playback: replay.playback,
          roundNumber: round.nonce,
          bets: NO_BETS,
          aboard: 1,
          tickets: [pastTicket(round)],
          late: null,
          missed: null,
        };

  const props: Omit<SharedBoardProps, 'translate'> = {
    ...host.board,
    ...shown,
    formatAmount: wallet.format,
    balanceCentavos: wallet.balanceCentavos,
    replay: round !== null,
    lockedBecause: locked === null ? null : t(locked),
    busy: view.busy,
    auto: auto.auto,
    onJoin: (panel, bet, stakeCentavos) => {
      if (recordBreak === null) void tickets.join(panel, bet, stakeCentavos);
      else showToast({ text: t('live.lockedRecord') });
    },
    onTakeBack: tickets.takeBack,
    onCashOut: tickets.cashOut,
    onAuto: auto.ask,
    onAutoStop: (panel) => auto.end(panel, { type: 'drop' }),
    onCheck: () => {
      if (round !== null) return host.setView({ name: 'round', roundId: round.roundId });
      const [last] = table?.past ?? [];
      if (last !== undefined) host.setView({ name: 'past', roundNumber: last.roundNumber });
    },
    onSkip,
  };
  return { props, events: round === null ? (live?.events ?? NO_EVENTS) : replay.events };
}

/**
 * Why the board is locked; null while it is open. A running bet can be cashed out as long as there is a network,
 * because that is an HTTP call and does not need the table's connection; also where the public record was broken.
 */
function lockedBecause({ link, table }: TableView, online: boolean, isBroken: boolean): StringKey | null {
  const hasRunningBet =
    table?.round.phase === 'running' &&
    table.tickets.some(
      ({ state, roundNumber }) => state === 'open' && roundNumber === table.round.roundNumber,
    );
  if (link === 'open') return isBroken && !hasRunningBet ? 'live.lockedRecord' : null;
  if (link !== 'waiting') return 'live.lockedJoining';
  return online && hasRunningBet ? null : 'live.lockedReconnecting';
}
