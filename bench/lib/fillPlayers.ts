import type pg from 'pg';

/** Runs a statement as the superuser, who may write rows that the ledger's own triggers would refuse. */
export type Run = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;

/** Players without accounts, by SQL alone, with uids from `firstUid` on; those who are there already stay as they are. */
export async function fillPlayers(run: Run, firstUid: number, players: number): Promise<void> {
  await run(
    `INSERT INTO players (uid, phone, password_hash, name, email, birthday, verified, invite_code, agreed_at, created_at)
    SELECT $1 + n, '+639' || lpad(n::text, 9, '0'), 'none', 'Player ' || n,
      CASE WHEN n % 3 = 0 THEN 'p' || n || '@bench.example' END, '1990-01-01',
      CASE WHEN n % 5 = 0 THEN 'VERIFIED' ELSE 'INIT' END, 'B' || n, now(), now() - n * interval '1 second'
    FROM generate_series(0, $2::int - 1) AS n
    ON CONFLICT DO NOTHING`,
    [firstUid, players],
  );
}
