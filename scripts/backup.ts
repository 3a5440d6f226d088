/**
 * Copies the embedded database to BACKUP_DIR, while the server runs or not: `BACKUP_DIR=/mnt/backups npm run backup`.
 * The server makes such a copy every day by itself. See docs/operating.md.
 */
import { resolve } from 'node:path';
import { parseConfig } from '../server/config';
import { makeBaseBackup } from '../server/db/baseBackup';
import { startEmbedded } from '../server/db/embedded';

try {
  const { backupDir, backupKeep, dataDir } = parseConfig(process.env);
  if (backupDir === null) throw new Error('Set BACKUP_DIR to a folder on another disk than DATA_DIR.');
  const [folder, backups] = [resolve(dataDir), resolve(backupDir)];
  const postgres = await startEmbedded({ folder, backups });
  try {
    const made = await makeBaseBackup({ adminUrl: postgres.adminUrl, folder, backups, keep: backupKeep });
    console.log(`Copied to ${made.path}. Old copies deleted: ${made.deleted}.`);
  } finally {
    await postgres.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
