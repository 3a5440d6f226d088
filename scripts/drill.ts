/**
 * Tries whether backups can be restored, and says how long it takes, what came back, and whether the ledger is proved.
 * - `npm run drill -- --from /mnt/backups --into /mnt/drill [--until 2026-11-22T14:03:59+08:00]`: of the embedded database. The new
 *   folder is deleted afterwards; the server may go on meanwhile.
 * - `npm run drill`, with DATABASE_URL or DATABASE_URL_FILE set: of a database that was restored by other means. It is only read.
 * - `npm run drill -- --database postgresql://...`: the same for an address without a password, as by deploy/pgbackrest/drill.sh.
 *   Everybody on the machine can read the words of a command.
 * Exits with 1 unless all of it is right.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSecretFiles } from '../server/settings/secretFiles';
import { type Drill, type DrillReport, drillCopy, examineRestored } from './lib/drill';
import { openPatiently } from './lib/openPatiently';

const USAGE = `npm run drill -- --from BACKUP_DIR --into NEW_FOLDER [--until TIME]
DATABASE_URL=ADDRESS npm run drill
npm run drill -- --database ADDRESS`;

const startedAt = process.hrtime.bigint();
const seconds = (): string => (Number(process.hrtime.bigint() - startedAt) / 1e9).toFixed(1);

try {
  const wanted = readArguments();
  const { text, isProved } = 'address' in wanted ? await examine(wanted.address) : await drillCopy(wanted);
  console.log(`${text}\nThe drill took ${seconds()} s.`);
  process.exit(isProved ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function examine(address: string): Promise<DrillReport> {
  const db = openPatiently(address);
  return examineRestored(db).finally(() => db.close());
}

function addressOfSettings(): string {
  const given = Object.entries(process.env).filter(
    ([name, value]) => /^DATABASE_URL(_FILE)?$/.test(name) && value !== '',
  );
  const { variables, refusals } = readSecretFiles(Object.fromEntries(given));
  if (refusals.length > 0) throw new Error(refusals.join('\n'));
  const address = variables.DATABASE_URL;
  if (address === undefined) throw new Error('--from and --into are needed, or DATABASE_URL, or --database');
  return address;
}

/** Exits with code 2 for an invalid command line. */
function readArguments(): Drill | { readonly address: string } {
  try {
    const option = { type: 'string' } as const;
    const { values } = parseArgs({
      options: { from: option, into: option, until: option, database: option },
    });
    const { from, into, until, database } = values;
    if (database !== undefined && from === undefined && into === undefined && until === undefined) {
      return { address: database };
    }
    if (Object.keys(values).length === 0) return { address: addressOfSettings() };
    if (database !== undefined || from === undefined || into === undefined) {
      throw new Error('--from and --into are needed, or --database alone');
    }
    const moment = until === undefined ? null : new Date(until);
    if (moment !== null && Number.isNaN(moment.getTime())) {
      throw new Error(`--until is "${until}"; it must be a time such as 2026-11-22T14:03:59+08:00`);
    }
    return { from: resolve(from), into: resolve(into), until: moment };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    return process.exit(2);
  }
}
