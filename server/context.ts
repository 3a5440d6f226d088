import type { FastifyBaseLogger } from 'fastify';
import type { SettingsHolder } from './active/settingsHolder';
import type { Config } from './config';
import type { Database } from './db/database';
import type { ServerSeals } from './seals';

/** The server's time. SQL gets the time from here as a parameter, so that tests can set it. */
export interface ServerClock {
  now(): Date;
}

/** What every domain function may use; there is no other global state. */
export interface Context extends ServerSeals {
  readonly config: Config;
  readonly db: Database;
  readonly clock: ServerClock;
  readonly log: FastifyBaseLogger;
  /** What operators have published on top of the configuration. */
  readonly settings: SettingsHolder;
}

export const systemClock: ServerClock = { now: () => new Date() };
