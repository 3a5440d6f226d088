/**
 * True in `npm run soak -- whole`, which runs at full size the tests of which `npm test` runs a selection. The selections
 * are the same in every run.
 */
export const isWhole = process.env.TEST_SIZE === 'whole';

/**
 * All orders of a list in the soak. In every run those in which each entry stands at each place as often as any other, and
 * directly behind each of the others: 20 of the 120 of five.
 */
export function ordersOf<T>(list: readonly T[]): T[][] {
  return isWhole ? allOrders(list) : balancedOrders(list);
}

const allOrders = <T>(list: readonly T[]): T[][] =>
  list.length <= 1
    ? [[...list]]
    : list.flatMap((first, at) => allOrders(list.toSpliced(at, 1)).map((rest) => [first, ...rest]));

/** From each start with each step, around the list; only a prime length reaches all entries with every step. */
const balancedOrders = <T>(list: readonly T[]): T[][] =>
  list
    .slice(1)
    .flatMap((_, step) =>
      list.map((_, start) => list.map((_, at) => list[(start + at * (step + 1)) % list.length] as T)),
    );
