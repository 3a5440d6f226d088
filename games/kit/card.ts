import type { ComponentType } from 'react';
import type { GameManifest, LoyaltyManifest } from './rules/manifest';
import type { Centavos } from './rules/money';
import type { Json } from './rules/round';
import type { Hand } from './scene/hand';
import type { Clock, RoundPlayback, SceneModule, Tuning } from './scene/scene';

/** Looks a string up in the game's own words. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Where a round stands, as the board sees it. */
export type BoardPhase = 'betting' | 'waiting' | 'playing' | 'result';

/** A run of bets that goes on by itself. */
export interface AutoRun {
  /** Rounds still to come, the one on its way left out. */
  readonly roundsLeft: number;
}

/** What a board gets. It builds bets and shows results; it moves no money and knows no server. */
export interface BoardProps {
  readonly translate: Translate;
  /** Pesos with the symbol of the wallet in play: ₱ or D$. */
  readonly formatAmount: (amount: Centavos) => string;
  readonly balanceCentavos: Centavos;
  readonly exposureMaxCentavos: Centavos;
  readonly phase: BoardPhase;
  /** Events performed so far in the round on show, in wire form. */
  readonly events: readonly Json[];
  /** What the player has done within the round on show, oldest first, each with its `atMs`. */
  readonly acts?: readonly Json[];
  /** The bet of the round on show, else of the player's last round; null before the first. */
  readonly lastBet: Json | null;
  /** A past round is shown again: its bet stands on the board, and no chip moves. */
  readonly replay: boolean;
  /** The bet that stood here when the player left without sending it. */
  readonly draft: Json | null;
  /** What the board asked to remember at an earlier visit, such as the chip in hand. */
  readonly habits: Json | null;
  /** Why betting is closed just now (offline, reconnecting), in the player's words; null when it is open. */
  readonly lockedBecause: string | null;
  readonly reducedMotion: boolean;
  /**
   * The run that is going on; null when the player bets by hand. Nobody's finger is there meanwhile: a game
   * whose result waits for acts sends the ones that reveal it by itself.
   */
  readonly auto: AutoRun | null;
  /** What the player's finger does over the stage; see {@link OverProps}. */
  readonly hand: Hand;
  /** Sends a bet in wire form. The board stays as it is until the phase changes. */
  readonly onBet: (bet: Json, stakeCentavos: Centavos) => void;
  /** Asks for a run of this bet: the host asks how many rounds and when to stop, and then bets by itself. */
  readonly onAuto: (bet: Json, stakeCentavos: Centavos) => void;
  /** Ends the run after the round that is on its way. */
  readonly onAutoStop: () => void;
  /** The player did something within the round on show; it joins `performance.acts` with the time it was done. */
  readonly onAct: (act: Json) => void;
  /** The bet being built changed; null when no chip stands. */
  readonly onDraft: (bet: Json | null) => void;
  /** Remembers over visits; the fields of an object join those remembered before. */
  readonly onHabits: (habits: Json) => void;
  readonly onCue: (name: string) => void;
  /** Opens rules and odds. */
  readonly onRules: () => void;
  /** Tells the player why a tap did nothing, for a moment. */
  readonly onNotice: (text: string) => void;
  /** Ends a celebration early. */
  readonly onSkip: () => void;
}

/** What a game lays over the stage's free area in DOM: a figure that is read, a surface that is touched. */
export interface OverProps {
  readonly translate: Translate;
  readonly formatAmount: (amount: Centavos) => string;
  readonly phase: BoardPhase;
  readonly events: readonly Json[];
  /** The round on show; null while there is none. */
  readonly performance: RoundPlayback | null;
  readonly clock: Clock;
  readonly reducedMotion: boolean;
  readonly hand: Hand;
  readonly onAct: (act: Json) => void;
  readonly onCue: (name: string, options?: { readonly volume?: number; readonly rate?: number }) => void;
}

/** A bet in a round that many share. */
export interface Ticket {
  readonly ticketId: string;
  /** The panel it was bet from, 0 or 1. */
  readonly panel: number;
  /** The round it rides in. */
  readonly roundNumber: number;
  /** Wire form, with what has been cashed out so far. */
  readonly bet: Json;
  readonly stakeCentavos: Centavos;
  readonly payoutCentavos: Centavos;
  /** open: its round has not run yet, or runs; settled: paid or lost; takenBack: the stake came back. */
  readonly state: 'open' | 'settled' | 'takenBack';
}

/** Where a shared round stands. `joining`: no table is known yet. */
export type TablePhase = 'joining' | 'betting' | 'running' | 'result';

/** Why a cash-out came to nothing: it was received after the round had ended. Times in ms of the run. */
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

/** Somebody's bet in the round on show, as everybody sees it. */
export interface TableBet {
  readonly seat: number;
  /** Shortened by the server: no name can be told from it. */
  readonly name: string;
  readonly stakeCentavos: Centavos;
  /** Decimal text such as "2.38"; null while the bet rides, and when it was lost. */
  readonly multiplier: string | null;
  /** What was backed, in wire form. */
  readonly bet: Json;
  readonly mine: boolean;
}

