import type { Odds } from '../../kit/rules/rules';
import { MATCHUPS, matchupOf, NUMBERS, type Side } from './matchups';

/** A mirrored card has the odds of the card it mirrors, with the sides exchanged. */
const FAVOURED = 4;

/** The line of the odds a side of a card has: "even", "draw", or which favourite or underdog it is. */
export function oddsKey(card: number, side: Side): string {
  if (side === 'draw') return 'draw';
  if (card === 0) return 'even';
  const isMirror = card > FAVOURED;
  const row = isMirror ? card - FAVOURED : card;
  return (side === 'meron') === isMirror ? `underdog${row}` : `favourite${row}`;
}

/** How often a side returns what, of 1000 contests. A draw gives the stakes on both birds back. */
export function waysOf(card: number, side: Side): Odds['ways'] {
  const { ways, pays } = matchupOf(card);
  const won = { count: ways[side], pays: pays[side] };
  return side === 'draw' ? [won] : [won, { count: ways.draw, pays: { numerator: 1n, denominator: 1n } }];
}

const line = (card: number, side: Side): Odds => ({
  key: oddsKey(card, side),
  ways: waysOf(card, side),
  outcomes: NUMBERS,
});

/** The published odds; the laws count all 1000 numbers of each card against them. */
export const odds: readonly Odds[] = [
  line(0, 'meron'),
  ...MATCHUPS.slice(1, FAVOURED + 1).flatMap((_, index) => [
    line(index + 1, 'meron'),
    line(index + 1, 'wala'),
  ]),
  line(0, 'draw'),
];

/** What a side of a card returns in the long run, as an exact fraction of what was staked. */
export function returnOf(
  card: number,
  side: Side,
): { readonly numerator: bigint; readonly denominator: bigint } {
  // Every pay here is in hundredths.
  const numerator = waysOf(card, side).reduce(
    (sum, { count, pays }) => sum + BigInt(count) * ((pays.numerator * 100n) / pays.denominator),
    0n,
  );
  return { numerator, denominator: BigInt(NUMBERS) * 100n };
}
