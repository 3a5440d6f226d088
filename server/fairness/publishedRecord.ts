import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogLine } from '../../games/kit/fairness/log';
import type { Queryable } from '../db/database';
import { readLines } from './appendedFile';
import { lockLog } from './log';
import { readRoundLine } from './roundLines';

/** The name of the public log in its folder. */
export const LOG_NAME = 'log.jsonl';

const ROUNDS_NAME = /^rounds-([a-z-]{3,16})-(\d{4}-\d{2}-\d{2})\.jsonl$/;

/** The newest round of each game that the files of rounds in a folder tell of. */
export async function publishedRounds(folder: string): Promise<ReadonlyMap<string, number>> {
  const newest = new Map<string, string>();
  for (const name of (await readdir(folder).catch(() => [])).toSorted()) {
    const [, game] = ROUNDS_NAME.exec(name) ?? [];
    if (game !== undefined) newest.set(game, name);
  }
  const rounds = new Map<string, number>();
  for (const [game, name] of newest) {
    const { lines } = await readLines(join(folder, name));
    const text = lines.at(-1);
    if (text !== undefined) rounds.set(game, readRoundLine(text, '').round);
  }
  return rounds;
}

/**
 * Adds the lines of the log's file that the database lacks, as one that was restored from a backup does. Returns where
 * the file ends; null where neither is a prefix of the other.
 */
export async function completeLog(
  on: Queryable,
  folder: string,
): Promise<{ readonly endByte: number; readonly lines: number } | null> {
  // Another process must not append the next line between reading and completing.
  await lockLog(on);
  const { lines, endByte } = await readLines(join(folder, LOG_NAME));
  const stored = await logLinesFrom(on, 0);
  const common = Math.min(lines.length, stored.length);
  if (!lines.slice(0, common).every((line, at) => line === stored[at])) return null;
  for (const line of lines.slice(common)) await restoreLine(on, line);
  return { endByte, lines: lines.length };
}

/** The lines of the log in the database from a number on, as texts. */
export async function logLinesFrom(on: Queryable, n: number): Promise<string[]> {
  const rows = await on.query<{ line: string }>({
    name: 'fairness-log-lines',
    text: 'SELECT line FROM fairness_log WHERE n >= $1 ORDER BY n',
    values: [n],
  });
  return rows.map(({ line }) => line);
}

async function restoreLine(on: Queryable, text: string): Promise<void> {
  const { n, prev, hash } = JSON.parse(text) as LogLine;
  await on.query({
    name: 'fairness-log-restore',
    text: `
      INSERT INTO fairness_log (n, line, prev, hash) VALUES ($1, $2, decode($3, 'hex'), decode($4, 'hex'))`,
    values: [n, text, prev, hash],
  });
}

/** Games whose files tell of rounds that the database neither has nor will skip: it was restored, and not prepared. */
export async function gamesAhead(on: Queryable, folder: string): Promise<string[]> {
  const published = await publishedRounds(folder);
  const rows = await on.query<{ game: string; known: number }>({
    name: 'fairness-rounds-known',
    text: `
      SELECT game, greatest(
        (SELECT max(round_number) FROM live_rounds r WHERE r.game = named.game),
        CASE named.game WHEN 'trade' THEN (SELECT max(segment) FROM trade_segments)
          WHEN 'lotto' THEN (SELECT max(draw) FROM lotto_draws) END,
        (SELECT max(first_round) - 1 FROM live_restarts s WHERE s.game = named.game), 0) AS known
      FROM unnest($1::text[]) AS named (game)`,
    values: [[...published.keys()]],
  });
  return rows.flatMap(({ game, known }) => ((published.get(game) ?? 0) > known ? [game] : []));
}
