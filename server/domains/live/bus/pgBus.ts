import type { Queryable } from '../../../db/database';
import { CHANNEL } from '../notices';
import type { Bus } from './bus';

/**
 * Notices by NOTIFY, which the connection of the tables hears among those of their leaders. The commit of a NOTIFY holds a
 * lock that is one for the whole server, so it does not wait for the disk.
 */
export const pgBus = (db: Queryable): Bus => ({
  publish: async (notice) => {
    await db.query({
      name: 'live-tell',
      text: "SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, $2)",
      values: [CHANNEL, JSON.stringify(notice)],
    });
  },
  // The connection of the tables hears these notices among its own, and reads everything again when it was lost.
  listen: () => undefined,
  close: async () => undefined,
});
