import { type Below, type Fraction, type InstantEngine, type Played, soleOf } from './engine';

export const BALLS = 75;
export const DRAWN = 40;
const SIDE = 5;
const CENTRE = 12;
const PER_COLUMN = 15;

/**
 * Payout per number of full lines, as a multiple of the stake; the last one applies to all higher numbers. All
 * twelve lines are a full card.
 */
export const PAYS: readonly number[] = [0, 1, 2, 8, 30, 100, 300, 1_000, 1_000, 1_000, 1_000, 1_000, 5_000];

/** The cells of each line, as a bit mask: rows, columns, diagonals. */
export const LINES: readonly number[] = (() => {
  const side = Array.from({ length: SIDE }, (_, index) => index);
  const maskOf = (cells: readonly number[]) => cells.reduce((mask, cell) => mask | (1 << cell), 0);
  return [
    ...side.map((row) => maskOf(side.map((column) => row * SIDE + column))),
    ...side.map((column) => maskOf(side.map((row) => row * SIDE + column))),
    maskOf(side.map((index) => index * SIDE + index)),
    maskOf(side.map((index) => index * SIDE + SIDE - 1 - index)),
  ];
})();

const linesIn = (mask: number): number => LINES.filter((line) => (mask & line) === line).length;

/** That many different numbers from `first` on, in the order they were drawn. */
function draw(count: number, first: number, size: number, below: Below): number[] {
  const all = Array.from({ length: size }, (_, index) => first + index);
  return Array.from({ length: count }, () => all.splice(below(all.length), 1)[0] ?? 0);
}

export function playBingo(stakeCentavos: number, below: Below): Played {
  const columns = Array.from({ length: SIDE }, (_, column) =>
    draw(SIDE, column * PER_COLUMN + 1, PER_COLUMN, below),
  );
  /** Row by row; the free cell in the middle is 0. */
  const card = Array.from({ length: SIDE * SIDE }, (_, cell) =>
    cell === CENTRE ? 0 : (columns[cell % SIDE]?.[Math.floor(cell / SIDE)] ?? 0),
  );
  const balls = draw(DRAWN, 1, BALLS, below);
  const mask = card.reduce(
    (marked, number, cell) => (number === 0 || balls.includes(number) ? marked | (1 << cell) : marked),
    0,
  );
  const lines = linesIn(mask);
  const times = PAYS[lines] ?? 0;
  const full = LINES.flatMap((line, index) => ((mask & line) === line ? [index] : []));
  return { payoutCentavos: stakeCentavos * times, outcome: { card, balls, lines: full, times } };
}

export const bingo: InstantEngine = {
  stakesCentavos: [100, 200, 500, 1_000, 2_000, 5_000],
  play: (stakeCentavos, choice, below) => (soleOf(choice) === 0 ? playBingo(stakeCentavos, below) : null),
};

const choose = (n: bigint, k: bigint): bigint => {
  if (k < 0n || k > n) return 0n;
  let ways = 1n;
  for (let index = 0n; index < k; index += 1n) ways = (ways * (n - index)) / (index + 1n);
  return ways;
};

/**
 * Exact, by iterating over every set of the 24 numbers that can be marked: sets of one size are equally likely.
 */
export function bingoReturn(): Fraction {
  const cells = Array.from({ length: SIDE * SIDE }, (_, cell) => cell).filter((cell) => cell !== CENTRE);
  const sums = new Array<number>(cells.length + 1).fill(0);
  const lines = LINES.map((line) => line & ~(1 << CENTRE));
  // A set is a 24-bit number: the cells below the centre, and those above it shifted down by one.
  const packed = lines.map((line) => (line & 0xfff) | ((line >> (CENTRE + 1)) << CENTRE));
  const last = 2 ** cells.length;
  const bits = new Uint8Array(4096);
  for (let set = 1; set < 4096; set += 1) bits[set] = (bits[set >> 1] ?? 0) + (set & 1);
  for (let set = 0; set < last; set += 1) {
    let full = 0;
    for (const line of packed) if ((set & line) === line) full += 1;
    if (full === 0) continue;
    const size = (bits[set & 0xfff] ?? 0) + (bits[set >> 12] ?? 0);
    sums[size] = (sums[size] ?? 0) + (PAYS[full] ?? 0);
  }
  const others = BigInt(BALLS - cells.length);
  const over = sums.reduce(
    (sum, pays, size) => sum + BigInt(pays) * choose(others, BigInt(DRAWN - size)),
    0n,
  );
  return { over, under: choose(BigInt(BALLS), BigInt(DRAWN)) };
}
