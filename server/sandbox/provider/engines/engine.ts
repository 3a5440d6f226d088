/** Returns a random integer from 0 up to but not including `n`. */
export type Below = (n: number) => number;

/** What the player has chosen: the number of one bet option, or several numbers, as in keno. */
export type Choice = readonly number[];

/** The result of one round. All money is whole centavos. */
export interface Played {
  readonly payoutCentavos: number;
  /** Data for the view. */
  readonly outcome: unknown;
}

/** A round that waits for the player's decision. */
export interface Pending {
  /** Data for the view; nothing in it that the player may not know yet. */
  readonly outcome: unknown;
  /** What a decision adds to the stake, in centavos; null for a decision that the player does not have. */
  readonly addedCentavos: (decision: Choice) => number | null;
  readonly decide: (decision: Choice) => Turn;
  /** The decision taken for a player who has left. It ends the round. */
  readonly absent: Choice;
}

export type Turn = Played | Pending;

export const isOver = (turn: Turn): turn is Played => 'payoutCentavos' in turn;

/** The rules of one kind of game: draws rounds, independent of players, wallets and pages. */
export interface Engine {
  /** The stakes a player may choose; payouts are whole centavos for each. */
  readonly stakesCentavos: readonly number[];
  /** Null for a bet option that the game does not have. */
  readonly play: (stakeCentavos: number, choice: Choice, below: Below) => Turn | null;
}

/** The rules of a game in which every round ends at once. */
export interface InstantEngine extends Engine {
  readonly play: (stakeCentavos: number, choice: Choice, below: Below) => Played | null;
}

/** The option of games with one bet a round; NaN for anything else. */
export const soleOf = (choice: Choice): number =>
  choice.length === 1 ? (choice[0] ?? Number.NaN) : Number.NaN;

/** An exact fraction. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** Percentage truncated to that many decimals, for display. */
export function percent({ over, under }: Fraction, decimals = 2): string {
  const scaled = (over * 10n ** BigInt(decimals + 2)) / under;
  const digits = scaled.toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}%`;
}
