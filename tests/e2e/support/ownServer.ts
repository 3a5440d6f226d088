import { type BuiltServer, startBuiltServer } from '../../support/builtServer';
import { test } from './watched';

/**
 * The test runner with a built server for each worker, with these settings beside the sandbox. For tests of what the
 * server that all share is set not to do.
 */
export const withServer = (environment: Record<string, string>) =>
  test.extend<object, { server: BuiltServer }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
      async ({}, use) => {
        const server = await startBuiltServer({ SANDBOX: 'on', LOG_LEVEL: 'warn', ...environment });
        await use(server);
        await server.close();
      },
      // Longer than a start may take, so that the server says what it lacks.
      { scope: 'worker', timeout: 300_000 },
    ],
    baseURL: async ({ server }, use) => use(server.url),
  });
