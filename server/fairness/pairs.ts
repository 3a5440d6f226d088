import type { Seeds } from '../../contract/play';
import { commitmentOf } from '../../games/kit/rules/draw';
import type { Context } from '../context';
import type { Queryable } from '../db/database';
import { refuse } from '../http/refusal';
import type { Seals } from '../seals';
import { type NewServerSeed, newServerSeed } from './serverSeed';

/** A player and a game. */
export interface Line {
  readonly uid: number;
  readonly game: string;
}

/** The pair of the next bet. Its server seed is secret. */
export interface ActivePair {
  readonly pairId: bigint;
  readonly serverSeed: Uint8Array;
  readonly commitment: string;
  readonly clientSeed: string;
  /** The nonce of the next bet. */
  readonly nonce: number;
}

/** Where the seal of a pair's server seed may be opened: its commitment belongs to one pair only. */
export const pairPlace = (commitment: string): string => `pair ${commitment}`;

const openSeed = (pairSeals: Seals, sealed: Uint8Array, commitment: string): Buffer =>
  pairSeals.open(sealed, pairPlace(commitment));

interface ShownPair {
  readonly pairId: bigint;
  readonly state: 'active' | 'next';
  readonly commitment: string;
  readonly clientSeed: string | null;
  readonly nonce: number;
}

/**
 * The player's pair, without secrets. The first call commits to two server seeds and shows the commitments. A
 * client seed is accepted only if its commitment was shown before it was sent, so the first call's is not.
 * Until one is accepted the reply's client seed is empty; afterwards another one is ignored: changing it takes
 * a rotation.
 */
export async function showSeeds(
  context: { readonly db: Queryable; readonly pairSeals: Seals },
  line: Line & { readonly clientSeed: string | null; readonly now: Date },
  makeSeed: NewServerSeed = newServerSeed,
): Promise<Seeds> {
  const { db, pairSeals } = context;
  const known = await pairsInUse(db, line);
  if (known.length === 0) {
    await insertPairs(db, pairSeals, line, [
      { state: 'active', serverSeed: makeSeed() },
      { state: 'next', serverSeed: makeSeed() },
    ]);
    return seedsOf(await pairsInUse(db, line));
  }
  const { active } = byState(known);
  if (line.clientSeed === null || active === undefined || active.clientSeed !== null) return seedsOf(known);
  await db.query({
    name: 'fairness-take-client-seed',
    text: 'UPDATE fairness_pairs SET client_seed = $2 WHERE id = $1 AND client_seed IS NULL',
    values: [active.pairId, line.clientSeed],
  });
  return seedsOf(await pairsInUse(db, line));
}

export interface Rotation {
  readonly revealed: {
    readonly serverSeed: string;
    readonly commitment: string;
    readonly clientSeed: string;
    /** Number of bets drawn with it. */
    readonly nonce: number;
  };
  readonly seeds: Seeds;
}

/**
 * Reveals the active pair and activates the next one with a client seed; a new next pair is committed to.
 * Refuses "seedChanged" when the next commitment is not the one the player was shown, or when the active pair
 * has no client seed yet; "notFound" when there are no pairs.
 */
