/** One movement of money, as we have it or as the channel's statement has it. Amounts are centavos. */
interface Movement {
  /** Identifies it on its side: our reference, or the number of the channel's line. */
  readonly item: string;
  /** Null for a transfer of ours whose channel is not known. */
  readonly channel: string | null;
  readonly method: string | null;
  /** Negative for money that went out. */
  readonly amount: bigint;
  readonly at: Date;
  /** The channel's id of the payment. */
  readonly channelId: string | null;
  /** The day on which it happened, where it was carried over from an earlier one; null otherwise. */
  readonly carriedFrom: string | null;
}

export interface OurItem extends Movement {
  /** What channels know it by: the order, the withdrawal, or what was credited by hand. */
  readonly reference: string;
  readonly uid: number;
}

export interface TheirItem extends Movement {
  readonly channel: string;
  readonly method: string;
  readonly channelId: string;
  /** Our reference, where the channel has it. */
  readonly reference: string | null;
}

export type Side = 'ours' | 'theirs';

export type Outcome = 'matched' | 'adjusted' | 'returned' | 'carried';

/** What people have decided about an item that does not match by itself. */
export interface End {
  readonly side: Side;
  readonly item: string;
  readonly outcome: Outcome;
  /** The other half of a pair, the adjustment, or the parked payment that was returned. */
  readonly because: string | null;
  readonly origin: string;
  readonly owner: number | null;
  readonly reason: string;
  readonly setBy: number;
}
