import { createHash } from 'node:crypto';
import { createDraw } from '../../../games/kit/rules/draw';

/** Repeatable random numbers: the same seed gives the same sequence. */
export interface Random {
  /** An integer from 0 to n - 1. */
  readonly below: (n: number) => number;
  /** True with this probability in percent. */
  readonly chance: (percent: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  /** 32 new bytes. */
  readonly bytes: () => Uint8Array;
}

export function createRandom(seed: number): Random {
  const bytesOf = (text: string) => new Uint8Array(createHash('sha256').update(text).digest());
  const draw = createDraw('trade', {
    serverSeed: bytesOf(`luck ${seed}`),
    clientSeed: 'simulation',
    nonce: 0,
  });
  let made = 0;
  const below = (n: number) => draw.uniform(n);
  return {
    below,
    chance: (percent) => below(100) < percent,
    pick: (list) => {
      const item = list[below(list.length)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    bytes: () => {
      made += 1;
      return bytesOf(`server seed ${made} of ${seed}`);
    },
  };
}
