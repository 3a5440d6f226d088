import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playCalls } from '../../contract/play';
import { commitmentOf } from '../../games/kit/rules/draw';
import { pairPlace } from '../../server/fairness/pairs';
import { sealPairs } from '../../server/fairness/sealPairs';
import { createSeals } from '../../server/seals';
import { startTestServer, type TestServer } from '../support/server';
import { colorBet, GAME, type Gambler, newGambler, placeBet } from './gamblers';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface StoredPair {
  readonly id: bigint;
  readonly state: string;
  readonly stored: Buffer;
  readonly commitment: string;
}

const pairsOf = ({ uid }: Gambler) =>
  server.db.query<StoredPair>({
    text: `SELECT id, state, server_seed AS stored, encode(commitment, 'hex') AS commitment
      FROM fairness_pairs WHERE uid = $1 ORDER BY id`,
    values: [uid],
  });

/** The secret of a pair in use. Throws if it is not sealed for its pair. */
const opened = ({ stored, commitment }: StoredPair): Buffer =>
  server.pairSeals.open(stored, pairPlace(commitment));

/** The tables of the database that have these bytes in a row, as any column shows them. */
async function tablesWith(secret: Buffer): Promise<string[]> {
  const tables = await server.db.query<{ name: string }>({
    text: `SELECT quote_ident(relname) AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`,
  });
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await server.db.query({
        text: `SELECT FROM ${name} t WHERE position($1 IN t::text) > 0 OR position($2 IN t::text) > 0 LIMIT 1`,
        values: [secret.toString('hex'), secret.toString('base64')],
      });
      return rows.length === 0 ? [] : [name];
    }),
  );
  return found.flat();
}

async function rotateSeeds({ token }: Gambler) {
  const { nextCommitment } = (await server.send(playCalls.seeds, {}, { token, params: { game: GAME } }))
    .reply;
  return server.send(playCalls.rotate, { game: GAME, clientSeed: 'new', nextCommitment }, { token });
}

async function inUse(player: Gambler): Promise<StoredPair[]> {
  const pairs = (await pairsOf(player)).filter(({ state }) => state !== 'revealed');
  expect(pairs.map(({ state }) => state).sort()).toEqual(['active', 'next']);
  return pairs;
}

/** Stores the seeds of a player's pairs as an earlier version did. */
async function storeUnsealed(player: Gambler): Promise<readonly Buffer[]> {
  const pairs = await inUse(player);
  await server.db.query({ text: 'ALTER TABLE fairness_pairs DISABLE TRIGGER guard' });
  for (const pair of pairs) {
    await server.db.query({
      text: 'UPDATE fairness_pairs SET server_seed = $2 WHERE id = $1',
      values: [pair.id, opened(pair)],
    });
  }
  await server.db.query({ text: 'ALTER TABLE fairness_pairs ENABLE TRIGGER guard' });
  return pairs.map(opened);
}

describe("the server seed of a player's pair", () => {
  it('is in no row of the database until it is revealed', async () => {
    const player = await newGambler(server, { cashCentavos: 10_000n });
    expect((await placeBet(server, player, colorBet(500n))).status).toBe(200);
    expect((await rotateSeeds(player)).status).toBe(200);
    expect((await placeBet(server, player, colorBet(500n))).status).toBe(200);
    for (const pair of await inUse(player)) {
      expect(commitmentOf(opened(pair))).toBe(pair.commitment);
      expect(() => server.pairSeals.open(pair.stored, pairPlace('0'.repeat(64)))).toThrow();
      expect(await tablesWith(opened(pair))).toEqual([]);
    }
    const revealed = (await pairsOf(player)).find(({ state }) => state === 'revealed');
    expect(await tablesWith(revealed?.stored ?? Buffer.alloc(0))).toEqual(['fairness_pairs']);
  });

  it('is refused by the database unless it is sealed, and unsealed only when it is revealed', async () => {
    const player = await newGambler(server);
    const [active, next] = await inUse(player);
    if (active === undefined || next === undefined) throw new Error('the player has no pairs');
    const set = (pair: StoredPair, seed: Buffer, more = '') =>
      server.db.query({
        text: `UPDATE fairness_pairs SET server_seed = $2 ${more} WHERE id = $1`,
        values: [pair.id, seed],
      });
    for (const pair of [active, next]) {
      await expect(set(pair, opened(pair))).rejects.toThrow('malformed');
      await expect(set(pair, randomBytes(60))).rejects.toThrow('cannot be reset or changed');
    }
    const reveal = ", state = 'revealed', revealed_at = now()";
    await expect(set(active, randomBytes(32), reveal)).rejects.toThrow('malformed');
    await expect(set(active, active.stored, reveal)).rejects.toThrow('malformed');
    await expect(
      server.db.query({
        text: `INSERT INTO fairness_pairs (uid, game, state, server_seed, commitment, created_at)
          VALUES ($1, 'another', 'next', $2, sha256($2), now())`,
        values: [player.uid, randomBytes(32)],
      }),
    ).rejects.toThrow('malformed');
    expect(await inUse(player)).toEqual([active, next]);
  });

  it('of an earlier version is sealed at the next start, and draws the same', async () => {
    const player = await newGambler(server, { cashCentavos: 10_000n });
    const secrets = await storeUnsealed(player);
    expect(await tablesWith(secrets[0] ?? Buffer.alloc(0))).toEqual(['fairness_pairs']);
    await sealPairs(server.db, server.pairSeals);
    expect((await inUse(player)).map(opened)).toEqual(secrets);
    for (const secret of secrets) expect(await tablesWith(secret)).toEqual([]);
    expect((await placeBet(server, player, colorBet(500n))).status).toBe(200);
    expect((await rotateSeeds(player)).reply.revealed).toMatchObject({
      serverSeed: secrets[0]?.toString('hex'),
      nonce: 1,
    });
  });

  it('keeps a server with another key from starting', async () => {
    await newGambler(server);
    await expect(sealPairs(server.db, createSeals(randomBytes(32)))).rejects.toThrow('SEED_KEY');
  });
});
