import { hash, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { seedToHex } from '../../../games/kit/rules/draw';
import type { Queryable } from '../../db/database';
import { isSealed, type Seals } from '../../seals';

/** The public part of a seed chain. */
export interface Chain {
  readonly chainId: bigint;
  /** The number of the first round that uses the chain. */
  readonly firstRound: number;
  /** Number of rounds that the chain covers. */
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

/** Number of hashes between two stored seeds; deriving a seed takes about a millisecond. */
const STORED_EVERY = 1_000;

const next = (seed: Uint8Array): Buffer => hash('sha256', seed, 'buffer');

/**
 * Computes a chain from its secret start, the seed of its last round. Yields to the event loop while it works.
 */
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

export interface ChainPlace {
  readonly game: string;
  readonly firstRound: number;
  readonly now: Date;
  /** How many rounds ahead giving the chain up must be announced. */
  readonly noticeRounds?: number;
}

/** Production announces it this many rounds ahead, so that nobody can choose a chain for a round they know. */
export const NOTICE_ROUNDS = 100;

/**
 * Stores a chain, which commits to it: it provides the seeds of the rounds from `firstRound` on, which is where
 * the chain before it ends.
 */
export async function storeChain(
  transaction: Queryable,
  seals: Seals,
  { game, firstRound, now, noticeRounds = NOTICE_ROUNDS }: ChainPlace,
  { chainEnd, length, seeds }: NewChain,
): Promise<Chain> {
  const [row] = await transaction.query<{ chainId: bigint }>({
    name: 'live-chain-insert',
    text: `
      INSERT INTO live_chains (game, first_round, length, chain_end, created_at, notice_rounds)
      VALUES ($1, $2, $3, decode($4, 'hex'), $5, $6) RETURNING chain_id AS "chainId"`,
    values: [game, firstRound, length, chainEnd, now, noticeRounds],
  });
  if (row === undefined) throw new Error('a chain was not stored');
  await transaction.query({
    name: 'live-chain-seeds-insert',
    text: `
      INSERT INTO live_chain_seeds (chain_id, place, seed)
      SELECT $1, unnest($2::int[]), decode(unnest($3::text[]), 'hex')`,
    values: [
      row.chainId,
      seeds.map(({ place }) => place),
      seeds.map(({ place, seed }) => seals.seal(seed, sealPlace(row.chainId, place)).toString('hex')),
    ],
  });
  return { chainId: row.chainId, firstRound, length, chainEnd };
}

/** What a stored seed is sealed for. */
export const sealPlace = (chainId: bigint, place: number): string => `chain ${chainId}, place ${place}`;

const COLUMNS = `chain_id AS "chainId", first_round AS "firstRound", length, encode(chain_end, 'hex') AS "chainEnd"`;

/**
 * Ends the chains of a game before this round; false where none covers it. Refused by the database unless that is
 * announced as many rounds ahead as the chains promise.
 */
export async function giveUpChains(
  transaction: Queryable,
  game: string,
  fromRound: number,
): Promise<boolean> {
  const rows = await transaction.query({
    name: 'live-chains-give-up',
    text: `
      UPDATE live_chains SET covers = covers * int4multirange(int4range(NULL, $2))
      WHERE game = $1 AND covers && int4multirange(int4range($2, NULL)) RETURNING chain_id`,
    values: [game, fromRound],
  });
  return rows.length > 0;
}

/** The chain that covers this round of a game; null when there is none. */
export async function chainOf(on: Queryable, game: string, roundNumber: number): Promise<Chain | null> {
  const [row] = await on.query<Chain>({
    name: 'live-chain-of-round',
    text: `
      SELECT ${COLUMNS} FROM live_chains WHERE game = $1 AND covers @> $2::int`,
    values: [game, roundNumber],
  });
  return row ?? null;
}

/** The first round that no chain of a game covers yet; null when there is no chain. */
export async function nextUncovered(on: Queryable, game: string): Promise<number | null> {
  const [row] = await on.query<{ next: number | null }>({
    name: 'live-chains-end',
    text: 'SELECT max(upper(covers)) AS next FROM live_chains WHERE game = $1',
    values: [game],
  });
  return row?.next ?? null;
}

/** Reads the seeds of rounds, which only the leader of a table may. Caches consecutive seeds. */
export class ChainReader {
  readonly #seals: Seals;
  #chainId: bigint | null = null;
  #from = 0;
  #seeds: readonly Uint8Array[] = [];

  constructor(seals: Seals) {
    this.#seals = seals;
  }

  /** The seed of a round. Throws an Error for a round that the chain does not cover. */
  async seedOf(on: Queryable, chain: Chain, roundNumber: number): Promise<Uint8Array> {
    const place = roundNumber - chain.firstRound + 1;
    if (chain.chainId !== this.#chainId || this.#seeds[place - this.#from] === undefined) {
      await this.#read(on, chain.chainId, place);
    }
    const seed = this.#seeds[place - this.#from];
    if (seed === undefined) throw new Error(`the chain does not cover round ${roundNumber}`);
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
    const first = this.#opened(chainId, stored);
    const seeds = [first];
    while (seeds.length <= stored.place - place) seeds.push(next(seeds.at(-1) ?? first));
    this.#chainId = chainId;
    this.#from = place;
    this.#seeds = seeds.reverse();
  }
  #opened(
    chainId: bigint,
    { place, seed }: { readonly place: number; readonly seed: Uint8Array },
  ): Uint8Array {
    // Chains of an earlier version are sealed at the next start.
    return isSealed(seed) ? this.#seals.open(seed, sealPlace(chainId, place)) : seed;
  }
}
