import { canonical } from '../../games/kit/fairness/canonical';
import {
  type CallOffReason,
  LOG_START,
  type LogFact,
  type LogLine,
  nextLine,
} from '../../games/kit/fairness/log';
import type { Json } from '../../games/kit/rules/round';
import type { Queryable } from '../db/database';

export type { CallOffReason };

/** The text of a line, as in the public file. */
export const lineText = (line: LogLine): string => canonical(line as unknown as Json);

/** Appends facts to the public log, in the caller's transaction. Others who append wait for its end. */
export async function appendLog(transaction: Queryable, facts: readonly LogFact[], now: Date): Promise<void> {
  await lockLog(transaction);
  let head = await newestLine(transaction);
  for (const fact of facts) {
    head = nextLine(head, fact, now.getTime());
    await transaction.query({
      name: 'fairness-log-append',
      text: `
        INSERT INTO fairness_log (n, line, prev, hash) VALUES ($1, $2, decode($3, 'hex'), decode($4, 'hex'))`,
      values: [head.n, lineText(head), head.prev, head.hash],
    });
  }
}

/** Keeps others from appending to the log until the transaction ends. */
export async function lockLog(transaction: Queryable): Promise<void> {
  await transaction.query({
    name: 'fairness-log-lock',
    text: "SELECT pg_advisory_xact_lock(hashtext('fairness log'))",
  });
}

async function newestLine(on: Queryable): Promise<LogLine | null> {
  const [row] = await on.query<{ line: string }>({
    name: 'fairness-log-newest',
    text: 'SELECT line FROM fairness_log ORDER BY n DESC LIMIT 1',
  });
  return row === undefined ? null : (JSON.parse(row.line) as LogLine);
}

/** The hash of the newest line, as hex; what the first line links to for an empty log. */
export const logHead = async (on: Queryable): Promise<string> => (await newestLine(on))?.hash ?? LOG_START;

/** The lines that name beacons, in order. */
export async function beaconLines(on: Queryable): Promise<Extract<LogLine, { readonly type: 'beacon' }>[]> {
  const rows = await on.query<{ line: string }>({
    name: 'fairness-log-beacons',
    text: `SELECT line FROM fairness_log WHERE line::json ->> 'type' = 'beacon' ORDER BY n`,
  });
  return rows.map(({ line }) => JSON.parse(line));
}
