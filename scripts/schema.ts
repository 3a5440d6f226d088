/** Writes server/db/schema.sql from a freshly migrated database. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../server/db/database';
import { describeSchema } from '../server/db/describeSchema';
import { startEmbedded } from '../server/db/embedded';
import { migrate } from '../server/db/migrate';

const folder = await mkdtemp(join(tmpdir(), 'peryahan-schema-'));
const postgres = await startEmbedded({ folder, isDurable: false });
try {
  await migrate(postgres.url);
  const db = openDatabase({ url: postgres.url, connectionsMax: 1 });
  await writeFile(join(import.meta.dirname, '../server/db/schema.sql'), await describeSchema(db));
  await db.close();
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
