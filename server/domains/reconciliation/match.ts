import type { End, OurItem, TheirItem } from './items';

/** Two items of one amount that are not further apart may be the same payment. */
const NEAR_MS = 15 * 60_000;

export type How = 'reference' | 'channelId' | 'hand';

/** One payment that both sides have. */
export interface Pair {
  readonly how: How;
  readonly ours: OurItem;
  readonly theirs: TheirItem;
}

/** Two items that may belong together. A person decides: nothing is paired by a likeness. */
export interface Suggestion {
  readonly ours: string;
  readonly theirs: string;
  /** `amount`: one reference, two amounts, which is never a pair. `near`: one amount, and little time between. */
  readonly why: 'amount' | 'near';
  /** From ours to theirs. */
  readonly apartMs: number;
}

export interface Matching {
  readonly pairs: readonly Pair[];
  readonly onlyOurs: readonly OurItem[];
  readonly onlyTheirs: readonly TheirItem[];
  readonly suggestions: readonly Suggestion[];
}

/**
 * Matches what we have with what the channels say: by our reference first, then by the channel's id, then what two
 * people have paired by hand. Both halves of a pair have one channel and one amount, so that the matched sum is the same
 * on both sides.
 */
export function matchItems(
  ours: readonly OurItem[],
  theirs: readonly TheirItem[],
  ends: readonly Pick<End, 'side' | 'item' | 'outcome' | 'because'>[],
): Matching {
  const openOurs = new Map(ours.map((one) => [one.item, one]));
  const openTheirs = new Map(theirs.map((one) => [one.item, one]));
  const pairs: Pair[] = [];
  const pair = (how: How, our: OurItem | undefined, their: TheirItem) => {
    if (our === undefined || our.channel !== their.channel || our.amount !== their.amount) return;
    pairs.push({ how, ours: our, theirs: their });
    openOurs.delete(our.item);
    openTheirs.delete(their.item);
  };
  // A payment that the bank has taken back has the reference of the payment, and the other sign.
  const keyOf = (id: string | null, { channel, amount }: OurItem | TheirItem) =>
    `${channel} ${id} ${amount < 0n ? 'out' : 'in'}`;
  const ids = [
    ['reference', (one: OurItem | TheirItem) => one.reference],
    ['channelId', (one: OurItem | TheirItem) => one.channelId],
  ] as const;
  for (const [how, idOf] of ids) {
    const byId = new Map([...openOurs.values()].map((one) => [keyOf(idOf(one), one), one]));
    for (const their of [...openTheirs.values()]) {
      const our = idOf(their) === null ? undefined : byId.get(keyOf(idOf(their), their));
      if (our !== undefined && openOurs.has(our.item)) pair(how, our, their);
    }
  }
  for (const { side, item, outcome, because } of ends) {
    const their = openTheirs.get(item);
    if (side === 'theirs' && outcome === 'matched' && their !== undefined) {
      pair('hand', openOurs.get(because ?? ''), their);
    }
  }
  const onlyOurs = [...openOurs.values()];
  const onlyTheirs = [...openTheirs.values()];
  return { pairs, onlyOurs, onlyTheirs, suggestions: suggest(onlyOurs, onlyTheirs, ends) };
}

/** The likeliest partner of each item, the closest in time first; what has been decided about is left out. */
function suggest(
  ours: readonly OurItem[],
  theirs: readonly TheirItem[],
  ends: readonly Pick<End, 'side' | 'item'>[],
): Suggestion[] {
  const isDecided = (side: End['side'], item: string) =>
    ends.some((end) => end.side === side && end.item === item);
  const found: Suggestion[] = [];
  for (const our of ours) {
    if (isDecided('ours', our.item)) continue;
    for (const their of theirs) {
      if (isDecided('theirs', their.item) || our.channel !== their.channel) continue;
      const apartMs = their.at.getTime() - our.at.getTime();
      const isNamed =
        our.amount < 0n === their.amount < 0n &&
        (their.reference === our.reference || their.channelId === our.channelId);
      const isNear = our.amount === their.amount && Math.abs(apartMs) <= NEAR_MS;
      if (!isNamed && !isNear) continue;
      const why = our.amount === their.amount ? 'near' : 'amount';
      found.push({ ours: our.item, theirs: their.item, why, apartMs });
    }
  }
  found.sort((a, b) => Math.abs(a.apartMs) - Math.abs(b.apartMs));
  const taken = new Set<string>();
  return found.filter((one) => {
    const [our, their] = [`ours ${one.ours}`, `theirs ${one.theirs}`];
    if (taken.has(our) || taken.has(their)) return false;
    taken.add(our).add(their);
    return true;
  });
}

/** The sum of amounts, in centavos. */
export const sumOf = (items: readonly { readonly amount: bigint }[]): bigint =>
  items.reduce((sum, { amount }) => sum + amount, 0n);
