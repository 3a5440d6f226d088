import '../../src/theme/base.css';
import { useEffect, useRef, useState } from 'react';
import type { BoardProps, GameCard, InstantCard, SharedBoardProps, SharedCard } from '../../games/kit/card';
import { type Centavos, centavos } from '../../games/kit/rules/money';
import type { Json } from '../../games/kit/rules/round';
import type { Frame } from '../../games/kit/scene/scene';
import type { SkinName } from '../../games/kit/skin';
import { amountText } from '../../src/i18n/amountText';
import { loadAllStrings, startTranslation, useTranslation } from '../../src/i18n/i18n';
import { LANGUAGES, type Language } from '../../src/i18n/languages';
import { BoardOverlay } from '../../src/overlay/play/BoardOverlay';
import * as css from '../../src/overlay/play/GamePage.css';
import { Header } from '../../src/overlay/play/Header';
import { ResultShow } from '../../src/overlay/play/ResultShow';
import * as sharedCss from '../../src/overlay/play/shared/Shared.css';
import { boardPhase } from '../../src/overlay/play/shared/sharedRound';
import { type Parts, useParts } from '../../src/overlay/play/useParts';
import { followWindow } from '../../src/theme/root';
import type { Show } from '../show';
import type { ScreenInput } from './port';
import { type Paid, paidIn, ROUND_NUMBER, type RoundNow, roundAt, tablePhaseAt, ticketAt } from './roundNow';

/** The player of every cell. */
const BALANCE = centavos(1_256_050n);
const EXPOSURE_MAX = centavos(10_000_000n);
const format = (amount: Centavos): string => amountText(amount);
const ignore = (): void => undefined;

interface BoardLayerProps {
  readonly card: GameCard;
  readonly input: ScreenInput;
  readonly show: Show;
  /** Which part of the screen header and board leave free. */
  readonly onFree: (focus: Frame['focus'] | null) => void;
  /** The board is on the screen, in its typefaces. */
  readonly onShown: (input: ScreenInput) => void;
}

/** Header, board and result of a moment, as players see them. */
export function BoardLayer(props: BoardLayerProps) {
  const { language, skin } = props.input.cell;
  const ready = useStrings(language);
  const dressed = useSkin(skin);
  useEffect(followWindow, []);
  return ready && dressed ? <Table {...props} /> : null;
}

function Table({ card, input, show, onFree, onShown }: BoardLayerProps) {
  const { cell } = input;
  const loaded = useParts(card);
  const free = useRef<HTMLDivElement>(null);
  useFree(free, cell.board, onFree);
  const now = useRoundNow(card, input, show);
  const parts = loaded.state === 'ready' ? loaded.parts : null;
  useEffect(() => {
    if (parts !== null) void document.fonts.ready.then(() => onShown(input));
  }, [parts, input, onShown]);
  return (
    <div className={css.page} data-mode="real" data-phase={now.round.phase}>
      {cell.board ? (
        <Header
          title={parts?.translate('title') ?? ''}
          mode="real"
          balanceCentavos={BALANCE}
          format={format}
          reducedMotion
          onBack={ignore}
          onBalance={ignore}
          onMenu={ignore}
        />
      ) : (
        <span />
      )}
      <div ref={free} className={css.free}>
        {parts === null ? null : <OverScene {...{ card, parts, input, show, now }} />}
      </div>
      <div className={css.board} style={{ visibility: cell.board ? 'visible' : 'hidden' }}>
        {parts === null ? null : <OwnBoard {...{ card, parts, input, show, now }} />}
      </div>
    </div>
  );
}

interface PartProps {
  readonly card: GameCard;
  readonly parts: Parts;
  readonly input: ScreenInput;
  readonly show: Show;
  readonly now: Now;
}

function OverScene({ card, parts, input, show, now }: PartProps) {
  const { cell, moment, clock, playing } = input;
  const paid = now.paid;
  return (
    <>
      {cell.board ? (
        <BoardOverlay
          Over={parts.board.Over}
          translate={parts.translate}
          className={css.over}
          formatAmount={format}
          phase={card.shared === true ? boardPhase(now.table) : now.round.phase}
          events={now.events}
          playback={show.scene.playback}
          clock={clock}
          reducedMotion={cell.reducedMotion}
          hand={show.scene.hand}
          onAct={ignore}
          cut={null}
          announcement={null}
        />
      ) : null}
      {cell.result && paid !== null && (card.shared !== true || paid.payout > 0n) ? (
        <div
          className={placeOf(card, parts, now.round, paid)}
          data-filled={(card.shared !== true && parts.board.Over !== undefined) || undefined}
        >
          <ResultShow
            shown={{ mode: 'real', replay: false, round: { ...paid, roundId: '1' } }}
            game={parts.translate('title')}
            headline={headlineOf(parts, moment.bet, now.events)}
            format={format}
            // Amounts count by the time of the wall: a stopped cell shows their end, which is always the same.
            reducedMotion={cell.reducedMotion || !playing}
            over={now.round.over}
          />
        </div>
      ) : null}
    </>
  );
}

/** Where the game's page puts its result. */
function placeOf(card: GameCard, parts: Parts, { over }: RoundNow, { stake, payout }: Paid): string {
  if (card.shared === true) return !over && payout >= stake * 5n ? sharedCss.large : sharedCss.line;
  return parts.board.resultAtFoot === true ? css.foot : css.head;
}

/** A round without its outcome has no headline. */
function headlineOf(parts: Parts, bet: Json | null, events: readonly Json[]): string | null {
  try {
    const round = { bet, outcome: null, events };
    return parts.board.headline({ translate: parts.translate, formatAmount: format, round });
  } catch {
    return null;
  }
}

