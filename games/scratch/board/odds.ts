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

/** The RTP of a ticket in percent, with two decimals. */
export const returnPercent = (() => {
  const [line] = odds;
  let hundredths = 0n;
  for (const { count, pays } of line?.ways ?? []) {
    hundredths += (BigInt(count) * pays.numerator * 10_000n) / pays.denominator;
  }
  const cut = hundredths / BigInt(CARD_COUNT);
  return `${cut / 100n}.${(cut % 100n).toString().padStart(2, '0')}`;
})();

/** The same without zero decimals: "97". */
export const shortReturn = returnPercent.replace(/\.?0+$/, '');
