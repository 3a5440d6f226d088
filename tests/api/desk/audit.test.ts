import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskCalls } from '../../../contract/desk/calls';
import { openDatabase, sqlState } from '../../../server/db/database';
import { checkAudit, record } from '../../../server/domains/desk/audit';
import { sealDays } from '../../../server/domains/desk/auditJob';
import { ask, type DeskPerson, must, newOperator, newOwners, startDeskServer } from '../../support/desk';
import { newPerson } from '../../support/people';
import type { TestServer } from '../../support/server';

let server: TestServer;
let folder: string;
let owner: DeskPerson;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'peryahan-audit-'));
  server = await startDeskServer({ environment: { DATA_DIR: folder } });
  [owner] = await newOwners(server);
  for (let count = 0; count < 5; count += 1) await deed(`player ${count}`);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const deed = (object: string) =>
  server.db.transaction((transaction) =>
    record(
      transaction,
      { operator: { id: owner.id, name: 'Ana' }, action: 'note.add', object },
      server.clock.now(),
    ),
  );

/** Runs statements as the superuser, with the triggers off, and takes them back afterwards. */
async function tampered(statements: readonly string[]): Promise<number | null> {
  const admin = openDatabase({
    url: server.databaseUrl.replace('//peryahan', '//postgres'),
    connectionsMax: 1,
  });
  try {
    const rows = await admin.query<{ n: bigint; line: string; hash: Buffer }>({
      text: 'SELECT n, line, hash FROM desk_audit ORDER BY n',
    });
    await admin.query({
      text: `BEGIN; SET LOCAL session_replication_role = replica; ${statements.join(';')}; COMMIT`,
    });
    const { brokenAt } = await checkAudit(server.context);
    await admin.query({
      text: 'BEGIN; SET LOCAL session_replication_role = replica; DELETE FROM desk_audit; COMMIT',
    });
    for (const { n, line, hash } of rows) {
      const text = 'SET session_replication_role = replica';
      await admin.query({ text });
      await admin.query({
        text: 'INSERT INTO desk_audit (n, line, hash) VALUES ($1, $2, $3)',
        values: [n, line, hash],
      });
    }
    return brokenAt;
  } finally {
    await admin.close();
  }
}

const FORGED = `'{"n":4,"prev":"00","at":"2026-01-01T00:00:00.000Z","operator":null,"action":"x","object":"y"}'`;
const hashed = (line: string) => `sha256(convert_to(${line}, 'UTF8'))`;

describe('a seal that is kept elsewhere', () => {
  it('is exported by an auditor alone, and held against the chain later', async () => {
    const auditor = await newOperator(server, ['auditor']);
    const { newest } = await must(server, auditor, deskCalls.audit.seal, {});
    if (newest === null) throw new Error('an entry was expected');
    const { n, hash } = newest;
    expect(n).toBeGreaterThan(5);
    await deed('player 6');
    const checked = async (seal: { n: number; hash: string }) =>
      (await must(server, owner, deskCalls.audit.checkSeal, seal)).found;
    expect(await checked({ n, hash })).toBe('same');
    expect(await checked({ n, hash: hash.replace(/^./, (first) => (first === '0' ? '1' : '0')) })).toBe(
      'other',
    );
    expect(await checked({ n: n + 1_000, hash })).toBe('missing');
    expect((await ask(server, owner, deskCalls.audit.seal, {})).code).toBe('40300');
  });
});

describe('the audit trail', () => {
  it('is unbroken, and says so to an auditor', async () => {
    const auditor = await newOperator(server, ['auditor']);
    const check = await must(server, auditor, deskCalls.audit.check, {});
    expect(check.brokenAt).toBeNull();
    expect(check.entries).toBeGreaterThan(8);
    const { list } = await must(server, auditor, deskCalls.audit.list, { pageSize: 3 });
    expect(list[0]).toMatchObject({
      action: 'audit.check',
      operator: { id: auditor.id },
      n: check.entries + 1,
    });
    expect(list[0]?.prev).toBe(list[1]?.hash);
  });

  it.each([
    [
      'changed',
      [
        `UPDATE desk_audit SET line = replace(line, 'note.add', 'note.old'), hash = ${hashed("replace(line, 'note.add', 'note.old')")} WHERE n = 7`,
      ],
      8,
    ],
    ['removed', ['DELETE FROM desk_audit WHERE n = 7'], 7],
    [
      'inserted',
      [
        'DELETE FROM desk_audit WHERE n = 4',
        `INSERT INTO desk_audit (n, line, hash) VALUES (4, ${FORGED}, ${hashed(FORGED)})`,
      ],
      4,
    ],
  ])('shows where an entry was %s', async (_what, statements, place) => {
    expect(await tampered(statements)).toBe(place);
    expect((await checkAudit(server.context)).brokenAt).toBeNull();
  });

  it("cannot be changed by the server's own role: the database refuses", async () => {
    for (const text of [
      "UPDATE desk_audit SET line = '{}' WHERE n = 1",
      'DELETE FROM desk_audit WHERE n = 1',
      'TRUNCATE desk_audit',
    ]) {
      const error = await server.db.query({ text }).catch((caught: unknown) => caught);
      expect([text, sqlState(error)]).toEqual([text, '42501']);
    }
    const skipped = `INSERT INTO desk_audit (n, line, hash) VALUES (9999, ${FORGED}, ${hashed(FORGED)})`;
    const error = await server.db.query({ text: skipped }).catch((caught: unknown) => caught);
    expect(sqlState(error)).toBe('23001');
  });

  it('has no branches when many write at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, count) => deed(`player at once ${count}`)));
    expect((await checkAudit(server.context)).brokenAt).toBeNull();
  });

  it('seals each day that has ended, outside the database too, and finds entries missing at its end', async () => {
    server.clock.advance(24 * 60 * 60_000);
    await sealDays(server.context);
    await sealDays(server.context);
    const { head, entries } = await checkAudit(server.context);
    const lines = (await readFile(join(folder, 'audit', 'seals.jsonl'), 'utf8')).trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ n: entries, hash: head });
    expect(await tampered([`DELETE FROM desk_audit WHERE n = ${entries}`])).toBe(entries);
  });

  it('shows payments officers and checkers their own entries alone', async () => {
    const payments = await newOperator(server, ['payments']);
    const { list } = await must(server, payments, deskCalls.audit.list, {
      pageSize: 100,
      operatorId: owner.id,
    });
    expect(new Set(list.map(({ operator }) => operator?.id))).toEqual(new Set([payments.id]));
  });

  it('tells of a reveal with its reason, and of none without one', async () => {
    const player = await newPerson(server);
    const risk = await newOperator(server, ['risk']);
    const reason = 'The player asked to be called back.';
    const shown = await must(server, risk, deskCalls.player.revealPhone, { uid: player.uid, reason });
    expect(shown.value).toBe(player.phone);
    const { list } = await must(server, risk, deskCalls.audit.list, { pageSize: 1 });
    expect(JSON.parse(list[0]?.line ?? '')).toMatchObject({
      action: 'pii.reveal',
      object: `player ${player.uid}`,
      reason,
      detail: { field: 'phone' },
    });
    expect(list[0]?.line).not.toContain(player.phone.slice(-7));
  });
});
