import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { SettingsArea } from '../../contract/desk/settings';
import type { Config } from '../config';
import type { Database, Queryable } from '../db/database';
import { type ActiveSettings, type Published, type RewardTables, readContent, resolve } from './resolve';

/** The NOTIFY channel on which processes tell each other that something was published or paused. */
export const SETTINGS_CHANNEL = 'settings';

/** Read again this often as well, should a notification get lost. */
const READ_EVERY_MS = 10_000;
const RECONNECT_MS = 1_000;
/** Settings that are older than this do not decide about money. */
const FRESH_MS = 60_000;

interface LiveRow {
  readonly area: SettingsArea;
  readonly content: unknown;
  readonly isStopped: boolean;
}

interface HolderParts {
  readonly config: Config;
  readonly db: Database;
  readonly log: FastifyBaseLogger;
}

/** Holds what is live in this process, and follows what any process publishes. */
export class SettingsHolder {
  readonly #parts: HolderParts;
  #active: ActiveSettings;
  /** What was read last, as text, so that equal reads keep the same object. */
  #text = '';
  #published: Published = {};
  #readAtMs = Number.NEGATIVE_INFINITY;
  /** Applications that use it; the tests start several in one process. */
  #users = 0;
  #stop = new AbortController();
  #following: Promise<void> = Promise.resolve();

  constructor(parts: HolderParts) {
    this.#parts = parts;
    this.#active = resolve(parts.config, {}, []);
  }

  /** What is live, as far as this process knows. The same object until something changes. */
  get active(): ActiveSettings {
    return this.#active;
  }

  /** Whether `active` was read a short time ago; decisions about money are refused otherwise. */
  get isFresh(): boolean {
    return performance.now() - this.#readAtMs < FRESH_MS;
  }

  /** Reads once, then follows. A first read that fails is logged and repeated. */
  async start(): Promise<void> {
    this.#users += 1;
    if (this.#users > 1) return;
    this.#stop = new AbortController();
    await this.refresh().catch((error: unknown) => this.#warn(error));
    this.#following = this.#follow();
  }

  async stop(): Promise<void> {
    this.#users -= 1;
    if (this.#users > 0) return;
    this.#stop.abort();
    await this.#following;
  }

  /** Reads what is live now. Rejects where the database does not answer, or a version cannot be read. */
  async refresh(): Promise<void> {
    const startedMs = performance.now();
    const [versions, pauses, tables] = await Promise.all([
      this.#parts.db.query<LiveRow>({
        name: 'settings-live',
        text: `
          SELECT DISTINCT ON (area) area, content, stopped_at IS NOT NULL AS "isStopped" FROM settings_versions WHERE state = 'live'
          ORDER BY area, published_at DESC, version_id DESC`,
      }),
      pausedGames(this.#parts.db),
      rewardTables(this.#parts.db),
    ]);
    const text = JSON.stringify([versions, pauses, tables]);
    if (text !== this.#text) {
      const published: Published = {
        ...Object.fromEntries(versions.map(({ area, content }) => [area, readContent(area, content)])),
        isReleaseStopped: versions.some(({ area, isStopped }) => area === 'release' && isStopped),
        rewardTables: tables.map(({ from, content }) => ({ from, content: readContent('rewards', content) })),
      };
      this.#active = resolve(this.#parts.config, published, pauses);
      this.#published = published;
      this.#text = text;
    }
    this.#readAtMs = startedMs;
  }

  /** What the settings would be with the version that a token opens; null for an unknown or old token. */
  async preview(token: string, now: Date): Promise<ActiveSettings | null> {
    const [row] = await this.#parts.db.query<LiveRow>({
      name: 'settings-preview',
      text: `
        SELECT v.area, v.content, false AS "isStopped" FROM settings_previews p JOIN settings_versions v USING (version_id)
        WHERE p.token_hash = $1 AND p.expires_at > $2`,
      values: [createHash('sha256').update(token).digest(), now],
    });
    if (row === undefined) return null;
    const published = {
      ...this.#published,
      [row.area]: readContent(row.area, row.content),
      ...(row.area === 'release' && { isReleaseStopped: false }),
    };
    return resolve(this.#parts.config, published, this.#active.pausedGames);
  }

  #warn(error: unknown): void {
    if (this.#stop.signal.aborted) return;
    this.#parts.log.warn({ err: error }, 'could not read the published settings');
  }

  async #follow(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      await this.#listen().catch((error: unknown) => this.#warn(error));
      await sleep(RECONNECT_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Listens until the connection ends or the server stops. */
  async #listen(): Promise<void> {
    const lost = new AbortController();
    const signal = AbortSignal.any([lost.signal, this.#stop.signal]);
    const read = () => this.refresh().catch((error: unknown) => this.#warn(error));
    const line = await this.#parts.db.line(SETTINGS_CHANNEL, {
      onNotice: () => void read(),
      onEnd: () => lost.abort(),
    });
    try {
      while (!signal.aborted) {
        // At once too: something may have been published before this connection listened.
        await read();
        await sleep(READ_EVERY_MS, undefined, { signal }).catch(() => undefined);
      }
    } finally {
      await line.close();
    }
  }
}

async function pausedGames(on: Queryable): Promise<string[]> {
  const rows = await on.query<{ game: string }>({
    name: 'game-pauses-open',
    text: 'SELECT game FROM game_pauses WHERE reopened_at IS NULL ORDER BY game',
  });
  return rows.map(({ game }) => game);
}

/**
 * Tables of rewards hold from their times on, and not from when a job has made them live: what is scheduled counts as well,
 * and what is over says what a day before gave.
 */
const rewardTables = (
  on: Queryable,
): Promise<(Pick<RewardTables, 'from'> & { readonly content: unknown })[]> =>
  on.query({
    name: 'settings-reward-tables',
    text: `
      SELECT starts_at AS "from", content FROM settings_versions
      WHERE area = 'rewards' AND state IN ('scheduled', 'live', 'over') AND starts_at IS NOT NULL
      ORDER BY starts_at, version_id`,
  });

/** Tells all processes to read again, when the transaction commits. */
export async function notifySettings(transaction: Queryable): Promise<void> {
  await transaction.query({
    name: 'settings-notify',
    text: "SELECT pg_notify($1, '')",
    values: [SETTINGS_CHANNEL],
  });
}
