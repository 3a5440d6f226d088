import { MATCH, PANEL_COUNT } from './card';
import { ALL_MOTIFS } from './prizes';

/** The fillings of a card without a prize: nine panels in order, no motif on three or more of them. */
export const losingFillings = (): number => fillings(PANEL_COUNT, ALL_MOTIFS.length);

/** Those of them that show one given motif exactly twice: its two places, and a filling of the others without it. */
export const losingFillingsWithPair = (): number =>
  choose(PANEL_COUNT, MATCH - 1) * fillings(PANEL_COUNT - (MATCH - 1), ALL_MOTIFS.length - 1);

/** How many ways there are to fill `panels` places in order from `motifs` motifs, each used less than three times. */
function fillings(panels: number, motifs: number): number {
  if (motifs === 0) return panels === 0 ? 1 : 0;
  let ways = 0;
  for (let times = 0; times < MATCH && times <= panels; times += 1)
    ways += choose(panels, times) * fillings(panels - times, motifs - 1);
  return ways;
}

/** The binomial coefficient, for small numbers. */
function choose(from: number, count: number): number {
  let ways = 1;
  for (let step = 1; step <= count; step += 1) ways = (ways * (from - count + step)) / step;
  return ways;
}
