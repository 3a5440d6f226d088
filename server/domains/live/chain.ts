import { hash, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { seedToHex } from '../../../games/kit/rules/draw';
import type { Queryable } from '../../db/database';

/** A chain of seeds, as everybody may know it. */
export interface Chain {
  readonly chainId: bigint;
  /** The number of the round that its first seed decides. */
  readonly firstRound: number;
  /** How many rounds it decides. */
  readonly length: number;
  /** SHA-256 of the first round's seed, as hex. */
  readonly chainEnd: string;
}

/** A chain before it is stored. Secret. */
export interface NewChain {
  readonly chainEnd: string;
  readonly length: number;
  readonly seeds: readonly { readonly place: number; readonly seed: Uint8Array }[];
}

/** So many seeds lie between two that are stored: working one out takes about a millisecond. */
const STORED_EVERY = 1_000;

const next = (seed: Uint8Array): Buffer => hash('sha256', seed, 'buffer');

/** Works a chain out from its secret start, which decides its last round. Other work gets its turn meanwhile. */
export async function makeChain(length: number, start: Uint8Array = randomBytes(32)): Promise<NewChain> {
  const seeds: { place: number; seed: Uint8Array }[] = [];
  let seed = start;
  for (let place = length; place > 0; place -= 1) {
    if (place === length || place % STORED_EVERY === 0) seeds.push({ place, seed });
    seed = next(seed);
    if (place % STORED_EVERY === 0) await setImmediate();
  }
  return { chainEnd: seedToHex(seed), length, seeds };
}

/** Stores a chain, which is its commitment: from now on it decides the rounds from `firstRound` on. */
export async function storeChain(
  transaction: Queryable,
  { game, firstRound, now }: { readonly game: string; readonly firstRound: number; readonly now: Date },
  { chainEnd, length, seeds }: NewChain,
): Promise<Chain> {
  const [row] = await transaction.query<{ chainId: bigint }>({
    name: 'live-chain-insert',
    text: `
      INSERT INTO live_chains (game, first_round, length, chain_end, created_at)
      VALUES ($1, $2, $3, decode($4, 'hex'), $5) RETURNING chain_id AS "chainId"`,
    values: [game, firstRound, length, chainEnd, now],
  });
  if (row === undefined) throw new Error('a chain was not stored');
  await transaction.query({
    name: 'live-chain-seeds-insert',
    text: `
      INSERT INTO live_chain_seeds (chain_id, place, seed)
      SELECT $1, unnest($2::int[]), decode(unnest($3::text[]), 'hex')`,
    values: [row.chainId, seeds.map(({ place }) => place), seeds.map(({ seed }) => seedToHex(seed))],
  });
  return { chainId: row.chainId, firstRound, length, chainEnd };
}

const COLUMNS = `chain_id AS "chainId", first_round AS "firstRound", length, encode(chain_end, 'hex') AS "chainEnd"`;

/** The chain that decides a round of a game: of those that reach it, the newest. Null when none does. */
export async function chainOf(on: Queryable, game: string, roundNumber: number): Promise<Chain | null> {
  const [row] = await on.query<Chain>({
    name: 'live-chain-of-round',
    text: `
      SELECT ${COLUMNS} FROM live_chains WHERE game = $1 AND $2::int >= first_round AND $2::int < first_round + length
      ORDER BY chain_id DESC LIMIT 1`,
    values: [game, roundNumber],
  });
  return row ?? null;
}

/** Reads the seeds of rounds, the way only the leader of a table may. It keeps a stretch of them at hand. */
export class ChainReader {
  #chainId: bigint | null = null;
  #from = 0;
  #stretch: readonly Uint8Array[] = [];

  /** The seed of a round. Throws an Error for one that the chain does not reach. */
  async seedOf(on: Queryable, chain: Chain, roundNumber: number): Promise<Uint8Array> {
    const place = roundNumber - chain.firstRound + 1;
    if (chain.chainId !== this.#chainId || this.#stretch[place - this.#from] === undefined) {
      await this.#read(on, chain.chainId, place);
    }
    const seed = this.#stretch[place - this.#from];
    if (seed === undefined) throw new Error(`the chain does not reach round ${roundNumber}`);
    return seed;
  }

  async #read(on: Queryable, chainId: bigint, place: number): Promise<void> {
    const [stored] = await on.query<{ place: number; seed: Uint8Array }>({
      name: 'live-chain-seed',
      text: `
        SELECT place, seed FROM live_chain_seeds WHERE chain_id = $1 AND place >= $2 ORDER BY place LIMIT 1`,
      values: [chainId, place],
    });
    if (stored === undefined || place < 1) throw new Error(`chain ${chainId} has no place ${place}`);
    const stretch = [stored.seed];
    while (stretch.length <= stored.place - place) stretch.push(next(stretch.at(-1) ?? stored.seed));
    this.#chainId = chainId;
    this.#from = place;
    this.#stretch = stretch.reverse();
  }
}
