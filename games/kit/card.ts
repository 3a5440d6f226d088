import type { FunctionComponent } from 'react';
import type { GameManifest } from './rules/manifest';
import type { Centavos } from './rules/money';
import type { Json } from './rules/round';
import type { Hand } from './scene/hand';
import type { Clock, RoundPlayback, SceneModule, Tuning } from './scene/scene';
import type { StatisticsModule } from './statistics/module';
import type { Translate } from './translate';

/** The phase of a round, as the board sees it. */
export type BoardPhase = 'betting' | 'waiting' | 'playing' | 'result';

/** A run of automatic bets. */
export interface AutoRun {
  /** Rounds still to come, without the current one. */
  readonly roundsLeft: number;
}

/** The properties of a board. It builds bets and shows results; it moves no money and does not know the server. */
export interface BoardProps<Key extends string = string> {
  readonly translate: Translate<Key>;
  /** Formats pesos with the symbol of the current wallet: ₱ or D$. */
  readonly formatAmount: (amount: Centavos) => string;
  readonly balanceCentavos: Centavos;
  readonly exposureMaxCentavos: Centavos;
  readonly phase: BoardPhase;
  /** The events of the current round so far, in wire form. */
  readonly events: readonly Json[];
  /** The player's acts within the current round, oldest first, each with its `atMs`. */
  readonly acts?: readonly Json[];
  /** The bet of the current round, else of the player's last round; null before the first. */
  readonly lastBet: Json | null;
  /** A past round is being replayed: the board shows its bet, and no chip moves. */
  readonly replay: boolean;
  /** The bet that the player had built when they left without sending it. */
  readonly draft: Json | null;
  /** What the board asked to remember at an earlier visit, such as the selected chip. */
  readonly habits: Json | null;
  /** Why betting is closed (offline, reconnecting), as a text for the player; null while it is open. */
  readonly lockedBecause: string | null;
  /**
   * When the least time since the last bet is over, by `performance.now()`. Until then the board shows the wait and sends
   * no bet. Null when a bet can be placed.
   */
  readonly pauseEndsAtMs: number | null;
  readonly reducedMotion: boolean;
  /** SHA-256 of the server seed of the next round, as hex; null until it is known, and for boards that do not show it. */
  readonly seal: string | null;
  /**
   * The current run; null when the player bets by hand. During a run the player does not touch the stage: a game whose
   * result waits for acts sends the acts that reveal it by itself.
   */
  readonly auto: AutoRun | null;
  /** The player's pointer over the stage; see {@link OverProps}. */
  readonly hand: Hand;
  /** Sends a bet in wire form. The board stays as it is until the phase changes. */
  readonly onBet: (bet: Json, stakeCentavos: Centavos) => void;
  /** Asks for a run of this bet: the host asks how many rounds and when to stop, and then places the bets. */
  readonly onAuto: (bet: Json, stakeCentavos: Centavos) => void;
  /** Ends the run after the current round. */
  readonly onAutoStop: () => void;
  /** The player did something within the current round; it is added to `playback.acts` with its time. */
  readonly onAct: (act: Json) => void;
  /** The bet being built changed; null when it is empty. */
  readonly onDraft: (bet: Json | null) => void;
  /** Remembers values between visits; the fields of an object are merged with those remembered before. */
  readonly onHabits: (habits: Json) => void;
  readonly onCue: (name: string) => void;
  /** Opens rules and odds. */
  readonly onRules: () => void;
  /** Opens the fairness data. */
  readonly onFairness: () => void;
  /** Briefly tells the player why a tap did nothing. */
  readonly onNotice: (text: string) => void;
  /** Ends a celebration early. */
  readonly onSkip: () => void;
}

/** The connection to the table is lost: what is shown is what was last known of it, and its clock stands still. */
export interface Cut {
  /** When the table was last heard of, in ms since betting opened on the round on show. */
  readonly atMs: number;
  /** The same as a time of day, formatted: "9:41:09 AM". */
  readonly seenAt: string;
  /** Whether the device has a network, so that a call may still get through. */
  readonly mayCall: boolean;
}