export async function rotate(
  { db, pairSeals }: Pick<Context, 'db' | 'pairSeals'>,
  line: Line & { readonly clientSeed: string; readonly nextCommitment: string; readonly now: Date },
  makeSeed: NewServerSeed = newServerSeed,
): Promise<Rotation> {
  const afterNext = makeSeed();
  return db.transaction(async (transaction) => {
    const { active, next, isEmpty } = await lockPairs(transaction, line);
    if (isEmpty) throw refuse('notFound');
    // One of the two is missing if another rotation has just completed.
    if (active === undefined || next === undefined || active.clientSeed === null) throw refuse('seedChanged');
    if (next.commitment !== line.nextCommitment) throw refuse('seedChanged');
    const seed = openSeed(pairSeals, active.sealed, active.commitment);
    const [revealed] = await transaction.query<Rotation['revealed']>({
      name: 'fairness-reveal',
      text: `
        UPDATE fairness_pairs SET state = 'revealed', revealed_at = $2, server_seed = $3 WHERE id = $1
        RETURNING encode(server_seed, 'hex') AS "serverSeed", encode(commitment, 'hex') AS commitment,
          client_seed AS "clientSeed", nonce`,
      values: [active.pairId, line.now, seed],
    });
    if (revealed === undefined) throw new Error('a locked pair of seeds is gone');
    await transaction.query({
      name: 'fairness-activate',
      // The time of the last bet moves on, so that new seeds do not shorten the least cycle of the game.
      text: `
        UPDATE fairness_pairs SET state = 'active', client_seed = $2,
          last_bet_at = (SELECT last_bet_at FROM fairness_pairs WHERE id = $3)
        WHERE id = $1`,
      values: [next.pairId, line.clientSeed, active.pairId],
    });
    await insertPairs(transaction, pairSeals, line, [{ state: 'next', serverSeed: afterNext }]);
    return { revealed, seeds: seedsOf(await pairsInUse(transaction, line)) };
  });
}

/** The pair of the next bet; null while there is none with a client seed. */
export async function activePair(
  on: Queryable,
  pairSeals: Seals,
  { uid, game }: Line,
): Promise<ActivePair | null> {
  const [row] = await on.query<Omit<ActivePair, 'serverSeed'> & { readonly sealed: Uint8Array }>({
    name: 'fairness-active',
    text: `
      SELECT id AS "pairId", server_seed AS sealed, encode(commitment, 'hex') AS commitment,
        client_seed AS "clientSeed", nonce
      FROM fairness_pairs WHERE uid = $1 AND game = $2 AND state = 'active' AND client_seed IS NOT NULL`,
    values: [uid, game],
  });
  if (row === undefined) return null;
  const { sealed, ...pair } = row;
  return { ...pair, serverSeed: openSeed(pairSeals, sealed, pair.commitment) };
}

/** The client seed of the pair of the next bet; null while there is none. */
export async function activeClientSeed(on: Queryable, { uid, game }: Line): Promise<string | null> {
  const [row] = await on.query<{ clientSeed: string | null }>({
    name: 'fairness-active-client-seed',
    text: `
      SELECT client_seed AS "clientSeed" FROM fairness_pairs
      WHERE uid = $1 AND game = $2 AND state = 'active'`,
    values: [uid, game],
  });
  return row?.clientSeed ?? null;
}

/** Increments a pair's nonce, once per round; false when another round or a rotation came first. */
export async function takeNonce(
  transaction: Queryable,
  { pairId, nonce }: Pick<ActivePair, 'pairId' | 'nonce'>,
): Promise<boolean> {
  const rows = await transaction.query({
    name: 'fairness-take-nonce',
    text: `
      UPDATE fairness_pairs SET nonce = nonce + 1 WHERE id = $1 AND nonce = $2 AND state = 'active'
      RETURNING nonce`,
    values: [pairId, nonce],
  });
  return rows.length === 1;
}

/**
 * Reveals every pair in use, also those of bets to come: in a database that was restored to an earlier moment they may
 * have been revealed since. Players get new ones with their next bet. Returns how many there were.
 */
export async function retirePairs(transaction: Queryable, pairSeals: Seals, now: Date): Promise<number> {
  const active = await revealActive(transaction, pairSeals, now);
  await transaction.query({
    name: 'fairness-retire-next',
    text: "UPDATE fairness_pairs SET state = 'active', client_seed = 'restored' WHERE state = 'next'",
  });
  return active + (await revealActive(transaction, pairSeals, now));
}

const RETIRED_AT_ONCE = 1_000;

