import { openSeals } from '../../server/seals';

/** Of all servers of the tests, so that several may share a database. */
export const SEED_KEY = '5eed'.repeat(16);

/** What seals the secrets of all servers of the tests. */
export const testSeals = await openSeals({ seedKey: SEED_KEY, dataDir: '' });
