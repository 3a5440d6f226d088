/**
 * How many provably fair draws a core makes: the draw itself against node:crypto's HMAC one at a time, with
 * the same messages and the same bytes; and whole rounds of a game against a tight loop of xoshiro128**, as a
 * simulation without fairness would use. CPU time of this thread, interleaved slices.
 */
import { createHmac } from 'node:crypto';
import { rulebook } from '../../games/allGames';
import { drawsOf } from '../../games/kit/rules/draw';
import { parseBet } from '../../games/kit/rules/round';
import { judge } from '../lib/judge';
import { compare, spreadText } from '../lib/slices';

const TURNS = 31;
const SLICE = 20_000;

const GOAL_DRAWS = 1;
const GOAL_ROUNDS = 0.07;

const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => index * 7 + 1);
const clientSeed = 'bench';
const draws = drawsOf({ serverSeed, clientSeed });

/**
 * A slice of rounds, from `first` on; it returns a sum of the results, so that the work cannot be optimized
 * away.
 */
interface Slice {
  readonly units: number;
  readonly run: (first: number, units: number) => number;
}

/** The first word of the stream, read in the same way on both sides. */
const ours: Slice = {
  units: SLICE,
  run: (first, units) => {
    let sum = 0;
    for (let nonce = first; nonce < first + units; nonce += 1) {
      sum += draws('ring', nonce).uniform(2 ** 32);
    }
    return sum;
  },
};
const nodes: Slice = {
  units: SLICE,
  run: (first, units) => {
    let sum = 0;
    for (let nonce = first; nonce < first + units; nonce += 1) {
      sum += createHmac('sha256', serverSeed)
        .update(`v1:ring:${clientSeed}:${nonce}:0`)
        .digest()
        .readUInt32BE(0);
    }
    return sum;
  },
};

const rules = rulebook.ring;
const bet = parseBet(rules, { positions: [{ color: 'blue', stake: '10.00' }] });
if (bet === null) throw new Error('the ring refuses its own bet');

const fair: Slice = {
  units: SLICE,
  run: (first, units) => {
    let paid = 0;
    for (let nonce = first; nonce < first + units; nonce += 1) {
      const outcome = rules.draw(draws('ring', nonce), bet.inside as never);
      paid += Number(rules.settle(bet.inside as never, outcome).payoutCentavos);
    }
    return paid;
  },
};

/** The xoshiro128** generator of Blackman and Vigna. */
function xoshiro(): () => number {
  let [a, b, c, d] = [1, 2, 3, 4];
  return () => {
    const word = Math.imul(b, 5);
    const result = Math.imul((word << 7) | (word >>> 25), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = (d << 11) | (d >>> 21);
    return result;
  };
}
const word = xoshiro();
const tight: Slice = {
  units: SLICE,
  run: (_, units) => {
    let paid = 0;
    for (let round = 0; round < units; round += 1) {
      const outcome = word() % 200;
      paid += Number(rules.settle(bet.inside as never, outcome).payoutCentavos);
    }
    return paid;
  },
};

let wrong = 0;

/** Measures both on the same rounds, in interleaved slices; with `isSame` their results must be equal. */
async function figure(name: string, subject: Slice, reference: Slice, goal: number, isSame: boolean) {
  const given: [number, number] = [0, 0];
  const contender = ({ units, run }: Slice, side: 0 | 1) => {
    let first = 0;
    return {
      measure: async () => {
        const before = process.cpuUsage();
        given[side] += run(first, units);
        const { user, system } = process.cpuUsage(before);
        first += units;
        return { us: (user + system) / units };
      },
    };
  };
  for (const { units, run } of [subject, reference]) run(0, units);
  const { us } = await compare(contender(subject, 0), contender(reference, 1), TURNS, ['us']);
  const times = us.reference.median / us.subject.median;
  if (isSame && given[0] !== given[1]) wrong += 1;
  console.log(`${name}  ${spreadText(us.subject, 2)} us against ${spreadText(us.reference, 2)} us`);
  console.log(
    `          ${times.toFixed(2)} x as fast; goal ${goal}: ${judge('draws', `${name.trim()}, times as fast`, times, goal, { isLeast: true })}`,
  );
}

console.log(`CPU per unit, median (middle half) of ${TURNS} interleaved slices of ${SLICE} units each`);
await figure('a draw  ', ours, nodes, GOAL_DRAWS, true);
await figure('a round ', fair, tight, GOAL_ROUNDS, false);
console.log(`self-check: the draw gives node:crypto's bytes${wrong === 0 ? '' : ': WRONG'}`);
process.exitCode = wrong === 0 ? 0 : 1;
