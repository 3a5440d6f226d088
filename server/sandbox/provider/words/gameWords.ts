import type { GameKind } from '../../../domains/catalogue/seeded';
import type { HandName } from '../engines/poker';

/** All text of a game's page. `{…}` is replaced when it is shown. */
export interface GameWords {
  readonly balance: string;
  readonly bet: string;
  readonly win: string;
  readonly lower: string;
  readonly raise: string;
  readonly payTable: string;
  readonly back: string;
  readonly tryAgain: string;
  readonly leave: string;
  readonly opening: string;
  readonly yourBet: string;
  /** Labels of the main button. */
  readonly play: Readonly<Record<GameKind, string>>;
  readonly rules: Readonly<Record<GameKind, string>>;
  readonly returned: string;
  readonly wild: string;
  readonly bigWin: string;
  readonly megaWin: string;
  readonly missed: string;
  readonly shuffling: string;
  readonly player: string;
  readonly banker: string;
  readonly tie: string;
  readonly playerWins: string;
  readonly bankerWins: string;
  readonly buying: string;
  readonly balls: string;
  readonly free: string;
  readonly lines: string;
  readonly fullCard: string;
  /** Names of the kinds of games. */
  readonly games: Readonly<Record<GameKind, string>>;
  readonly randomOnly: string;
  readonly bestPlay: string;
  readonly rtp: string;
  readonly contest: string;
  readonly drawn: string;
  readonly sideWins: string;
  readonly red: string;
  readonly black: string;
  readonly green: string;
  readonly odd: string;
  readonly even: string;
  readonly number: string;
  readonly small: string;
  readonly big: string;
  readonly anyTriple: string;
  readonly total: string;
  readonly triple: string;
  readonly face: string;
  readonly hit: string;
  readonly stand: string;
  readonly double: string;
  readonly dealer: string;
  readonly you: string;
  readonly bust: string;
  readonly push: string;
  readonly youWin: string;
  readonly dealerWins: string;
  readonly hold: string;
  readonly replace: string;
  readonly pick: string;
  readonly quick: string;
  readonly clear: string;
  readonly hits: string;
  readonly picks: string;
  readonly yourTurn: string;
  readonly won: string;
  readonly lost: string;
  readonly gotBack: string;
  readonly soundOn: string;
  readonly soundOff: string;
  readonly card: string;
  readonly suits: Readonly<Record<'spades' | 'hearts' | 'clubs' | 'diamonds', string>>;
  readonly ranks: Readonly<Record<'ace' | 'jack' | 'queen' | 'king', string>>;
  readonly hands: Readonly<Record<HandName, string>>;
  readonly refused: Readonly<Record<Refused, string>>;
}

/** Refusals by their code, as the wallet and the game's own server number them. */
export const REFUSED = {
  balance: ['42200'],
  stake: ['40001'],
  excluded: ['40303'],
  resting: ['40304'],
  limit: ['42204', '42205', '42206'],
  check: ['40305'],
  over: ['401', '40104'],
  closed: ['40300', '40301', '40005'],
  busy: ['42900'],
  away: ['600'],
  other: [],
} as const;

export type Refused = keyof typeof REFUSED;