/**
 * What the host says of a shared round where the game has nothing to show: that betting is closed and the round waits
 * for its public number, or why it was called off.
 */
export interface Announcement {
  readonly text: string;
  /** The same for screen readers, without what changes every second. */
  readonly spoken: string;
}

/** What a game shows in DOM over the free area of the stage: a figure, or a surface to touch. */
export interface OverProps<Key extends string = string> {
  readonly translate: Translate<Key>;
  readonly formatAmount: (amount: Centavos) => string;
  readonly phase: BoardPhase;
  readonly events: readonly Json[];
  /** The current round; null while there is none. */
  readonly playback: RoundPlayback | null;
  readonly clock: Clock;
  /** Null while the table can be reached; missing in a game without one. */
  readonly cut?: Cut | null;
  /** Null while the round's events say everything; missing in a game without a table. */
  readonly announcement?: Announcement | null;
  readonly reducedMotion: boolean;
  readonly hand: Hand;
  readonly onAct: (act: Json) => void;
  readonly onCue: (name: string, options?: { readonly volume?: number; readonly rate?: number }) => void;
}

/** A bet in a shared round. */
export interface Ticket {
  readonly ticketId: string;
  /** The panel it was placed from, 0 or 1. */
  readonly panel: number;
  /** The round it belongs to. */
  readonly roundNumber: number;
  /** Wire form, with its cash-outs so far. */
  readonly bet: Json;
  readonly stakeCentavos: Centavos;
  readonly payoutCentavos: Centavos;
  /** open: its round has not run yet, or is running; settled: paid or lost; takenBack: the stake was returned. */
  readonly state: 'open' | 'settled' | 'takenBack';
}

/** The phase of a shared round. `joining`: no table is known yet. */
export type TablePhase = 'joining' | 'betting' | 'closed' | 'running' | 'result';

/** A cash-out that was refused because it was received after the round had ended. Times in ms of the run. */
export interface LateTap {
  readonly ticketId: string;
  readonly endedAtMs: number;
  readonly receivedAtMs: number;
}

/** A bet that was received after betting on its round had closed. Its stake was not taken. */
export interface MissedBet {
  readonly panel: number;
  readonly bet: Json;
  readonly stakeCentavos: Centavos;
  /** When it was sent, in ms since betting opened. */
  readonly sentAtMs: number;
}

/** Any player's bet in the current round, as all players see it. */
export interface TableBet {
  readonly seat: number;
  /** Shortened by the server so that it does not identify the player. */
  readonly name: string;
  readonly stakeCentavos: Centavos;
  /** Decimal text such as "2.38"; null while the bet is open, and if it lost. */
  readonly multiplier: string | null;
  /** What was bet on, in wire form. */
  readonly bet: Json;
  readonly mine: boolean;
}