async function revealActive(transaction: Queryable, pairSeals: Seals, now: Date): Promise<number> {
  for (let count = 0; ; ) {
    const rows = await transaction.query<{ pairId: bigint; commitment: string; sealed: Uint8Array }>({
      name: 'fairness-active-of-all',
      text: `
        SELECT id AS "pairId", encode(commitment, 'hex') AS commitment, server_seed AS sealed
        FROM fairness_pairs WHERE state = 'active' LIMIT $1`,
      values: [RETIRED_AT_ONCE],
    });
    if (rows.length === 0) return count;
    count += rows.length;
    await transaction.query({
      name: 'fairness-retire',
      text: `
        UPDATE fairness_pairs p SET state = 'revealed', revealed_at = $3, server_seed = decode(u.seed, 'hex'),
          client_seed = coalesce(client_seed, 'restored')
        FROM unnest($1::bigint[], $2::text[]) AS u (id, seed) WHERE p.id = u.id`,
      values: [
        rows.map(({ pairId }) => pairId),
        rows.map(({ sealed, commitment }) => openSeed(pairSeals, sealed, commitment).toString('hex')),
        now,
      ],
    });
  }
}

const SHOWN = `id AS "pairId", state, encode(commitment, 'hex') AS commitment, client_seed AS "clientSeed", nonce`;

const pairsInUse = (on: Queryable, { uid, game }: Line): Promise<ShownPair[]> =>
  on.query<ShownPair>({
    name: 'fairness-in-use',
    text: `SELECT ${SHOWN} FROM fairness_pairs WHERE uid = $1 AND game = $2 AND state <> 'revealed'`,
    values: [uid, game],
  });

/** The active and the next pair, locked until the transaction ends. */
async function lockPairs(transaction: Queryable, { uid, game }: Line) {
  const rows = await transaction.query<ShownPair & { readonly sealed: Uint8Array }>({
    name: 'fairness-lock',
    text: `
      SELECT ${SHOWN}, server_seed AS sealed FROM fairness_pairs WHERE uid = $1 AND game = $2 AND state <> 'revealed'
      ORDER BY id FOR NO KEY UPDATE`,
    values: [uid, game],
  });
  return { ...byState(rows), isEmpty: rows.length === 0 };
}

const byState = <Pair extends ShownPair>(pairs: readonly Pair[]) => ({
  active: pairs.find(({ state }) => state === 'active'),
  next: pairs.find(({ state }) => state === 'next'),
});

/** Of two concurrent callers one inserts, and both see the same pairs afterwards. */
async function insertPairs(
  on: Queryable,
  pairSeals: Seals,
  { uid, game, now }: Line & { readonly now: Date },
  pairs: readonly { readonly state: 'active' | 'next'; readonly serverSeed: Uint8Array }[],
): Promise<void> {
  const committed = pairs.map(({ serverSeed }) => ({ serverSeed, commitment: commitmentOf(serverSeed) }));
  await on.query({
    name: 'fairness-insert',
    text: `
      INSERT INTO fairness_pairs (uid, game, state, server_seed, commitment, created_at)
      SELECT $1, $2, unnest($3::text[]), decode(unnest($4::text[]), 'hex'), decode(unnest($5::text[]), 'hex'), $6
      ON CONFLICT (uid, game, state) WHERE state <> 'revealed' DO NOTHING`,
    values: [
      uid,
      game,
      pairs.map(({ state }) => state),
      committed.map(({ serverSeed, commitment }) =>
        pairSeals.seal(serverSeed, pairPlace(commitment)).toString('hex'),
      ),
      committed.map(({ commitment }) => commitment),
      now,
    ],
  });
}

function seedsOf(pairs: readonly ShownPair[]): Seeds {
  const { active, next } = byState(pairs);
  if (active === undefined || next === undefined)
    throw new Error('a player has a pair in use but no next one');
  return {
    commitment: active.commitment,
    clientSeed: active.clientSeed ?? '',
    nonce: active.nonce,
    nextCommitment: next.commitment,
  };
}
