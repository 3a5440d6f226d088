import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChainReader, makeChain, sealPlace, storeChain } from '../../../server/domains/live/chain';
import { latestRound } from '../../../server/domains/live/rounds';
import { sealChains } from '../../../server/domains/live/sealChains';
import { createSeals } from '../../../server/seals';
import { type CrashTable, openCrashTable } from '../../support/crashTable';

let table: CrashTable;
beforeAll(async () => {
  table = await openCrashTable();
});
afterAll(() => table.close());

const lengths = async () => {
  const rows = await table.server.db.query<{ bytes: number }>({
    text: 'SELECT DISTINCT octet_length(seed) AS bytes FROM live_chain_seeds',
  });
  return rows.map(({ bytes }) => bytes);
};

describe('the secrets of a table', () => {
  it('are sealed in the database: the seeds of its chain, and the end of a running round', async () => {
    expect(await lengths()).toEqual([60]);
    const [stored] = await table.server.db.query<{ chainId: bigint; place: number; seed: Buffer }>({
      text: 'SELECT chain_id AS "chainId", place, seed FROM live_chain_seeds LIMIT 1',
    });
    if (stored === undefined) throw new Error('no seed is stored');
    const { chainId, place, seed } = stored;
    const { seals } = table.server.context;
    expect(seals.open(seed, sealPlace(chainId, place))).toHaveLength(32);
    expect(() => seals.open(seed, sealPlace(chainId, place + 1_000))).toThrow();
    const { roundNumber } = await table.placeBet('long');
    await table.started(roundNumber);
    const rows = await table.server.db.query<{ endsMs: number | null; bytes: number }>({
      text: `SELECT ends_ms AS "endsMs", octet_length(sealed) AS bytes FROM live_secrets
        WHERE game = 'crash' AND round_number = $1`,
      values: [roundNumber],
    });
    expect((await latestRound(table.server.db, 'crash'))?.endsMs ?? null).toBeNull();
    expect(rows).toMatchObject([{ endsMs: null, bytes: expect.any(Number) }]);
  });

  it('of an earlier version are sealed at the next start, and lead to the same end', async () => {
    const { db, context } = table.server;
    const chain = await makeChain(2_500);
    const now = new Date();
    const place = { game: 'trial', firstRound: 1, now };
    const plain = { seal: (secret: Uint8Array) => Buffer.from(secret), open: () => Buffer.alloc(0) };
    const stored = await db.transaction((transaction) => storeChain(transaction, plain, place, chain));
    const seedOf = (round: number) => new ChainReader(context.seals).seedOf(db, stored, round);
    const before = await Promise.all([1, 1_500, 2_500].map(seedOf));
    expect((await lengths()).sort()).toEqual([32, 60]);
    await sealChains(db, context.seals);
    expect(await lengths()).toEqual([60]);
    const same = (seeds: readonly Uint8Array[]) => seeds.map((seed) => Buffer.from(seed).toString('hex'));
    expect(same(await Promise.all([1, 1_500, 2_500].map(seedOf)))).toEqual(same(before));
  });

  it('keep a server with another key from starting', async () => {
    await expect(sealChains(table.server.db, createSeals(randomBytes(32)))).rejects.toThrow('SEED_KEY');
  });
});
