/** A whole number from 0 up to but not including `n`, each equally likely. */
export type Below = (n: number) => number;

/** What came of one round. All money is whole centavos. */
export interface Played {
  readonly payoutCentavos: number;
  /** What the page shows; it decides nothing. */
  readonly outcome: unknown;
}

/** One kind of machine: it decides rounds and knows nothing of players, wallets or pages. */
export interface Engine {
  /** Stakes a player may choose; its arithmetic is exact for each. */
  readonly stakesCentavos: readonly number[];
  /** Null for a choice that its table does not have. */
  readonly play: (stakeCentavos: number, choice: number, below: Below) => Played | null;
}

/** An exact fraction. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** In percent to so many decimals, cut off, for showing. */
export function percent({ over, under }: Fraction, decimals = 2): string {
  const scaled = (over * 10n ** BigInt(decimals + 2)) / under;
  const digits = scaled.toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}%`;
}
