import type { Draw } from '../../rules/draw';
import { LOTTO_GAMES, type LottoNumbers } from './lines';

/** Reads the numbers of a draw: 2D first. */
export function lottoNumbers(draw: Draw): LottoNumbers {
  const { '2D': two, '3D': three } = LOTTO_GAMES;
  const numberOf = ({ least, most }: typeof two) => draw.uniform(most - least + 1) + least;
  const read = (facts: typeof two) => Array.from({ length: facts.places }, () => numberOf(facts));
  return { twoD: read(two), threeD: read(three) };
}
