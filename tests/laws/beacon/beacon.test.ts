/** The published examples of draws with a public beacon, and of all that binds a round to it. */
import { describe, expect, it } from 'vitest';
import { sharedGame } from '../../../games/allGames';
import { beaconNumber, randomnessOf } from '../../../games/kit/fairness/beaconNumber';
import { auditPath, leafHash, leafOf, rootFromPath, treeRoot } from '../../../games/kit/fairness/betTree';
import { type LogLine, logBreak, logHash, nextLine } from '../../../games/kit/fairness/log';
import {
  type BeaconNetwork,
  boundRound,
  chainHashOf,
  QUICKNET,
  roundTimeMs,
} from '../../../games/kit/fairness/network';
import { isBeaconSignature } from '../../../games/kit/fairness/signature';
import { commitmentOf, createDraw, seedFromHex } from '../../../games/kit/rules/draw';
import { centavos } from '../../../games/kit/rules/money';
import { postedIn } from '../../../games/kit/rules/shared';
import { walkChain } from '../../../workers/verify/chain';
import vectors from './beaconVectors.json';

const networkOf = (name: string): BeaconNetwork => {
  const facts = vectors.networks[name as keyof typeof vectors.networks];
  return {
    id: facts.beaconId,
    chainHash: facts.chainHash,
    publicKey: facts.publicKey,
    groupHash: facts.groupHash,
    genesisMs: facts.genesis * 1_000,
    periodMs: facts.period * 1_000,
  };
};

const numberOf = ({ network, round }: { network: string; round: number }) => {
  const known = vectors.beacons.find((one) => one.network === network && one.round === round);
  if (known === undefined) throw new Error(`there is no example of ${network} ${round}`);
  return beaconNumber(networkOf(network), round, known.signature);
};

describe('the beacon', () => {
  it('quicknet has the published facts', () => {
    expect(QUICKNET).toEqual(networkOf('quicknet'));
  });

  it.each(Object.keys(vectors.networks))('%s has the chain hash that its facts give', (name) => {
    const { chainHash, ...facts } = networkOf(name);
    expect(chainHashOf(facts)).toBe(chainHash);
    expect(chainHashOf({ ...facts, periodMs: facts.periodMs + 1_000 })).not.toBe(chainHash);
  });

  it.each(vectors.beacons)('$network $round is signed, and gives its number', (beacon) => {
    const network = networkOf(beacon.network);
    expect(isBeaconSignature(network, beacon.round, beacon.signature)).toBe(true);
    expect(randomnessOf(beacon.signature)).toBe(beacon.randomness);
    expect(roundTimeMs(network, beacon.round)).toBe(beacon.timeMs);
  });

  it.each(vectors.refused)('refuses a signature: $why', ({ network, round, signature }) => {
    expect(isBeaconSignature(networkOf(network), round, signature)).toBe(false);
  });

  it.each(['', 'b446', 'x'.repeat(96), 'B44679'.repeat(16)])('refuses the text "%s"', (text) => {
    expect(isBeaconSignature(QUICKNET, 1_000, text)).toBe(false);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 53])('has no round %s', (round) => {
    expect(isBeaconSignature(QUICKNET, round, vectors.beacons[0]?.signature ?? '')).toBe(false);
  });

  it.each(vectors.binding)('binds bets that close at $closesAtMs to round $round', (binding) => {
    expect(boundRound(QUICKNET, binding.closesAtMs, binding.marginMs)).toBe(binding.round);
    expect(roundTimeMs(QUICKNET, binding.round)).toBe(binding.timeMs);
  });
});

