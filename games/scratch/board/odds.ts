import { losingFillings, losingFillingsWithPair } from '../rules/fillings';
import { CARD_COUNT, type Motif, odds, PRIZES } from '../rules/prizes';

/** One prize, for display: both figures truncated, never rounded up. */
export interface PrizeText {
  readonly motif: Motif;
  /** "10,000" */
  readonly pays: string;
  readonly cards: string;
  /** "0.0002" */
  readonly percent: string;
}

/** Hundredths as two decimals: 9700 is "97.00". */
function twoDecimals(hundredths: bigint): string {
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}

/** A share in percent with two decimals, truncated and never rounded up. */
function percentText(part: number, whole: number): string {
  return twoDecimals((BigInt(part) * 10_000n) / BigInt(whole));
}

const grouped = (number: number): string => number.toLocaleString('en');

/** A share of all cards in percent, truncated to this many decimals, without trailing zeros. */
function percentOf(cards: number, decimals: number): string {
  const unit = 10 ** decimals;
  const whole = Math.floor((cards * 100 * unit) / CARD_COUNT);
  return String(whole / unit);
}

export const paysText = (motif: Motif): string => grouped(PRIZES[motif]?.pays ?? 0);

/** The prizes from the top, each with its exact chance. */
export const prizes: readonly PrizeText[] = PRIZES.map(({ cards }, index) => {
  const motif = index as Motif;
  return {
    motif,
    pays: paysText(motif),
    cards: grouped(cards),
    percent: percentOf(cards, 4),
  };
});

const cardsPaying = (least: number): number =>
  PRIZES.filter(({ pays }) => pays >= least).reduce((sum, { cards }) => sum + cards, 0);

/** How many cards of a hundred win any prize, and how many win more than the price. */
export const anyPercent = percentOf(cardsPaying(1), 2);
export const overPercent = percentOf(cardsPaying(2), 2);
export const nonePercent = percentOf(CARD_COUNT - cardsPaying(1), 2);

/**
 * How many of a hundred cards without a prize show the top prize's motif twice; the same for every motif, because all
 * fillings of such a card are equally likely.
 */
export const pairPercent = (): string => percentText(losingFillingsWithPair(), losingFillings());

/** The RTP of a ticket in percent, with two decimals. */
export const returnPercent = (() => {
  const [line] = odds;
  let hundredths = 0n;
  for (const { count, pays } of line?.ways ?? []) {
    hundredths += (BigInt(count) * pays.numerator * 10_000n) / pays.denominator;
  }
  return twoDecimals(hundredths / BigInt(CARD_COUNT));
})();

/** The same without zero decimals: "97". */
export const shortReturn = returnPercent.replace(/\.?0+$/, '');
