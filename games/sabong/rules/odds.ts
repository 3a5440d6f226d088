import type { Odds } from '../../kit/rules/rules';
import { MATCHUPS, matchupOf, NUMBERS, type Side } from './matchups';

/** A mirrored card has the odds of the card it mirrors, with the sides exchanged. */
const FAVOURED = 4;

/** The line of the odds for a side of a card: "even", "draw", or which favourite or underdog it is. */
export function oddsKey(card: number, side: Side): string {
  if (side === 'draw') return 'draw';
  if (card === 0) return 'even';
  const isMirror = card > FAVOURED;
  const row = isMirror ? card - FAVOURED : card;
  return (side === 'meron') === isMirror ? `underdog${row}` : `favourite${row}`;
}

/** How many of 1000 contests pay what on a side. A draw returns the stakes on both birds. */
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

/** The published odds; the laws check them by counting all 1000 numbers of each card. */
export const odds: readonly Odds[] = [
  line(0, 'meron'),
  ...MATCHUPS.slice(1, FAVOURED + 1).flatMap((_, index) => [
    line(index + 1, 'meron'),
    line(index + 1, 'wala'),
  ]),
  line(0, 'draw'),
];

/** The RTP of a side of a card, as an exact fraction. */
export function returnOf(
  card: number,
  side: Side,
): { readonly numerator: bigint; readonly denominator: bigint } {
  // Every multiplier here is in hundredths.
  const numerator = waysOf(card, side).reduce(
    (sum, { count, pays }) => sum + BigInt(count) * ((pays.numerator * 100n) / pays.denominator),
    0n,
  );
  return { numerator, denominator: BigInt(NUMBERS) * 100n };
}
