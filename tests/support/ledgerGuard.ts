import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Queryable } from '../../server/db/database';

/** The ledger's SQL functions. */
export const LEDGER_FUNCTIONS: readonly string[] = readdirSync(
  join(import.meta.dirname, '../../server/ledger/sql'),
).map((file) => basename(file, '.sql'));

/** The tables that the ledger alone writes. Partitions of answers are its own housekeeping. */
export const LEDGER_TABLES = [
  'ledger_accounts',
  'ledger_entries',
  'ledger_references',
  'ledger_answers',
  'ledger_openings',
];

/**
 * Refuses every statement that writes to the ledger's tables, unless the innermost function that runs it is one of the
 * ledger's. PostgreSQL itself reports the functions that are running, so it does not matter how a statement is written.
 * Test servers have this guard: any test that reaches such a statement fails.
 */
export async function guardLedger(db: Queryable): Promise<void> {
  const callers = LEDGER_FUNCTIONS.join('|');
  const triggers = LEDGER_TABLES.map(
    (table) => `CREATE TRIGGER only_ledger BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_others();`,
  );
  await db.query({
    text: `
      DO $do$ BEGIN
        CREATE FUNCTION refuse_others() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
          context text;
          caller text;
        BEGIN
          GET DIAGNOSTICS context = PG_CONTEXT;
          -- Innermost first: this function, its caller's statement, its caller.
          caller := (regexp_match(context, '\\n(?:PL/pgSQL|SQL) function "?(\\w+)'))[1];
          IF caller IS NULL OR caller !~ '^(${callers})$' THEN
            RAISE EXCEPTION '% of % refused: only the ledger writes it', TG_OP, TG_TABLE_NAME;
          END IF;
          RETURN NULL;
        END $$;
        ${triggers.join('\n')}
      END $do$`,
  });
}
