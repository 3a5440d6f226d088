/**
 * Lotto worked out from its published rules alone: times, the tree of tickets, numbers and payouts. Shares no code with what
 * it checks.
 */
import { createHash, createHmac } from 'node:crypto';

/** A line as the leaf of its ticket has it; the stake is pesos with two decimals. */
export interface HandLine {
  readonly game: '2D' | '3D';
  readonly numbers: readonly number[];
  readonly order: 'straight' | 'any';
  readonly stake: string;
}

export interface HandTicket {
  readonly ticketId: string;
  readonly salt: string;
  readonly lines: readonly HandLine[];
}

export interface HandNumbers {
  readonly twoD: readonly number[];
  readonly threeD: readonly number[];
}

const sha = (...parts: readonly Uint8Array[]): Buffer =>
  createHash('sha256').update(Buffer.concat(parts)).digest();

const DAY_S = 86_400;
const HOUR_S = 3_600;

/** When a draw closes and is drawn, and its number of a beacon, of which the genesis is Unix time in s. */
export function timesByHand(draw: number, genesis: number) {
  const hours = [14, 17, 21][draw % 3] ?? 0;
  const drawsAt = Math.floor(draw / 3) * DAY_S + (hours - 8) * HOUR_S;
  return { closesAt: drawsAt - 900, drawsAt, beaconRound: Math.ceil((drawsAt - genesis) / 3) + 1 };
}

/** In centavos. */
export const stakeByHand = (lines: readonly HandLine[]): number =>
  lines.reduce((sum, { stake }) => sum + Number(stake.replace('.', '')), 0);

/** The root of the tree of a draw's tickets, by RFC 6962. */
export function rootByHand(tickets: readonly HandTicket[]): string {
  const leaves = tickets.map(({ ticketId, salt, lines }, place) => {
    const text = JSON.stringify(
      lines.map(({ game, numbers, order, stake }) => ({ game, numbers, order, stake })),
    );
    return Buffer.from(`${place}:${ticketId}:${stakeByHand(lines)}:${salt}:${text}`);
  });
  return (leaves.length === 0 ? sha() : treeOf(leaves)).toString('hex');
}

function treeOf(leaves: readonly Buffer[]): Buffer {
  const [only] = leaves;
  if (leaves.length === 1 && only !== undefined) return sha(Buffer.from([0]), only);
  let half = 1;
  while (half * 2 < leaves.length) half *= 2;
  return sha(Buffer.from([1]), treeOf(leaves.slice(0, half)), treeOf(leaves.slice(half)));
}

/** What decides a draw; all text is hex. */
export interface HandSource {
  readonly serverSeed: string;
  readonly root: string;
  readonly draw: number;
  readonly chainHash: string;
  readonly beaconRound: number;
  readonly signature: string;
}

export function numbersByHand(source: HandSource): HandNumbers {
  const { serverSeed, root, draw, chainHash, beaconRound, signature } = source;
  const randomness = sha(Buffer.from(signature, 'hex')).toString('hex');
  let words: number[] = [];
  let block = 0;
  const uniform = (n: number): number => {
    for (;;) {
      if (words.length === 0) {
        const bytes = createHmac('sha256', Buffer.from(serverSeed, 'hex'))
          .update(`v2:lotto:${root}:${draw}:${chainHash}/${beaconRound}/${randomness}:${block}`)
          .digest();
        words = Array.from({ length: 8 }, (_, at) => bytes.readUInt32BE(at * 4));
        block += 1;
      }
      const word = words.shift() ?? 0;
      if (word < 2 ** 32 - (2 ** 32 % n)) return word % n;
    }
  };
  const twoD = [uniform(31) + 1, uniform(31) + 1];
  return { twoD, threeD: [uniform(10), uniform(10), uniform(10)] };
}

/** For one peso, in centavos, by game, order and how many different numbers a pick has. */
const PAYS: Readonly<Record<string, number>> = {
  '2D straight 1': 92_256,
  '2D straight 2': 92_256,
  '2D any 2': 46_128,
  '3D straight 1': 96_000,
  '3D straight 2': 96_000,
  '3D straight 3': 96_000,
  '3D any 2': 32_000,
  '3D any 3': 16_000,
};

/** What the lines of a ticket pay, in centavos. */
export const payoutByHand = (lines: readonly HandLine[], drawn: HandNumbers): number =>
  lines.reduce((sum, line) => {
    const numbers = line.game === '2D' ? drawn.twoD : drawn.threeD;
    const inOrder = (list: readonly number[]) => (line.order === 'any' ? list.toSorted() : list).join();
    if (inOrder(line.numbers) !== inOrder(numbers)) return sum;
    const pays = PAYS[`${line.game} ${line.order} ${new Set(line.numbers).size}`] ?? 0;
    return sum + (pays * Number(line.stake.replace('.', ''))) / 100;
  }, 0);