function OwnBoard({ card, parts, input, show, now }: PartProps) {
  const { cell, moment, clock } = input;
  const common = {
    translate: parts.translate,
    formatAmount: format,
    balanceCentavos: BALANCE,
    exposureMaxCentavos: EXPOSURE_MAX,
    replay: false,
    habits: null,
    lockedBecause: null,
    reducedMotion: cell.reducedMotion,
    onHabits: ignore,
    onCue: ignore,
    onRules: ignore,
    onNotice: ignore,
    onSkip: ignore,
  };
  if (card.shared === true) {
    const { Board } = (parts as Parts<SharedCard>).board;
    const ticket = now.ticket === null ? [] : [now.ticket];
    const props: SharedBoardProps = {
      ...common,
      phase: now.table,
      cut: null,
      announcement: null,
      hasPublicNumber: false,
      clock,
      playback: show.scene.playback,
      roundNumber: ROUND_NUMBER,
      bets: [],
      aboard: (moment.bet as { readonly aboard?: number } | null)?.aboard ?? 0,
      tickets: ticket,
      late: null,
      missed: null,
      busy: [],
      auto: [null, null],
      onJoin: ignore,
      onTakeBack: ignore,
      onCashOut: ignore,
      onAuto: ignore,
      onAutoStop: ignore,
      onCheck: ignore,
    };
    return <Board {...props} />;
  }
  const { Board } = (parts as Parts<InstantCard>).board;
  const props: BoardProps = {
    ...common,
    phase: now.round.phase,
    events: now.events,
    acts: moment.acts ?? [],
    lastBet: moment.bet,
    // Chips of the moment's bet stand on the table, also where the round is over.
    draft: moment.bet,
    pauseEndsAtMs: null,
    seal: null,
    onFairness: ignore,
    auto: null,
    hand: show.scene.hand,
    onBet: ignore,
    onAuto: ignore,
    onAutoStop: ignore,
    onAct: ignore,
    onDraft: ignore,
  };
  return <Board {...props} />;
}

/** The round as the board and the result see it. */
interface Now {
  readonly round: RoundNow;
  readonly table: SharedBoardProps['phase'];
  readonly ticket: SharedBoardProps['tickets'][number] | null;
  readonly events: readonly Json[];
  /** Null until the result may be shown. */
  readonly paid: Paid | null;
}

/** Follows the clock; renders again only when the round has come further, or back. */
function useRoundNow(
  { usualBet, shared: isShared }: GameCard,
  { moment, clock }: ScreenInput,
  { timeline }: Show,
): Now {
  const [key, setKey] = useState('');
  const read = (): Now => {
    const nowMs = clock.nowMs();
    const round = roundAt(moment, timeline, nowMs);
    const ticket = isShared === true ? ticketAt(moment, usualBet, nowMs) : null;
    const shared =
      ticket?.state === 'settled' ? { stake: ticket.stakeCentavos, payout: ticket.payoutCentavos } : null;
    return {
      round,
      table: tablePhaseAt(moment, timeline, nowMs),
      ticket,
      events: moment.events.slice(0, round.eventCount),
      paid: shared ?? (round.phase === 'result' ? paidIn(moment.events) : null),
    };
  };
  useEffect(() => {
    let request = requestAnimationFrame(function look() {
      request = requestAnimationFrame(look);
      const { round, table, ticket } = read();
      setKey(`${JSON.stringify(round)} ${table} ${ticket?.state}`);
    });
    return () => cancelAnimationFrame(request);
  });
  const value = useRef<{ key: string; moment: unknown; now: Now } | null>(null);
  if (value.current === null || value.current.key !== key || value.current.moment !== moment) {
    value.current = { key, moment, now: read() };
  }
  return value.current.now;
}

/** Measures the free area, as the game's page does. */
function useFree(
  element: React.RefObject<HTMLElement | null>,
  hasBoard: boolean,
  onFree: (focus: Frame['focus'] | null) => void,
): void {
  useEffect(() => {
    const target = element.current;
    if (target === null || !hasBoard) return onFree(null);
    const measure = () => {
      const { left, top, width, height } = target.getBoundingClientRect();
      if (width > 0 && height > 0) onFree({ x: left, y: top, width, height });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    measure();
    return () => observer.disconnect();
  }, [element, hasBoard, onFree]);
}

/** The styles and typefaces of a skin, which the app loads when it is chosen; those of bg24 come with the page. */
const SKINS: Readonly<Record<SkinName, () => Promise<unknown>>> = {
  bg24: async () => undefined,
  v2: () => import('../../src/app/skins/v2'),
  v3: () => import('../../src/app/skins/v3'),
  v4: () => import('../../src/app/skins/v4'),
};

/** Whether a skin is loaded. Another one keeps the last until then. */
function useSkin(skin: SkinName): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let left = false;
    SKINS[skin]().then(() => !left && setReady(true));
    return () => {
      left = true;
    };
  }, [skin]);
  return ready;
}

let started: Promise<void> | null = null;

/** Whether the strings of the pages are loaded in a language. */
function useStrings(language: string): boolean {
  const { setLanguage, language: shown } = useTranslation();
  const [ready, setReady] = useState(false);
  const wanted: Language = language in LANGUAGES ? (language as Language) : 'enPH';
  useEffect(() => {
    started ??= startTranslation(wanted).then(loadAllStrings);
    started.then(() => setReady(true));
  }, [wanted]);
  useEffect(() => {
    if (ready && shown !== wanted) void setLanguage(wanted);
  }, [ready, shown, wanted, setLanguage]);
  return ready;
}