/** The properties of a shared game's board. The round itself comes as events, the player's own bets as tickets. */
export interface SharedBoardProps<Key extends string = string>
  extends Pick<
    BoardProps<Key>,
    | 'translate'
    | 'formatAmount'
    | 'balanceCentavos'
    | 'exposureMaxCentavos'
    | 'replay'
    | 'habits'
    | 'lockedBecause'
    | 'reducedMotion'
    | 'onHabits'
    | 'onCue'
    | 'onRules'
    | 'onNotice'
    | 'onSkip'
  > {
  readonly phase: TablePhase;
  /** Null while the table can be reached. */
  readonly cut: Cut | null;
  /** Null while the round's events say everything. */
  readonly announcement: Announcement | null;
  /** Whether a public number decides the round, so that the next one opens only when its own number fits. */
  readonly hasPublicNumber: boolean;
  /** In sync with the table; `playback.startedAtMs` is when betting opened. */
  readonly clock: Clock;
  readonly playback: RoundPlayback | null;
  readonly roundNumber: number | null;
  /** All players' bets in this round; `aboard` counts all of them even if the list is cut. */
  readonly bets: readonly TableBet[];
  readonly aboard: number;
  /** The player's own tickets, of this round and the next, newest last. */
  readonly tickets: readonly Ticket[];
  /** A cash-out that came too late in this round. */
  readonly late: LateTap | null;
  /** A bet that came too late for this round, in a game whose bets are valid for one round only. */
  readonly missed: MissedBet | null;
  /** Panels with a pending request. */
  readonly busy: readonly number[];
  /** Panels with an active auto-bet, and how many rounds each has left. */
  readonly auto: readonly (AutoRun | null)[];
  /** Places bets in this round while betting is open, else in the next one. */
  readonly onJoin: (panel: number, bet: Json, stakeCentavos: Centavos) => void;
  readonly onTakeBack: (ticketId: string) => void;
  readonly onCashOut: (ticketId: string, part: 'all' | 'half') => void;
  readonly onAuto: (panel: number, bet: Json, stakeCentavos: Centavos) => void;
  readonly onAutoStop: (panel: number) => void;
  /** Opens the fairness check of the current round, once it is over. */
  readonly onCheck: () => void;
}

/** A game's sounds: one rendered sprite and the position of each cue in it. */
export interface SoundModule {
  /** Newest codec first. */
  readonly sources: readonly string[];
  /** Offset and length of each cue in ms. */
  readonly sprite: Readonly<Record<string, readonly [offsetMs: number, lengthMs: number]>>;
}

/** A settled round as text and symbols, for history, replay and fairness check. */
export interface RoundViewProps<Key extends string = string> {
  readonly translate: Translate<Key>;
  readonly formatAmount: (amount: Centavos) => string;
  readonly round: {
    readonly bet: Json;
    readonly outcome: Json;
    readonly events: readonly Json[];
  };
}

/**
 * A win as display text: its multiplier, such as "210", and its chance in percent. Both truncated, never rounded up.
 */
export interface WinExample {
  readonly pays: string;
  readonly percent: string;
}

/** A settled bet whose result the player missed, because the connection was lost. */
export interface AwayRound<Key extends string = string> extends RoundViewProps<Key> {
  readonly round: RoundViewProps['round'] & {
    readonly roundNumber: number;
    readonly stakeCentavos: Centavos;
    readonly payoutCentavos: Centavos;
  };
  readonly exposureMaxCentavos: Centavos;
  /** When the table was last heard of, in ms since betting opened; null if that was in an earlier round. */
  readonly cutAtMs: number | null;
  /** When the player was connected again; null if it was cut in an earlier round. */
  readonly backAtMs: number | null;
}

/** What happened to a bet while the player was away, as texts for the card that tells it. */
export interface AwayStory {
  readonly subtitle: string;
  readonly text: string;
  /** What happened, oldest first; `at` is a formatted time. */
  readonly steps: readonly {
    readonly name: 'cut' | 'out' | 'end' | 'back';
    readonly title: string;
    readonly note: string;
    readonly at: string;
  }[];
  readonly facts: readonly {
    readonly label: string;
    readonly value: string;
    readonly tone?: 'won' | 'lost' | undefined;
  }[];
  /** How to be better prepared; null where nothing would have helped. */
  readonly tip: string | null;
}