/** What the board of a shared game gets. The round itself comes as events, its own bets as tickets. */
export interface SharedBoardProps
  extends Pick<
    BoardProps,
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
  /** Runs in step with the table; `performance.startedAtMs` is when betting opened. */
  readonly clock: Clock;
  readonly performance: RoundPlayback | null;
  readonly roundNumber: number | null;
  /** Everybody's bets in this round; `aboard` counts all of them even where the list is cut. */
  readonly bets: readonly TableBet[];
  readonly aboard: number;
  /** The player's own, of this round and the next, newest last. */
  readonly tickets: readonly Ticket[];
  /** A tap that came too late in this round. */
  readonly late: LateTap | null;
  /** A bet that came too late for this round, in a game whose bets fit one round alone. */
  readonly missed: MissedBet | null;
  /** Panels whose request is on its way. */
  readonly busy: readonly number[];
  /** Panels whose auto-bet is on, and how many rounds each has left. */
  readonly auto: readonly (AutoRun | null)[];
  /** Bets in this round while betting is open, else in the next one. */
  readonly onJoin: (panel: number, bet: Json, stakeCentavos: Centavos) => void;
  readonly onTakeBack: (ticketId: string) => void;
  readonly onCashOut: (ticketId: string, part: 'all' | 'half') => void;
  readonly onAuto: (panel: number, bet: Json, stakeCentavos: Centavos) => void;
  readonly onAutoStop: (panel: number) => void;
  /** Opens the check of the round on show, once it is over. */
  readonly onCheck: () => void;
}

/** A game's sounds: one rendered sprite and where each cue lies in it. */
export interface SoundModule {
  /** Newest codec first. */
  readonly sources: readonly string[];
  /** Offset and length of each cue in ms. */
  readonly sprite: Readonly<Record<string, readonly [offsetMs: number, lengthMs: number]>>;
}

/** A settled round in words and marks, for history, replay and check. */
export interface RoundViewProps {
  readonly translate: Translate;
  readonly formatAmount: (amount: Centavos) => string;
  readonly round: {
    readonly bet: Json;
    readonly outcome: Json;
    readonly events: readonly Json[];
  };
}

/** A win for people: what it pays in all, as in "210", and its chance in percent. Both cut, never rounded up. */
export interface WinExample {
  readonly pays: string;
  readonly percent: string;
}

/** What every board's chunk has, however its rounds are played. */
interface BoardParts {
  /** DOM over the stage, where the game has any. */
  readonly Over?: ComponentType<OverProps>;
  /** The round in DOM for a device that shows no scene; without it the host shows the outcome alone. */
  readonly Plain?: ComponentType<OverProps>;
  /** The outcome alone, small enough for a row of many; it names itself to screen readers. */
  readonly OutcomeMark: ComponentType<Pick<RoundViewProps, 'translate'> & { readonly outcome: Json }>;
  /** What was backed, line by line, with what each line returned. */
  readonly BetLines: ComponentType<RoundViewProps>;
  /** Rules, paytable and odds. */
  readonly Rules: ComponentType<Pick<RoundViewProps, 'translate'>>;
  /** What won most in a round, for the line under a large win; null when nothing won. */
  headline(view: RoundViewProps): string | null;
  /** The result stands at the foot of the scene; what decides it is shown at the top there. */
  readonly resultAtFoot?: boolean;
  /** What returns in the long run, in percent, cut to two decimals: "97.22". */
  readonly returnPercent: string;
  /** Wins from a small one to the largest there is, for who has not opened the game yet. */
  readonly examples: readonly WinExample[];
  /** The least that this board can stake. */
  readonly stakeMinCentavos: Centavos;
}

/** Everything of a game that is DOM, in one chunk. */
export interface BoardModule extends BoardParts {
  readonly Board: ComponentType<BoardProps>;
}

/** The same for a game whose rounds are shared. */
export interface SharedBoardModule extends BoardParts {
  readonly Board: ComponentType<SharedBoardProps>;
  /**
   * The same bet for a round that takes bets and has told these events, where bets fit the round they were made
   * for alone; null where it cannot be made there. Without this a bet fits every round, also before it opens.
   */
  betIn?(bet: Json, events: readonly Json[]): Json | null;
}

/** A cell of the gallery: a moment of the game that can be shown on its own. */
export interface Moment {
  readonly name: string;
  readonly bet: Json | null;
  readonly events: readonly Json[];
  /** The time to freeze at, counted from the start of the performance. */
  readonly atMs: number;
  readonly waiting?: boolean;
  /** What the player had done by then, and what the hand held. */
  readonly acts?: readonly Json[];
  readonly hand?: Json;
}

/** What can be put on stage and shown in the gallery. */
export interface StageCard extends Pick<GameManifest, 'name' | 'usualBet'> {
  scene(): Promise<SceneModule>;
  sound(): Promise<SoundModule>;
  /** Strings for one of the product's languages; falls back to enPH. */
  words(language: string): Promise<Readonly<Record<string, string>>>;
  moments(): Promise<readonly Moment[]>;
}

/** A game whose every bet is a round of its own. */
export interface InstantCard extends StageCard, GameManifest {
  readonly shared?: false;
  board(): Promise<BoardModule>;
}

/** A game whose rounds run for everybody at once. */
export interface SharedCard extends StageCard, GameManifest {
  readonly shared: true;
  board(): Promise<SharedBoardModule>;
}

export type GameCard = InstantCard | SharedCard;

/** What a loyalty game has in DOM; the page it stands on builds the rest. */
export interface LoyaltyBoardModule extends Pick<BoardParts, 'OutcomeMark'> {
  /** Every prize with its chance, to be published beside the stage; `won` is the outcome on show. */
  readonly Odds: ComponentType<
    Pick<RoundViewProps, 'translate' | 'formatAmount'> & { readonly won: Json | null }
  >;
  /** What an outcome pays, in the player's words; null for something that is no outcome. */
  prizeText(view: Pick<RoundViewProps, 'translate' | 'formatAmount'>, outcome: Json): string | null;
}

/** A game that costs loyalty points. It is no game of the lobby: a page of its own opens it. */
export interface LoyaltyCard extends StageCard, LoyaltyManifest {
  board(): Promise<LoyaltyBoardModule>;
}

export type { Tuning };
