import { rm } from 'node:fs/promises';

/** The test server's data goes with the run. */
export default async function removeData(): Promise<void> {
  const { TEST_DATA_DIR: folder } = process.env;
  if (folder !== undefined)
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
}
