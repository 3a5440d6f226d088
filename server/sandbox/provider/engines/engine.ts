/** Returns a random integer from 0 up to but not including `n`. */
export type Below = (n: number) => number;

/** The result of one round. All money is whole centavos. */
export interface Played {
  readonly payoutCentavos: number;
  /** Data for the view. */
  readonly outcome: unknown;
}

/** The rules of one kind of game: draws rounds, independent of players, wallets and pages. */
export interface Engine {
  /** The stakes a player may choose; payouts are whole centavos for each. */
  readonly stakesCentavos: readonly number[];
  /** Null for a bet option that the game does not have. */
  readonly play: (stakeCentavos: number, choice: number, below: Below) => Played | null;
}

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
