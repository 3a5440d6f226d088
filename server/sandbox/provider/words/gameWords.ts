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
  readonly play: Readonly<Record<'slot' | 'arcade' | 'table' | 'bingo', string>>;
  readonly rules: Readonly<Record<'slot' | 'arcade' | 'table' | 'bingo', string>>;
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