describe('draws with a beacon', () => {
  it.each(vectors.rounds)('round $nonce has the published outcomes', (round) => {
    const { chainFrom, chainEnd } = vectors.chain;
    expect(commitmentOf(seedFromHex(round.serverSeed))).toBe(round.commitment);
    expect(walkChain(round.serverSeed, round.nonce - chainFrom + 1)).toBe(chainEnd);
    const source = {
      serverSeed: seedFromHex(round.serverSeed),
      clientSeed: round.clientSeed,
      nonce: round.nonce,
      beacon: numberOf(round.beacon),
    };
    for (const name of ['crash', 'sabong'] as const) {
      const game = sharedGame(name);
      if (game === null) throw new Error(`${name} is no shared game`);
      const posted = postedIn(game, source.serverSeed, source.nonce);
      expect(game.outcome(createDraw(name, source), posted)).toEqual(round[name]);
    }
  });

  it('differ with each part of the beacon', () => {
    const source = { serverSeed: new Uint8Array(32), clientSeed: 'none', nonce: 7 };
    const beacon = numberOf({ network: 'quicknet', round: 1_000 });
    const first = (changed: object) =>
      createDraw('crash', { ...source, beacon: { ...beacon, ...changed } }).bits52();
    const numbers = [
      createDraw('crash', source).bits52(),
      first({}),
      first({ round: 1_001 }),
      first({ chainHash: 'a'.repeat(64) }),
      first({ randomness: 'a'.repeat(64) }),
    ];
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each([{ round: 0 }, { round: 1.5 }, { chainHash: 'A'.repeat(64) }, { randomness: 'a'.repeat(63) }])(
    'refuse a beacon with %j',
    (changed) => {
      const beacon = { ...numberOf({ network: 'quicknet', round: 1_000 }), ...changed };
      const source = { serverSeed: new Uint8Array(32), clientSeed: 'none', nonce: 7, beacon };
      expect(() => createDraw('crash', source)).toThrow(RangeError);
    },
  );

  it('draw the lotto as published', () => {
    const { nonce, serverSeed, clientSeed, beacon, outcome } = vectors.lotto;
    const draw = createDraw('lotto', {
      serverSeed: seedFromHex(serverSeed),
      clientSeed,
      nonce,
      beacon: numberOf(beacon),
    });
    const twoD = [draw.uniform(31) + 1, draw.uniform(31) + 1];
    const threeD = [draw.uniform(10), draw.uniform(10), draw.uniform(10)];
    expect({ twoD, threeD }).toEqual(outcome);
  });
});

describe('the tree of bets', () => {
  const leaves = vectors.tree.tickets.map(leafHash);

  it('has the published leaves and roots', () => {
    expect(leaves).toEqual(vectors.tree.leaves);
    const bet = { cashOuts: [], stake: '50.00', target: '2.00' };
    const salt = '00112233445566778899aabbccddeeff';
    expect(leafOf({ seat: 0, ticketId: '1201', panel: 0, stake: centavos(5_000n), salt, bet })).toBe(
      leaves[0],
    );
    for (const { tickets, root } of vectors.tree.roots) expect(treeRoot(leaves.slice(0, tickets))).toBe(root);
  });

  it('proves each leaf of trees of 1 to 20 leaves, and no other', () => {
    for (let count = 1; count <= 20; count += 1) {
      const all = Array.from({ length: count }, (_, index) => leafHash(`bet ${index}`));
      const root = treeRoot(all);
      all.forEach((leaf, index) => {
        const path = auditPath(all, index);
        expect(rootFromPath(leaf, index, count, path)).toBe(root);
        expect(rootFromPath(leafHash('another'), index, count, path)).not.toBe(root);
        expect(rootFromPath(leaf, index, count, [...path, root])).not.toBe(root);
      });
    }
  });
});

describe('the log', () => {
  const lines = vectors.log as unknown as readonly LogLine[];

  it('has the published hashes and links', () => {
    for (const line of lines) expect(logHash(line)).toBe(line.hash);
    expect(logBreak(lines, null)).toBe(null);
    expect(logBreak(lines.slice(2), lines[1] ?? null)).toBe(null);
  });

  it('is appended to with the published lines', () => {
    let head: LogLine | null = null;
    for (const line of lines) {
      const { n: _n, at, prev: _prev, hash: _hash, ...fact } = line;
      head = nextLine(head, fact as Parameters<typeof nextLine>[1], at);
      expect(head).toEqual(line);
    }
  });

  it('breaks where a line is changed, missing, or put in another place', () => {
    const [first, second, third, fourth] = lines;
    if (!(first && second && third && fourth)) throw new Error('the example has four lines');
    const changed = { ...second, length: 13 } as LogLine;
    expect(logBreak([first, changed, third], null)).toEqual({ n: 1, reason: 'hash' });
    const rehashed = { ...changed, hash: logHash(changed) } as LogLine;
    expect(logBreak([first, rehashed, third], null)).toEqual({ n: 2, reason: 'link' });
    expect(logBreak([first, third], null)).toEqual({ n: 1, reason: 'number' });
    expect(logBreak([second], null)).toEqual({ n: 0, reason: 'number' });
  });
});
