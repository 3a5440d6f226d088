/**
 * Runs work for every item, at most `width` at a time: the server refuses calls that wait too long, so more
 * at once would test the machine. Gives the results in order.
 */
export async function inWaves<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += width) {
    const wave = items.slice(from, from + width);
    results.push(...(await Promise.all(wave.map((item, place) => work(item, from + place)))));
  }
  return results;
}
