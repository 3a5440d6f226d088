import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { SharedBoardProps, SharedCard, TablePhase } from '../../../../games/kit/card';
import { AMOUNT_MAX } from '../../../../games/kit/rules/money';
import type { Json } from '../../../../games/kit/rules/round';
import type { RoundPlayback } from '../../../../games/kit/scene/scene';
import { useTranslation } from '../../../i18n/i18n';
import { publicConfigAtom } from '../../../shared/config/config';
import { onlineAtom } from '../../../shared/online';
import { boardMemory, rememberHabits } from '../../../shared/play/play';
import { showToast } from '../../../shared/popups/toasts';
import { stageClock } from '../../../stage/clock';
import { playCue } from '../../../stage/sound';
import type { useRuns } from './useAutoTickets';
import type { useReplay } from './useReplay';
import type { TableClock, TableView } from './live';
import type { SharedSheetView } from './SharedSheets';
import { pastTicket, tableBets, ticketOf } from './sharedRound';
import type { useSharedBets } from './useSharedBets';
import type { useSharedWallet } from './useSharedWallet';

interface BoardWishes {
  readonly card: SharedCard;
  readonly known: TableView;
  /** Null until the table is known. */
  readonly clock: TableClock | null;
  readonly live: RoundPlayback | null;
  readonly again: ReturnType<typeof useReplay>;
  readonly bets: ReturnType<typeof useSharedBets>;
  readonly runs: ReturnType<typeof useRuns>;
  readonly wallet: ReturnType<typeof useSharedWallet>;
  readonly calm: boolean;
  readonly onView: (view: SharedSheetView) => void;
  readonly onSkip: () => void;
}

const NO_BETS: SharedBoardProps['bets'] = [];
const NO_EVENTS: readonly Json[] = [];

/** What the board of a shared game gets: the table as it stands, or a past round shown again. */
export function useSharedBoard({
  card,
  known,
  clock,
  live,
  again,
  bets,
  runs,
  wallet,
  ...rest
}: BoardWishes) {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  const config = useAtomValue(publicConfigAtom);
  const { table } = known;
  const { replay } = again;

  const seen = useMemo(() => (table === null ? NO_BETS : tableBets(table)), [table]);
  const tickets = useMemo(() => table?.tickets.map(ticketOf) ?? [], [table?.tickets]);
  const locked = lockedBecause(known, online);
  const phase: TablePhase = table?.round.phase ?? 'joining';

  const props: Omit<SharedBoardProps, 'translate'> = {
    formatAmount: wallet.format,
    balanceCentavos: wallet.balanceCentavos,
    exposureMaxCentavos: config?.exposureMax ?? AMOUNT_MAX,
    replay: replay !== null,
    habits: boardMemory(card.name).habits,
    lockedBecause: locked === null ? null : t(locked),
    reducedMotion: rest.calm,
    phase: replay === null ? phase : again.over ? 'result' : 'running',
    clock: replay === null && clock !== null ? clock : stageClock,
    performance: replay?.performance ?? live,
    roundNumber: replay?.round.nonce ?? table?.round.roundNumber ?? null,
    bets: replay === null ? seen : NO_BETS,
    aboard: replay === null ? (table?.round.aboard ?? 0) : 1,
    tickets: replay === null ? tickets : [pastTicket(replay.round)],
    late: replay === null ? known.late : null,
    missed: replay === null ? known.missed : null,
    busy: known.busy,
    auto: runs.auto,
    onJoin: (panel, bet, stakeCentavos) => void bets.join(panel, bet, stakeCentavos),
    onTakeBack: bets.takeBack,
    onCashOut: bets.cashOut,
    onAuto: runs.ask,
    onAutoStop: runs.stop,
    onCheck: () => {
      if (replay !== null) return rest.onView({ name: 'round', roundId: replay.round.roundId });
      const [over] = table?.past ?? [];
      if (over !== undefined) rest.onView({ name: 'past', roundNumber: over.roundNumber });
    },
    onHabits: (habits) => rememberHabits(card.name, habits),
    onCue: playCue,
    onRules: () => rest.onView({ name: 'rules' }),
    onNotice: (text) => showToast({ text }),
    onSkip: rest.onSkip,
  };
  return {
    props,
    events: replay === null ? (live?.events ?? NO_EVENTS) : again.events,
    offline: !online,
  };
}

/**
 * Why the board is shut; null while it is open. A riding bet can be ended for as long as there is a network:
 * that goes by a call, whether or not the line that tells the table stands.
 */
function lockedBecause({ link, table }: TableView, online: boolean): string | null {
  if (link === 'open') return null;
  if (link !== 'waiting') return 'live.lockedJoining';
  const rides =
    table?.round.phase === 'running' &&
    table.tickets.some(
      ({ state, roundNumber }) => state === 'open' && roundNumber === table.round.roundNumber,
    );
  return online && rides ? null : 'live.lockedReconnecting';
}
