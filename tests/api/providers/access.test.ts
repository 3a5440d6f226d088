import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providerCalls } from '../../../contract/providers';
import { seesEarly } from '../../../server/domains/catalogue/catalogue';
import { seededGames } from '../../../server/domains/catalogue/seeded';
import { type Gambler, type GamblerOptions, newGambler } from '../../ledger/gamblers';
import { care } from '../../support/care';
import { listedGames } from '../../support/gameList';
import { startTestServer, type TestServer } from '../../support/server';
import { PROVIDERS } from '../../support/wallet';

const PERCENT = 40;

let server: TestServer;
let visitors: Readonly<Record<string, string | undefined>>;

/** A player who is, or is not, in the group that sees games early. */
async function gambler(early: boolean, options: GamblerOptions = {}): Promise<Gambler> {
  const one = await newGambler(server, options);
  return seesEarly(one.uid, PERCENT) === early ? one : gambler(early, options);
}

beforeAll(async () => {
  server = await startTestServer({
    environment: { PROVIDERS, GRADUAL_RELEASE_PERCENT: String(PERCENT), LOG_LEVEL: 'silent' },
  });
  const [player, early, hidden, earlyHidden, excluded, resting, young] = await Promise.all([
    gambler(false),
    gambler(true),
    gambler(false),
    gambler(true),
    gambler(true),
    gambler(true),
    gambler(true, { birthday: null }),
  ]);
  await care(server, excluded).exclude(6);
  await care(server, resting).rest(24);
  await server.db.query({
    text: "INSERT INTO game_black_list (uid, provider) VALUES ($1, 'EVO'), ($2, 'EVO')",
    values: [hidden.uid, earlyHidden.uid],
  });
  const all = { player, early, hidden, earlyHidden, excluded, resting, young };
  const tokens = Object.entries(all).map(([name, { token }]) => [name, token] as const);
  visitors = { guest: undefined, ...Object.fromEntries(tokens) };
});
afterAll(() => server.close());

const catalogue = seededGames(560);
const found = (provider: string, isHuidu: boolean) => {
  const game = catalogue.find((one) => one.gameProvider === provider && one.isHuidu === isHuidu);
  if (game === undefined) throw new Error(`no such game of ${provider}`);
  return game;
};
const GAMES = {
  'a studio’s game': found('JILI', false),
  'a game of EVO': found('EVO', false),
  'a game in gradual release': found('JILI', true),
  'a game of EVO in gradual release': found('EVO', true),
  'a game sent as a page': found('PGSOFT', false),
  'a game sent as a page, in gradual release': found('PGSOFT', true),
};

/** Whether the list contains the game, and how its launch is answered: the code if it is refused. */
const OPEN = 'listed, opens';
const listed = (code: string) => `listed, ${code}`;
const unknown = 'unlisted, 40400';

/**
 * Guest, player, early player, black-listed, early and black-listed, excluded, on a break, of unknown age.
 */
const TABLE: Readonly<Record<keyof typeof GAMES, readonly string[]>> = {
  'a studio’s game': [
    ...[listed('401'), OPEN, OPEN, OPEN, OPEN],
    ...[listed('40303'), listed('40304'), listed('40301')],
  ],
  'a game of EVO': [
    ...[listed('401'), OPEN, OPEN, 'unlisted, 40300', 'unlisted, 40300'],
    ...[listed('40303'), listed('40304'), listed('40301')],
  ],
  'a game in gradual release': [
    ...['unlisted, 401', unknown, OPEN, unknown, OPEN],
    ...[listed('40303'), listed('40304'), listed('40301')],
  ],
  'a game of EVO in gradual release': [
    ...['unlisted, 401', unknown, OPEN, unknown, 'unlisted, 40300'],
    ...[listed('40303'), listed('40304'), listed('40301')],
  ],
  'a game sent as a page': [
    ...[listed('401'), OPEN, OPEN, OPEN, OPEN],
    ...[listed('40303'), listed('40304'), listed('40301')],
  ],
  'a game sent as a page, in gradual release': [
    ...['unlisted, 401', unknown, OPEN, unknown, OPEN],
    ...[listed('40303'), listed('40304'), listed('40301')],
  ],
};

describe.each(Object.entries(GAMES))('%s', (name, { gameProvider, gameId }) => {
  it('is listed for, and opens for, the visitors that the specification allows', async () => {
    const seen: string[] = [];
    for (const token of Object.values(visitors)) {
      const as = token === undefined ? {} : { token };
      const games = (await listedGames(server, {}, as)).games ?? [];
      const isListed = games.some((one) => one.gameProvider === gameProvider && one.gameId === gameId);
      const { code } = await server.send(providerCalls.launch, { gameProvider, gameId }, as);
      seen.push(`${isListed ? 'listed' : 'unlisted'}, ${code === '00000' ? 'opens' : code}`);
    }
    expect(seen).toEqual(TABLE[name as keyof typeof TABLE]);
  });

  it('is sent as a page only to visitors whose launch succeeds', async () => {
    for (const [visitor, token] of Object.entries(visitors)) {
      const as = token === undefined ? {} : { token };
      const { code } = await server.send(providerCalls.launch, { gameProvider, gameId }, as);
      const page = await server.inject({
        method: 'POST',
        url: providerCalls.gameHtml.path,
        payload: { gameProvider, gameId },
        headers: as,
      });
      const isPage = String(page.headers['content-type']).startsWith('text/html');
      expect(isPage, visitor).toBe(code === '00000' && gameProvider === 'PGSOFT');
      // A studio that sends no pages has none for any visitor.
      if (gameProvider === 'PGSOFT' && !isPage) expect(page.json().code, visitor).toBe(code);
      else if (!isPage) expect(['401', '40400'], visitor).toContain(page.json().code);
    }
  });
});

it('a refused launch leaves no session behind', async () => {
  const count = async () =>
    (
      await server.db.query<{ sessions: bigint }>({
        text: 'SELECT count(*) AS sessions FROM provider_sessions',
      })
    )[0]?.sessions;
  const before = await count();
  for (const visitor of ['guest', 'excluded', 'resting', 'young']) {
    const token = visitors[visitor];
    await server.send(
      providerCalls.launch,
      { gameProvider: 'JILI', gameId: '101' },
      token === undefined ? {} : { token },
    );
  }
  expect(await count()).toBe(before);
});
