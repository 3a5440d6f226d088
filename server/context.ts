import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Database } from './db/database';

/** The time at the server. SQL that needs the time takes it from here as a parameter, so that tests can set it. */
export interface ServerClock {
  now(): Date;
}

/** What every domain function may reach; nothing else is global. */
export interface Context {
  readonly config: Config;
  readonly db: Database;
  readonly clock: ServerClock;
  readonly log: FastifyBaseLogger;
}

export const systemClock: ServerClock = { now: () => new Date() };
