import { join } from 'node:path';
import { findPostmaster } from '../../../server/db/postmaster';
import { type BuiltServer, startBuiltServer } from '../../support/builtServer';

/** A child app beside the server of the tests, over the same database. */
export async function startChildServer(mainUrl: string): Promise<BuiltServer> {
  const folder = process.env.TEST_DATA_DIR ?? '';
  const postmaster = await findPostmaster(join(folder, 'postgres'));
  if (postmaster === null) throw new Error('the database of the tests does not run');
  const { socketFolder, port } = postmaster;
  return startBuiltServer({
    SANDBOX: 'on',
    LOG_LEVEL: 'warn',
    BEACON: 'none',
    LIVE_TABLES: 'off',
    SMS_PER_ADDRESS: '100000',
    RATE_LIMIT_PER_MINUTE: '1000000',
    DATABASE_URL: `postgresql://peryahan@/peryahan?host=${encodeURIComponent(socketFolder)}&port=${port}`,
    // The secrets are those of the other server.
    DATA_DIR: folder,
    SEED_KEY: '',
    APP_CODE: 'pista_1000',
    BRAND: 'pista',
    MAIN_APP_URL: mainUrl,
  });
}
