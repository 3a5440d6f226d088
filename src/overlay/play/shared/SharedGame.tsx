import { useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SharedCard } from '../../../../games/kit/card';
import type { Centavos } from '../../../../games/kit/rules/money';
import { Hand } from '../../../../games/kit/scene/hand';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { useLeaveGame } from '../../../shared/navigation/useLeaveGame';
import { showToast } from '../../../shared/popups/toasts';
import { useRealityCheck } from '../../../shared/safer-play/useRealityCheck';
import { useRuns } from './useAutoTickets';
import * as css from '../GamePage.css';
import { Header } from '../Header';
import { useTapToEnd } from '../useTapToEnd';
import { playedAtText } from '../playedAt';
import { useReplayRequest } from '../rounds/useReplayRequest';
import { useReplay } from './useReplay';
import { AutoSheet, TooLowSheet } from '../lazySheets';
import { useReducedMotion } from '../useReducedMotion';
import { useFocusFrame } from '../useFocusFrame';
import { useGameKeys } from '../useGameKeys';
import { useMode } from '../useMode';
import { useParts } from '../useParts';
import { useVisit } from '../useVisit';
import { loadOnOpen } from '../loadOnOpen';
import * as own from './Shared.css';
import { SharedBoardFrame } from './SharedBoardFrame';
import { TableNotices } from './TableNotices';
import { SharedOver } from './SharedOver';
import { TicketResult } from './TicketResult';
import type { SharedSheetView } from './SharedSheets';
import { OutcomeStrip } from './OutcomeStrip';
import { useExclusionNotice } from '../useExclusionNotice';
import { useShownPayout } from './useShownPayout';
import { useClockSync } from './useClockSync';
import { useLivePerformance } from './useLivePerformance';
import { useSharedBets } from './useSharedBets';
import { useSharedBoard } from './useSharedBoard';
import { useSharedShow } from './useSharedShow';
import { useSharedSuggestion } from './useSharedSuggestion';
import { useSharedRounds, useSharedWallet } from './useSharedWallet';
import { useTable } from './useTable';

const SharedSheets = loadOnOpen(
  async () => (await import('./SharedSheets')).SharedSheets,
  ({ view }) => view !== null,
);

interface OpenSharedGameProps {
  readonly card: SharedCard;
  /** The wallet that the address asks for. */
  readonly asked: string | null;
}

