import { type Database, openDatabase } from '../../server/db/database';

/** Counting, proving or changing the rows of all players of a large database takes minutes, and hours on a slow disk. */
const STATEMENT_MAX_MS = 12 * 60 * 60_000;
const WAIT_MAX_MS = 10_000;

/** Opens a database for a command of an operator, which nobody waits for in an app: its statements take what they need. */
export const openPatiently = (url: string): Database =>
  openDatabase({ url, connectionsMax: 1, patienceMs: STATEMENT_MAX_MS, waitMaxMs: WAIT_MAX_MS });
