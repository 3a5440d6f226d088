import type { FunctionComponent, ReactNode } from 'react';
import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import type { BoardProps, OverProps, SharedBoardProps } from '../../card';
import { centavos } from '../../rules/money';
import type { Json } from '../../rules/round';
import { Hand } from '../../scene/hand';
import kitWords from '../../words/enPH.json';
import { formatAmount, type TestPage, testPage, translateBy } from './testPage';

interface SentBet {
  readonly bet: Json;
  readonly stakeCentavos: bigint;
}

/** The board of an instant game on a page, and the calls that it made to its host in this test. */
export interface TestBoard extends TestPage {
  readonly props: BoardProps;
  /** Renders the board with other properties than the defaults; a second call keeps its state. */
  readonly show: (props?: Partial<BoardProps>) => Promise<void>;
  readonly sent: SentBet[];
  readonly runs: SentBet[];
  /** One entry for each time that a run was stopped. */
  readonly stops: true[];
  readonly drafts: (Json | null)[];
  readonly habits: Json[];
  readonly notices: string[];
  readonly acts: Json[];
}

/** A board of a player with ₱1,000 and open betting. Call it once in a test file, outside of its tests. */
export function testBoard(
  Board: FunctionComponent<BoardProps>,
  words: Readonly<Record<string, string>>,
  usual: Partial<BoardProps> = {},
): TestBoard {
  const mounted = testPage();
  const calls = {
    sent: [] as SentBet[],
    runs: [] as SentBet[],
    stops: [] as true[],
    drafts: [] as (Json | null)[],
    habits: [] as Json[],
    notices: [] as string[],
    acts: [] as Json[],
  };
  beforeEach(() => {
    for (const list of Object.values(calls)) list.length = 0;
  });
  const props: BoardProps = {
    translate: translateBy(kitWords, words),
    formatAmount,
    balanceCentavos: centavos(100_000n),
    exposureMaxCentavos: centavos(10_000_000n),
    phase: 'betting',
    events: [],
    lastBet: null,
    replay: false,
    draft: null,
    habits: null,
    lockedBecause: null,
    pauseEndsAtMs: null,
    reducedMotion: true,
    seal: null,
    auto: null,
    hand: new Hand(),
    onAuto: (bet, stakeCentavos) => void calls.runs.push({ bet, stakeCentavos }),
    onAutoStop: () => void calls.stops.push(true),
    onAct: (act) => void calls.acts.push(act),
    onBet: (bet, stakeCentavos) => void calls.sent.push({ bet, stakeCentavos }),
    onDraft: (bet) => void calls.drafts.push(bet),
    onHabits: (habits) => void calls.habits.push(habits),
    onCue: () => undefined,
    onRules: () => undefined,
    onFairness: () => undefined,
    onNotice: (text) => void calls.notices.push(text),
    onSkip: () => undefined,
    ...usual,
  };
  const show = (other: Partial<BoardProps> = {}) => mounted.render(<Board {...props} {...other} />);
  return { ...mounted, ...calls, props, show };
}

/** The board of a shared game, below its DOM over the stage. */
export interface TestSharedBoard extends TestPage {
  /** As `show` of other boards; `Top` replaces the DOM over the stage. */
  readonly show: (props?: Partial<SharedBoardProps>, Top?: FunctionComponent<OverProps>) => Promise<void>;
  /** Each call to the host except `onHabits`: its name and arguments. */
  readonly said: unknown[][];
  readonly habits: Json[];
  readonly clock: { atMs: number; readonly nowMs: () => number };
}

interface SharedTable {
  readonly Board: FunctionComponent<SharedBoardProps>;
  readonly Over: FunctionComponent<OverProps>;
  readonly words: Readonly<Record<string, string>>;
  /** When each test begins, in ms on the round's clock. */
  readonly startMs: number;
  /** Size of the stage in CSS px. */
  readonly stageHeight: number;
  /** What differs from the default: a player with ₱10,000 before a round without events. */
  readonly usual: Pick<SharedBoardProps, 'playback'> & Partial<SharedBoardProps>;
}

/** The phase as the DOM over the stage gets it. */
const PHASES = {
  joining: 'betting',
  betting: 'betting',
  closed: 'playing',
  running: 'playing',
  result: 'result',
} as const;

/** Call it once in a test file, outside of its tests. */
export function testSharedBoard({
  Board,
  Over,
  words,
  startMs,
  stageHeight,
  usual,
}: SharedTable): TestSharedBoard {
  const mounted = testPage();
  const said: unknown[][] = [];
  const habits: Json[] = [];
  const clock = { atMs: startMs, nowMs: () => clock.atMs };
  const say =
    (name: string) =>
    (...values: unknown[]) =>
      void said.push([name, ...values]);
  beforeEach(() => {
    said.length = 0;
    habits.length = 0;
    clock.atMs = startMs;
  });
  const props: SharedBoardProps = {
    translate: translateBy(kitWords, words),
    formatAmount,
    balanceCentavos: centavos(1_000_000n),
    exposureMaxCentavos: centavos(10_000_000n),
    replay: false,
    habits: null,
    lockedBecause: null,
    reducedMotion: true,
    phase: 'betting',
    cut: null,
    announcement: null,
    hasPublicNumber: false,
    clock,
    roundNumber: 12,
    bets: [],
    aboard: 0,
    tickets: [],
    late: null,
    missed: null,
    busy: [],
    auto: [null, null],
    onJoin: say('join'),
    onTakeBack: say('takeBack'),
    onCashOut: say('cashOut'),
    onAuto: say('auto'),
    onAutoStop: say('autoStop'),
    onCheck: say('check'),
    onHabits: (kept) => void habits.push(kept),
    onCue: () => undefined,
    onRules: say('rules'),
    onNotice: say('notice'),
    onSkip: () => undefined,
    ...usual,
  };
  const tree = (all: SharedBoardProps, Top: FunctionComponent<OverProps>): ReactNode => (
    <>
      <div style={{ position: 'relative', height: stageHeight }}>
        <Top
          {...all}
          phase={PHASES[all.phase]}
          events={all.playback?.events ?? []}
          hand={new Hand()}
          onAct={() => undefined}
        />
      </div>
      <Board {...all} />
    </>
  );
  return {
    ...mounted,
    said,
    habits,
    clock,
    show: (other = {}, Top = Over) => mounted.render(tree({ ...props, ...other }, Top)),
  };
}

export const button = (name: string | RegExp) => page.getByRole('button', { name });
