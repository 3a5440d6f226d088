import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findPostmaster, stopPostmaster } from '../../server/db/postmaster';

/** Stops the PostgreSQL that uses a data folder of ours, if one does, and deletes the folder. */
export async function removeCluster(folder: string): Promise<void> {
  const data = join(folder, 'postgres');
  const running = await findPostmaster(data);
  if (running !== null) await stopPostmaster(running, data);
  // Files may still be copied into it.
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
