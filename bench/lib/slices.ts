/** One implementation to measure: runs a slice of work and returns its cost per unit, by figure. */
export interface Contender<Figure extends string> {
  readonly measure: () => Promise<Readonly<Record<Figure, number>>>;
}

export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** The median and the interquartile range. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

/**
 * Measures two contenders in turns, so that other load on the machine affects both alike; the order
 * alternates. Returns for each figure both costs, and the ratio of each turn.
 */
export async function compare<Figure extends string>(
  subject: Contender<Figure>,
  reference: Contender<Figure>,
  turns: number,
  figures: readonly Figure[],
): Promise<Record<Figure, { subject: Spread; reference: Spread; ratio: Spread }>> {
  const pairs: { subject: Readonly<Record<Figure, number>>; reference: Readonly<Record<Figure, number>> }[] =
    [];
  for (let turn = 0; turn < turns; turn += 1) {
    if (turn % 2 === 0) {
      const first = await subject.measure();
      pairs.push({ subject: first, reference: await reference.measure() });
    } else {
      const first = await reference.measure();
      pairs.push({ subject: await subject.measure(), reference: first });
    }
  }
  const results = figures.map((figure) => [
    figure,
    {
      subject: spreadOf(pairs.map((pair) => pair.subject[figure])),
      reference: spreadOf(pairs.map((pair) => pair.reference[figure])),
      ratio: spreadOf(pairs.map((pair) => pair.subject[figure] / pair.reference[figure])),
    },
  ]);
  return Object.fromEntries(results);
}

export const spreadText = ({ median, low, high }: Spread, digits: number): string =>
  `${median.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`;
