/**
 * Restores a database from BACKUP_DIR into a new folder:
 * `npm run restore -- --from /mnt/backups --into ./restored --fairness ./data/fairness [--until 2026-11-22T14:03:59+08:00]`.
 * Without --until everything in the archive comes back. The old folder is not touched: point DATA_DIR to the new one.
 * When the old database still runs, name its folder with --flush, so that its last minute is archived first.
 * --fairness is the public record as it is now: seeds that it reveals are not used again. It is copied into the new folder.
 */
import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseConfig } from '../server/config';
import { flushArchive } from '../server/db/archive';
import { openDatabase } from '../server/db/database';
import { startEmbedded } from '../server/db/embedded';
import { migrate } from '../server/db/migrate';
import { restoreDatabase } from '../server/db/restore';
import { prepareRestored } from '../server/domains/live/restored';
import { openSeals } from '../server/seals';
import { restoredText } from './lib/restoredText';

const USAGE =
  'npm run restore -- --from BACKUP_DIR --into NEW_DATA_DIR --fairness FAIRNESS_DIR [--until TIME] [--flush OLD_DATA_DIR]';

try {
  const { from, into, fairness, until, flush } = readArguments();
  if (flush !== null) {
    const old = await startEmbedded({ folder: flush, backups: from });
    await flushArchive(old.adminUrl, from).finally(old.stop);
  }
  const postgres = await restoreDatabase({ backups: from, into, until });
  // What this version of the server needs, before anything is changed in the version of the backup.
  await migrate(postgres.url);
  const db = openDatabase({ url: postgres.url, connectionsMax: 1 });
  try {
    const [found] = await db.query<{ players: bigint; last: Date | null }>({
      text: 'SELECT (SELECT count(*) FROM players) AS players, (SELECT max(created_at) FROM ledger_entries) AS last',
    });
    console.log(
      `Restored to ${into}: ${found?.players} players, last posting ${found?.last?.toISOString() ?? 'none'}.`,
    );
    const record = join(into, 'fairness');
    await mkdir(record, { recursive: true });
    await cp(fairness, record, { recursive: true });
    const { pairSeals } = await openSeals({ seedKey: parseConfig(process.env).seedKey, dataDir: into });
    console.log(restoredText(await prepareRestored({ db, pairSeals }, record, new Date())));
    console.log(`Start the server with DATA_DIR=${into}`);
  } finally {
    await db.close();
    await postgres.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Exits with code 2 for an invalid command line. */
function readArguments() {
  try {
    const option = { type: 'string' } as const;
    const { values } = parseArgs({
      options: { from: option, into: option, fairness: option, until: option, flush: option },
    });
    if (values.from === undefined || values.into === undefined || values.fairness === undefined)
      throw new Error(
        '--from, --into and --fairness are needed; without a public record name an empty folder',
      );
    const until = values.until === undefined ? null : new Date(values.until);
    if (until !== null && Number.isNaN(until.getTime())) {
      throw new Error(`--until is "${values.until}"; it must be a time such as 2026-11-22T14:03:59+08:00`);
    }
    const flush = values.flush === undefined ? null : resolve(values.flush);
    return {
      from: resolve(values.from),
      into: resolve(values.into),
      fairness: resolve(values.fairness),
      until,
      flush,
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    return process.exit(2);
  }
}
