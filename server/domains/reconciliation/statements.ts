import { createHash } from 'node:crypto';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { endOf, startOf } from '../../manilaDay';
import type { TheirItem } from './items';
import { lockDay } from './lockDay';
import { parseStatement, StatementError, type StatementLine } from './statementCsv';

/** A file that was brought in. */
export interface Statement {
  readonly channel: string;
  readonly lines: number;
  readonly by: number;
  readonly at: Date;
}

/** A channel books by its own clock: a line may be this far outside the day. */
const CLOCK_MS = 60 * 60_000;

interface Bringing {
  readonly day: string;
  readonly channel: string;
  readonly csv: string;
  readonly operatorId: number;
  readonly now: Date;
}

/**
 * Takes in a channel's statement of a day, all of it or nothing; the same file again changes nothing. A later file of
 * the day may add lines, and may repeat earlier ones unchanged. Refuses "badRequest" with the first wrong line, and
 * "alreadySet" for a closed day and for a payment that stands elsewhere with other facts.
 */
export async function bringStatement(
  tx: Queryable,
  { day, channel, csv, operatorId, now }: Bringing,
): Promise<{ lines: number; added: number }> {
  const lines = readLines(csv, day);
  await lockDay(tx, day);
  const [statement] = await tx.query<{ id: bigint }>({
    name: 'statements-insert',
    text: `
      INSERT INTO statements (day, channel, sha256, lines, imported_by, imported_at)
      VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (day, channel, sha256) DO NOTHING RETURNING statement_id AS id`,
    values: [day, channel, createHash('sha256').update(csv).digest(), lines.length, operatorId, now],
  });
  if (statement === undefined) return { lines: lines.length, added: 0 };
  const columns = [
    lines.map(({ channelId }) => channelId),
    lines.map(({ reference }) => reference),
    lines.map(({ method }) => method),
    lines.map(({ amount }) => amount),
    lines.map(({ at }) => at),
  ];
  const added = await tx.query({
    name: 'statement-lines-insert',
    text: `
      INSERT INTO statement_lines
        (statement_id, day, channel, channel_id, reference, method, amount_centavos, occurred_at)
      SELECT $1, $2, $3, *
      FROM unnest($4::text[], $5::text[], $6::text[], $7::bigint[], $8::timestamptz[])
      ON CONFLICT (channel, channel_id) DO NOTHING RETURNING line_id`,
    values: [statement.id, day, channel, ...columns],
  });
  const same = await tx.query({
    name: 'statement-lines-same',
    text: `
      SELECT FROM unnest($3::text[], $4::text[], $5::text[], $6::bigint[], $7::timestamptz[])
        AS new (channel_id, reference, method, amount, at)
      JOIN statement_lines l ON l.day = $1 AND l.channel = $2 AND l.channel_id = new.channel_id
        AND l.reference IS NOT DISTINCT FROM new.reference AND l.method = new.method
        AND l.amount_centavos = new.amount AND l.occurred_at = new.at`,
    values: [day, channel, ...columns],
  });
  if (same.length !== lines.length) {
    throw refuse('alreadySet', 'A payment of this file stands in an earlier one with other facts.');
  }
  return { lines: lines.length, added: added.length };
}

function readLines(csv: string, day: string): StatementLine[] {
  try {
    const lines = parseStatement(csv);
    const [since, until] = [startOf(day).getTime() - CLOCK_MS, endOf(day).getTime() + CLOCK_MS];
    const strange = lines.findIndex(({ at }) => at.getTime() < since || at.getTime() >= until);
    if (strange >= 0) throw new StatementError(strange + 2, `its time is not of ${day} in Manila`);
    return lines;
  } catch (error) {
    if (error instanceof StatementError) throw refuse('badRequest', error.message);
    throw error;
  }
}

/** The files of a day, oldest first. */
export const statementsOf = (on: Queryable, day: string): Promise<Statement[]> =>
  on.query<Statement>({
    name: 'statements-of',
    text: `
      SELECT channel, lines, imported_by AS by, imported_at AS at FROM statements WHERE day = $1
      ORDER BY statement_id`,
    values: [day],
  });

const LINE = `
  line_id::text AS item, channel, method, amount_centavos AS amount, occurred_at AS at, channel_id AS "channelId",
  reference`;

/** What the channels say about a day. */
export async function linesOf(on: Queryable, day: string): Promise<TheirItem[]> {
  const rows = await on.query<Omit<TheirItem, 'carriedFrom'>>({
    name: 'statement-lines-of',
    text: `SELECT ${LINE} FROM statement_lines WHERE day = $1 ORDER BY occurred_at, line_id`,
    values: [day],
  });
  return rows.map((row) => ({ ...row, carriedFrom: null }));
}

/** The sum of the same lines, computed by the database. */
export async function linesSum(on: Queryable, day: string): Promise<bigint> {
  const [row] = await on.query<{ sum: bigint }>({
    name: 'statement-lines-sum',
    text: 'SELECT coalesce(sum(amount_centavos), 0)::bigint AS sum FROM statement_lines WHERE day = $1',
    values: [day],
  });
  return row?.sum ?? 0n;
}
