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

/** How many times one update looks for more lines: each finds some hundreds. */
const TURNS_MAX = 1_000;

const roundsName = (game: string, date: string): string => `rounds-${game}-${date}.jsonl`;

/**
 * The public record of shared rounds as files, copied from the database after each step: the log, and a file of
 * each game and day. Processes may share the folder.
 */
export class PublicFiles {
  readonly #parts: PublicFilesParts;
  #logEnd = { endByte: 0, lines: 0 };
  readonly #rounds = new Map<string, Known>();
  /** The day of each game before which the log has the hash of every day's file. */
  readonly #closedBefore = new Map<string, string>();
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
      const rounds = this.#inTurn((on) => this.#writeRounds(on, game));
      // In a turn of its own: only what has been committed is published.
      const log = this.#inTurn((on) => this.#writeLog(on));
      const [day] = await Promise.all([rounds, log]);
      if (day !== null) this.#closedBefore.set(game, day);
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
  #inTurn<T>(work: (on: Queryable) => Promise<T>): Promise<T> {
    const done = this.#queue.then(() =>
      this.#parts.db.transaction(async (transaction) => {
        await transaction.query({
          name: 'fairness-files-lock',
          text: "SELECT pg_advisory_xact_lock(hashtext('fairness files'))",
        });
        return work(transaction);
      }),
    );
    this.#queue = done.then(
      () => undefined,
      () => undefined,
    );
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

  /** Writes the new lines of a game and logs the days that are over. Returns the day of its newest file; null without one. */
  async #writeRounds(on: Queryable, game: string): Promise<string | null> {
    let day: string | null = null;
    // The next update writes what is left.
    for (let turn = 0; turn < TURNS_MAX; turn += 1) {
      const known = await this.#knownOf(game);
      day = known.last?.date ?? null;
      const lines =
        game === TRADE_RECORD
          ? await tradeLinesAfter(on, known.last)
          : await roundLinesAfter(on, game, known.last);
      const [first] = lines;
      if (first === undefined) break;
      // A day that is over gets no more lines: after a clock was set back they go into the newest file.
      const date = day === null || first.date > day ? first.date : day;
      const next = lines.findIndex((line) => line.date > date);
      const ofDay = next < 0 ? lines : lines.slice(0, next);
      const path = join(this.#parts.folder, roundsName(game, date));
      const endByte = await appendLines(
        path,
        date === day ? known.endByte : 0,
        ofDay.map(({ text }) => text),
      );
      day = date;
      this.#rounds.set(game, { endByte, last: { ...(ofDay.at(-1) ?? first), date } });
    }
    if (day !== null && this.#closedBefore.get(game) !== day) await this.#closeDays(on, game, day);
    return day;
  }

  /** Where the newest file of a game ends, including what other processes have written. */
  async #knownOf(game: string): Promise<Known> {
    const known = this.#rounds.get(game);
    for (const date of (await this.#daysOf(game)).toReversed()) {
      const own = known?.last?.date === date ? known : null;
      const path = join(this.#parts.folder, roundsName(game, date));
      const { lines, endByte } = await readLines(path, own?.endByte ?? 0);
      const text = lines.at(-1);
      const last = text === undefined ? (own?.last ?? null) : readRoundLine(text, date);
      // A crash may have left a file without a line.
      if (last !== null) return { endByte, last };
    }
    return { endByte: 0, last: null };
  }

  /** The days of which a game has a file, the oldest first. */
  async #daysOf(game: string): Promise<string[]> {
    const names = await readdir(this.#parts.folder);
    const dates = names.flatMap((name) => {
      const date = name.slice(-'2026-11-22.jsonl'.length, -'.jsonl'.length);
      return name === roundsName(game, date) ? [date] : [];
    });
    return dates.toSorted();
  }

  /** Logs the hashes of the files of the days before one, of which no more is written, where the log lacks them. */
  async #closeDays(on: Queryable, game: string, before: string): Promise<void> {
    const logged = await on.query<{ date: string }>({
      name: 'fairness-days-logged',
      text: `
        SELECT line::json ->> 'date' AS date FROM fairness_log
        WHERE line::json ->> 'type' = 'day' AND line::json ->> 'game' = $1`,
      values: [game],
    });
    for (const date of await this.#daysOf(game)) {
      if (date >= before || logged.some((day) => day.date === date)) continue;
      const hash = createHash('sha256');
      const path = join(this.#parts.folder, roundsName(game, date));
      for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
      await appendLog(on, [{ type: 'day', game, date, sha256: hash.digest('hex') }], this.#parts.now());
    }
  }
}
