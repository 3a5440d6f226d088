import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { colorBet, newGambler, placeBet } from '../../tests/ledger/gamblers';
import { startTestServer, type TestServer } from '../../tests/support/server';
import { applyFunctions, readFunctions, type SqlFunction } from './functions';

/** A process of the version that runs while the next one starts. */
let server: TestServer;
let client: pg.Client;
let files: SqlFunction[];
beforeEach(async () => {
  server = await startTestServer();
  client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  files = await readFunctions();
});
afterEach(async () => {
  await client.end();
  await server.close();
});

const spare = (args: string, value: number): SqlFunction => ({
  name: 'spare',
  text: `CREATE OR REPLACE FUNCTION spare(${args}) RETURNS integer LANGUAGE sql AS 'SELECT ${value}'`,
});

/** The files of a version in which the file of a function is another one. */
const changed = (name: string, change: (text: string) => string): SqlFunction[] =>
  files.map((one) => (one.name === name ? { name, text: change(one.text) } : one));

async function call(text: string): Promise<number | null> {
  try {
    return (await client.query<{ value: number }>(`SELECT ${text} AS value`)).rows[0]?.value ?? null;
  } catch {
    return null;
  }
}

describe('while two versions run side by side', () => {
  it('the older one places bets by a function that has one more argument in the newer', async () => {
    const player = await newGambler(server, { cashCentavos: 10_000n });
    expect((await placeBet(server, player, colorBet(100n))).status).toBe(200);
    const next = changed('play_bet', (text) => text.replace('play_bet(', 'play_bet(a_next integer, '));
    expect(await applyFunctions(client, next)).toEqual(['play_bet']);
    expect((await placeBet(server, player, colorBet(100n))).status).toBe(200);
    // Further processes of the next version start, and change nothing.
    expect(await applyFunctions(client, next)).toEqual([]);
    expect((await placeBet(server, player, colorBet(100n))).status).toBe(200);
  });

  it('it places bets by one that has another argument with a default', async () => {
    const player = await newGambler(server, { cashCentavos: 10_000n });
    const args = 'a_weight integer DEFAULT NULL';
    const next = changed('play_bet', (text) => text.replace(args, `${args}, a_next integer DEFAULT 0`));
    expect(await applyFunctions(client, next)).toEqual(['play_bet']);
    expect((await placeBet(server, player, colorBet(100n))).status).toBe(200);
  });

  it('it places bets by a function whose text is new', async () => {
    const player = await newGambler(server, { cashCentavos: 10_000n });
    expect((await placeBet(server, player, colorBet(100n))).status).toBe(200);
    const next = changed('play_bet', (text) => text.replace('BEGIN', 'BEGIN\n  -- The next version.'));
    expect(await applyFunctions(client, next)).toEqual(['play_bet']);
    expect((await placeBet(server, player, colorBet(100n))).status).toBe(200);
  });

  it('a function whose file is gone can still be called, and is dropped by the version after', async () => {
    await applyFunctions(client, [...files, spare('a_one integer', 1)]);
    expect(await applyFunctions(client, files)).toEqual(['spare']);
    expect(await call('spare(a_one => 0)')).toBe(1);
    await applyFunctions(
      client,
      changed('play_bet', (text) => `${text}\n`),
    );
    expect(await call('spare(a_one => 0)')).toBeNull();
  });

  it('one with other arguments is kept beside the new one, and dropped by the version after', async () => {
    await applyFunctions(client, [...files, spare('a_one integer', 1)]);
    await applyFunctions(client, [...files, spare('a_one integer, a_two integer', 2)]);
    expect(await call('spare(a_one => 0)')).toBe(1);
    expect(await call('spare(a_one => 0, a_two => 0)')).toBe(2);
    await applyFunctions(client, [...files, spare('a_one integer, a_two integer', 3)]);
    expect(await call('spare(a_one => 0)')).toBeNull();
    expect(await call('spare(a_one => 0, a_two => 0)')).toBe(3);
  });

  it('one with as many arguments of other types is replaced, since a call could mean either', async () => {
    await applyFunctions(client, [...files, spare('a_one integer', 1)]);
    await applyFunctions(client, [...files, spare('a_one bigint', 2)]);
    expect(await call("spare(a_one => '0')")).toBe(2);
  });
});