/** What the board chunk of every game exports, instant or shared. */
export interface BoardParts<Key extends string> {
  /** DOM over the stage, if the game has any. */
  readonly Over?: FunctionComponent<OverProps<Key>>;
  /** The round in DOM for a device that shows no scene; without it the host shows the outcome only. */
  readonly Plain?: FunctionComponent<OverProps<Key>>;
  /** The outcome only, small enough for a row of many; it has its own accessible name. Narrow in a row of ten. */
  readonly OutcomeMark: FunctionComponent<
    Pick<RoundViewProps<Key>, 'translate'> & { readonly outcome: Json; readonly isNarrow?: boolean }
  >;
  /** What was bet, line by line, with the payout of each line. */
  readonly BetLines: FunctionComponent<RoundViewProps<Key>>;
  /** Rules, paytable and odds. */
  readonly Rules: FunctionComponent<Pick<RoundViewProps<Key>, 'translate'>>;
  /** What won most in a round, for the line below a large win; null if nothing won. */
  headline(view: RoundViewProps<Key>): string | null;
  /** True if the result is shown at the bottom of the scene, because the outcome is shown at the top. */
  readonly resultAtFoot?: boolean;
  /** True if the first hint may not cover the foot of a low scene, because the player works there. */
  readonly hintAtHead?: boolean;
  /** The RTP in percent, truncated to two decimals: "97.22". */
  readonly returnPercent: string;
  /** True where small stakes are settled at less than that, because each payout is cut to the centavo. */
  readonly returnIsHighest?: boolean;
  /** Example wins from a small one to the largest possible, for players who have not opened the game yet. */
  readonly examples: readonly WinExample[];
  /** The least stake of this board. */
  readonly stakeMinCentavos: Centavos;
  /** What it counts of past outcomes; without it the statistics show the player's results alone. */
  statistics?(): Promise<StatisticsModule>;
}

/** All of a game's DOM, in one chunk. */
export interface BoardModule<Key extends string = string> extends BoardParts<Key> {
  /** True if the board shows the commitment to the seed of the next round. */
  readonly showsSeal?: boolean;
  readonly Board: FunctionComponent<BoardProps<Key>>;
}

/** The same for a shared game. */
export interface SharedBoardModule<Key extends string = string> extends BoardParts<Key> {
  readonly Board: FunctionComponent<SharedBoardProps<Key>>;
  /** True if all bets of a player in a round have one result, shown as a sum; otherwise each ends by itself. */
  readonly isResultSummed?: boolean;
  /** Tells what happened to a bet whose result the player missed. */
  away(view: AwayRound<Key>): AwayStory;
  /**
   * The same bet for a round that takes bets and has published these events, if a bet is valid for one round only; null
   * if it cannot be placed there. Without this function a bet is valid in every round, also before it opens.
   */
  betIn?(bet: Json, events: readonly Json[]): Json | null;
}

/** A moment of the game that the gallery can show on its own. */
export interface Moment {
  readonly name: string;
  readonly bet: Json | null;
  /** The player's own bet on a shared round without its stake, where it is not the usual one. */
  readonly ownBet?: Readonly<Record<string, Json>>;
  readonly events: readonly Json[];
  /** The time to freeze at, in ms since the start of the playback. */
  readonly atMs: number;
  readonly waiting?: boolean;
  /** The player's acts up to that time, and the state of their pointer. */
  readonly acts?: readonly Json[];
  readonly hand?: Json;
}

/** What the stage and the gallery can show. */
export interface StageCard extends Pick<GameManifest, 'name' | 'usualBet'> {
  scene(): Promise<SceneModule>;
  sound(): Promise<SoundModule>;
  /** One loop, the cue `bed`, for players who switch it on; a game without it is quiet. */
  ambience?(): Promise<SoundModule>;
  /** Strings for one of the product's languages; falls back to enPH. */
  words(language: string): Promise<Readonly<Record<string, string>>>;
  moments(): Promise<readonly Moment[]>;
}

/** An instant game. */
export interface InstantCard extends StageCard, GameManifest {
  readonly shared?: false;
  board(): Promise<BoardModule>;
}

/** A shared game. */
export interface SharedCard extends StageCard, GameManifest {
  readonly shared: true;
  board(): Promise<SharedBoardModule>;
}

export type GameCard = InstantCard | SharedCard;

export type { Translate, Tuning };
