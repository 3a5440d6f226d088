import { describe, expect, it } from 'vitest';
import { askRng, type Reading } from '../../src/shared/workers/rng';
import { readOutcome, type Vector } from '../../tests/laws/referenceDraws';
import vectors from '../../tests/laws/vectors.json';

const bet = { positions: [{ kind: 'single', colors: [3], stake: '5.00' }] };

/** Draws in the worker: records which readings are requested, has the worker read them, and returns the numbers. */
async function readInWorker(vector: Vector): Promise<unknown> {
  const asked: Reading[] = [];
  readOutcome(vector, {
    uniform: (n) => {
      asked.push({ uniform: n });
      return 0;
    },
    bits52: () => {
      asked.push('bits52');
      return 0n;
    },
  });
  const { game, serverSeed, clientSeed, nonce } = vector;
  const numbers = await askRng((rng) => rng.read(game, { serverSeed, clientSeed, nonce }, asked));
  const queue = [...numbers];
  return readOutcome(vector, {
    uniform: () => Number(queue.shift()),
    bits52: () => BigInt(queue.shift() ?? 0),
  });
}

describe('the worker in the browser', () => {
  it.each(vectors as readonly Vector[])(
    'reads the published example of $game at nonce $nonce',
    async (vector) => {
      expect(await readInWorker(vector)).toEqual(vector.outcome);
      expect(await askRng((rng) => rng.commitmentOf(vector.serverSeed))).toBe(vector.commitment);
    },
  );

  it('plays a demo round with the browser’s own random numbers, and checks it', async () => {
    const commitment = await askRng((rng) => rng.commit('color'));
    const { round, nextCommitment } = await askRng((rng) =>
      rng.playDemo({ game: 'color', bet, clientSeed: 'mabuhay', commitment }),
    );
    expect(round.stake).toBe(500n);
    expect(nextCommitment).not.toBe(commitment);
    expect((await askRng((rng) => rng.verify(round))).ok).toBe(true);
    expect((await askRng((rng) => rng.verify({ ...round, outcome: [0, 0, 0] }))).ok).toBe(false);
  });

  it('passes a refusal on to the caller', async () => {
    const commitment = await askRng((rng) => rng.commit('color'));
    await expect(
      askRng((rng) => rng.playDemo({ game: 'color', bet: null, clientSeed: 'x', commitment })),
    ).rejects.toThrow('refuse');
  });
});
