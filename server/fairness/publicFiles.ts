import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Queryable } from '../db/database';
import { appendLines, readLines } from './appendedFile';
import { appendLog } from './log';
import { completeLog, gamesAhead, LOG_NAME, logLinesFrom } from './publishedRecord';
import { type RoundLine, readRoundLine, roundLinesAfter } from './roundLines';
import { TRADE_RECORD, tradeLinesAfter } from './tradeLines';

export interface PublicFilesParts {
  readonly folder: string;
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  /** Called when the log in the database and its file differ. */
  readonly onBreak: () => void;
}

/** Where a file ends, and the last line of it that this process knows. */
interface Known {
  readonly endByte: number;
  readonly last: RoundLine | null;
}

/** The only names that are served. */
const PUBLIC_NAME = /^(log|rounds-[a-z-]{3,16}-\d{4}-\d{2}-\d{2})\.jsonl$/;

const roundsName = (game: string, date: string): string => `rounds-${game}-${date}.jsonl`;

/**
 * The public record of shared rounds as files, copied from the database after each step: the log, and a file of
 * each game and day. Processes may share the folder.
 */
export class PublicFiles {
  readonly #parts: PublicFilesParts;
  #logEnd = { endByte: 0, lines: 0 };
  readonly #rounds = new Map<string, Known>();
  #queue: Promise<void> = Promise.resolve();
  #isWhole = true;
  #isOpen = false;
  #isClosed = false;

  constructor(parts: PublicFilesParts) {
    this.#parts = parts;
  }

  /** The path of a public file; null for any other name. */
  pathOf(name: string): string | null {
    return PUBLIC_NAME.test(name) ? join(this.#parts.folder, name) : null;
  }

  /** Throws an Error where the log and its file differ: then no round may open. */
  async requireWhole(): Promise<void> {
    if (!this.#isOpen) await this.#inTurn((on) => this.#open(on));
    if (!this.#isWhole) throw new Error('the public log and its file differ');
  }

  /** Writes what is new about a game, and what is new in the log. Never throws: the next update writes it. */
  async update(game: string): Promise<void> {
    if (this.#isClosed) return;
    try {
      await this.requireWhole();
      await this.#inTurn(async (on) => {
        await this.#writeRounds(on, game);
        await this.#writeLog(on);
      });
    } catch (error) {
      this.#parts.log.error({ err: error, game }, 'could not write the public record of rounds');
    }
  }

  /** Writes nothing more; resolves when what is being written has been. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#queue;
  }

  /** Runs work after all earlier work of this process and while no other process writes. */
  #inTurn(work: (on: Queryable) => Promise<void>): Promise<void> {
    const done = this.#queue.then(() =>
      this.#parts.db.transaction(async (transaction) => {
        await transaction.query({
          name: 'fairness-files-lock',
          text: "SELECT pg_advisory_xact_lock(hashtext('fairness files'))",
        });
        await work(transaction);
      }),
    );
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** Compares the whole log: of file and table one must be a prefix of the other. The shorter one is completed. */
  async #open(on: Queryable): Promise<void> {
    if (this.#isOpen) return;
    await mkdir(this.#parts.folder, { recursive: true });
    const ends = await completeLog(on, this.#parts.folder);
    const ahead = ends === null ? [] : await gamesAhead(on, this.#parts.folder);
    // Only now: a caller that comes while this reads must wait for what it finds.
    this.#isOpen = true;
    if (ends === null) return this.#break();
    if (ahead.length > 0) {
      const games = ahead.join(', ');
      return this.#break(
        `rounds of ${games} were played that the database lacks: run "npm run console -- restored"`,
      );
    }
    this.#logEnd = ends;
  }

  #break(why = 'the public log and its file differ'): void {
    this.#isWhole = false;
    this.#parts.onBreak();
    this.#parts.log.fatal(`${why}: no round opens`);
  }

  async #writeLog(on: Queryable): Promise<void> {
    const path = join(this.#parts.folder, LOG_NAME);
    // Another process may have written meanwhile.
    const newer = await readLines(path, this.#logEnd.endByte);
    const stored = await logLinesFrom(on, this.#logEnd.lines);
    if (newer.size < this.#logEnd.endByte) return this.#break();
    if (newer.lines.some((line, at) => line !== stored[at])) return this.#break();
    const fresh = stored.slice(newer.lines.length);
    const endByte =
      fresh.length === 0 ? Math.max(newer.endByte, 0) : await appendLines(path, newer.endByte, fresh);
    this.#logEnd = { endByte, lines: this.#logEnd.lines + stored.length };
  }

  async #writeRounds(on: Queryable, game: string): Promise<void> {
    for (;;) {
      const known = await this.#knownOf(game);
      const lines =
        game === TRADE_RECORD
          ? await tradeLinesAfter(on, known.last)
          : await roundLinesAfter(on, game, known.last);
      const [first] = lines;
      if (first === undefined) return;
      const isNewDay = known.last !== null && first.date > known.last.date;
      if (isNewDay && known.last !== null) await this.#closeDay(on, game, known.last.date);
      const ofDay = lines.filter(({ date }) => date === first.date);
      const path = join(this.#parts.folder, roundsName(game, first.date));
      const endByte = await appendLines(
        path,
        isNewDay ? 0 : known.endByte,
        ofDay.map(({ text }) => text),
      );
      this.#rounds.set(game, { endByte, last: ofDay.at(-1) ?? first });
    }
  }

  /** Where the newest file of a game ends, including what other processes have written. */
  async #knownOf(game: string): Promise<Known> {
    const { folder } = this.#parts;
    const names = await readdir(folder);
    const dates = names.flatMap((name) => {
      const date = name.slice(-'2026-11-22.jsonl'.length, -'.jsonl'.length);
      return name === roundsName(game, date) ? [date] : [];
    });
    const date = dates.toSorted().at(-1);
    if (date === undefined) return { endByte: 0, last: null };
    const known = this.#rounds.get(game);
    const fromByte = known?.last?.date === date ? known.endByte : 0;
    const { lines, endByte } = await readLines(join(folder, roundsName(game, date)), fromByte);
    const text = lines.at(-1);
    const last = text === undefined ? (known?.last ?? null) : readRoundLine(text, date);
    return { endByte, last };
  }

  /** Logs the hash of a day's file, of which no more is written. */
  async #closeDay(on: Queryable, game: string, date: string): Promise<void> {
    const hash = createHash('sha256');
    const path = join(this.#parts.folder, roundsName(game, date));
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
    const isLogged = await on.query({
      name: 'fairness-day-logged',
      text: `
        SELECT FROM fairness_log WHERE line::json ->> 'type' = 'day' AND line::json ->> 'game' = $1
          AND line::json ->> 'date' = $2`,
      values: [game, date],
    });
    if (isLogged.length > 0) return;
    const fact = { type: 'day', game, date, sha256: hash.digest('hex') } as const;
    await appendLog(on, [fact], this.#parts.now());
  }
}
