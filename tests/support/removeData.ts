import { rm } from 'node:fs/promises';

/** Deletes the test server's data after the run. */
export default async function removeData(): Promise<void> {
  const { TEST_DATA_DIR: folder } = process.env;
  if (folder !== undefined)
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
}