/** A game whose rounds run for everybody: the overlay above its scene, in step with the table. */
export function OpenSharedGame({ card, asked }: OpenSharedGameProps) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const leave = useLeaveGame(null);
  const calm = useReducedMotion();
  const { mode, setMode } = useMode(card, asked);
  const [view, setView] = useState<SharedSheetView | null>(null);
  const [tooLow, setTooLow] = useState<Centavos | null>(null);
  const [hand] = useState(() => new Hand());
  const free = useRef<HTMLDivElement>(null);

  const { table, view: known } = useTable(card.name, mode);
  const state = known.table;
  const clock = state === null ? null : (table?.clock ?? null);
  const loaded = useParts(card);
  const parts = loaded.state === 'ready' ? loaded.parts : null;
  const wallet = useSharedWallet(card.name, mode);
  const rounds = useSharedRounds(card.name, mode, known);
  const bets = useSharedBets({ card, mode, table, onTooLow: useCallback((stake) => setTooLow(stake), []) });
  const runs = useRuns({
    game: card.name,
    mode,
    table,
    view: known,
    bets,
    betIn: parts?.board.betIn,
  });
  const { gain, skip } = useShownPayout(table);
  const again = useReplay(state);

  const live = useLivePerformance(card.name, state, clock);
  const performance = again.replay?.performance ?? live;
  // What the scene is told of the bets: how many there are.
  const aboard = again.replay === null ? (state?.round.aboard ?? 0) : 1;
  const bet = useMemo(() => ({ aboard }), [aboard]);
  useClockSync(clock);
  useSharedShow({
    card,
    performance,
    bet,
    hand,
    calm,
    covered: view !== null || tooLow !== null || runs.asked !== null,
  });
  useFocusFrame(free);
  useVisit(card, setMode);
  useRealityCheck(mode, state?.tickets.every((ticket) => ticket.state !== 'open') ?? false);
  useExclusionNotice(mode);
  useGameKeys();
  useTapToEnd(gain !== null && !gain.over, skip);
  useSharedSuggestion({
    card,
    mode,
    table: state,
    celebrating: gain !== null && !gain.over,
    returnPercent: parts?.board.returnPercent,
    onReal: () => setMode('real'),
  });
  useReplayRequest(card.name, parts !== null && state !== null && mode === 'real', (round) => {
    if (!again.rides) again.start(round);
  });
  const changeMode = (next: typeof mode) => {
    if (state?.tickets.some((ticket) => ticket.state === 'open'))
      return showToast({ text: t('live.waitForBet') });
    again.end();
    setMode(next);
  };
  const board = useSharedBoard({
    card,
    known,
    clock,
    live,
    again,
    bets,
    runs,
    wallet,
    calm,
    onView: setView,
    onSkip: skip,
  });

  return (
    <div
      className={css.page}
      data-offline={board.offline || undefined}
      data-mode={mode}
      data-phase={board.props.phase}
      data-link={known.link}
      data-round={board.props.roundNumber ?? undefined}
    >
      {mode === 'demo' && <div className={css.stripes} aria-hidden="true" />}
      <Header
        title={parts?.translate('title') ?? ''}
        mode={mode}
        balanceCentavos={wallet.balanceCentavos}
        format={wallet.format}
        calm={calm}
        onBack={leave}
        onBalance={() => (mode === 'real' ? navigate('/cashin?from=og') : setView({ name: 'menu' }))}
        onMenu={() => setView({ name: 'menu' })}
      />
      <div ref={free} className={css.free}>
        {parts !== null && <SharedOver parts={parts} board={board.props} hand={hand} events={board.events} />}
        {parts !== null && (
          <OutcomeStrip parts={parts} past={state?.past ?? []} onOpen={() => setView({ name: 'rounds' })} />
        )}
        {parts !== null && gain !== null && again.replay === null && (
          <TicketResult
            parts={parts}
            gain={gain}
            mode={mode}
            past={state?.past.find(({ roundNumber }) => roundNumber === gain.ticket.roundNumber) ?? null}
            format={wallet.format}
            calm={calm}
          />
        )}
        <TableNotices view={known} />
        {mode === 'demo' && state !== null && again.replay === null && (
          <p className={own.alone}>{t('live.alone')}</p>
        )}
        {again.replay !== null && (
          <div className={css.replayBar}>
            <span>
              {t('play.replayOf', {
                time: playedAtText(again.replay.round.createdAt, LANGUAGES[language].tag),
              })}
            </span>
            <button type="button" className={css.replayEnd} onClick={again.end}>
              {t('play.endReplay')}
            </button>
          </div>
        )}
      </div>
      <SharedBoardFrame loaded={loaded} props={board.props} />
      <SharedSheets
        card={card}
        parts={parts}
        mode={mode}
        table={state}
        rounds={rounds}
        wallet={wallet}
        view={view}
        onView={setView}
        onMode={changeMode}
        onReplay={(round) => {
          if (again.rides) return showToast({ text: t('play.roundRunning') });
          setView(null);
          again.start(round);
        }}
      />
      <AutoSheet
        stakeCentavos={runs.asked?.stakeCentavos ?? null}
        wallet={wallet}
        busy={runs.busy}
        onStart={runs.start}
        onClose={runs.dismiss}
      />
      <TooLowSheet
        game={card.name}
        mode={mode}
        stakeCentavos={tooLow}
        wallet={wallet}
        onClose={() => setTooLow(null)}
      />
    </div>
  );
}
