import { configCalls, type Game } from '../../contract/config';
import { gamesInOrder } from '../../src/shared/catalogue/gamesInOrder';
import type { TestServer } from './server';

/** The list of all games as the app shows it; null games if the server sends none for the version. */
export async function listedGames(
  server: Pick<TestServer, 'send'>,
  body: { readonly version?: string } = {},
  options: { readonly token?: string } = {},
): Promise<{ readonly version: string; readonly games: readonly Game[] | null }> {
  const { version, allGames, order } = (await server.send(configCalls.allGames, body, options)).reply;
  return { version, games: allGames === null ? null : gamesInOrder({ allGames, order }) };
}
