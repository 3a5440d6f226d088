import { type Chain, makeChain } from '../verify/chain';

const SEED_BYTES = 32;
const ROUNDS_PER_CHAIN = 4_096;

/** The published end of a chain, and the number of the round it begins with. */
export interface ChainEnd {
  readonly chainEnd: string;
  readonly chainFrom: number;
}

/** The seeds of a demo table, one chain after the other; each chain is created when the one before is used up. */
export class SeedChains {
  readonly #randomBytes: (count: number) => Uint8Array;
  #chain: Chain;
  #from = 1;

  constructor(randomBytes: (count: number) => Uint8Array) {
    this.#randomBytes = randomBytes;
    this.#chain = makeChain(randomBytes(SEED_BYTES), ROUNDS_PER_CHAIN);
  }

  get end(): ChainEnd {
    return { chainEnd: this.#chain.end, chainFrom: this.#from };
  }

  /** The seed of the next round, and whether a new chain begins with it. */
  next(roundNumber: number): { readonly serverSeed: Uint8Array; readonly isNewChain: boolean } {
    const isNewChain = roundNumber - this.#from >= this.#chain.seeds.length;
    if (isNewChain) {
      this.#chain = makeChain(this.#randomBytes(SEED_BYTES), ROUNDS_PER_CHAIN);
      this.#from = roundNumber;
    }
    return {
      serverSeed: this.#chain.seeds[roundNumber - this.#from] ?? new Uint8Array(SEED_BYTES),
      isNewChain,
    };
  }
}
