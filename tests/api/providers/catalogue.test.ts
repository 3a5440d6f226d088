import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { providerCalls } from '../../../contract/providers';
import { type CatalogueGame, seededGames } from '../../../server/domains/catalogue/seeded';
import { balances } from '../../../server/ledger/balances';
import { WORDS } from '../../../server/sandbox/provider/words';
import { LANGUAGES } from '../../../src/i18n/languages';
import { audit } from '../../ledger/audit';
import { type Gambler, newGambler } from '../../ledger/gamblers';
import { startTestServer, type TestServer } from '../../support/server';
import { inWaves } from '../../support/waves';
import { isWhole } from '../../support/whole';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { GRADUAL_RELEASE_PERCENT: '100' } });
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

const catalogue = seededGames(560);
/**
 * The first game of each kind of each studio, and every tenth of all; `npm run soak -- whole catalogue` opens all 560.
 */
const opened = catalogue.filter(
  ({ gameProvider, engine }, at) =>
    isWhole ||
    at % 10 === 0 ||
    at === catalogue.findIndex((other) => other.gameProvider === gameProvider && other.engine === engine),
);
const START_CENTAVOS = 10_000_000n;
const PLAYERS = 8;

interface Told {
  readonly ok: boolean;
  readonly seat: string;
  readonly balanceCentavos: number;
  readonly stakesCentavos: readonly number[];
  /** Null while the round waits for a decision. */
  readonly payoutCentavos: number | null;
  readonly turn: number;
}

/** The kind that each title says, written out: the page that opens must bear it. */
const KINDS = new Map(
  readFileSync(new URL('titleKinds.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [game = '', type = '', title = '', kind = ''] = line.split(',');
      return [game, { type, title, kind }] as const;
    }),
);

/** The URL of the game in the browser: the launch address, or the frame inside the page sent as text. */
async function addressOf(game: CatalogueGame, { token }: Gambler, language: string): Promise<URL> {
  const { gameProvider, gameId } = game;
  const asked = { gameProvider, gameId, language };
  const { reply } = await server.send(providerCalls.launch, asked, { token });
  if (reply.url !== null) return new URL(reply.url);
  expect(reply.html).toBe(true);
  const page = await server.inject({
    method: 'POST',
    url: providerCalls.gameHtml.path,
    payload: asked,
    headers: { token },
  });
  const [, src = ''] = /<frame src="([^"]+)"/.exec(page.body) ?? [];
  return new URL(src.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))));
}

interface Page {
  readonly provider: string;
  readonly gameId: string;
  readonly title: string;
  readonly engine: string;
  readonly words: { readonly balance: string; readonly games: Readonly<Record<string, string>> };
  readonly returns: readonly string[];
  readonly table: readonly (readonly [string, string])[];
}

/** The data embedded in the page of a game. */
async function pageAt(address: URL): Promise<Page & { readonly html: string }> {
  const html = await (await fetch(address)).text();
  const [, data = ''] = /<script type="application\/json" id="game">(.*)<\/script>/.exec(html) ?? [];
  return { ...(JSON.parse(data) as Page), html };
}

const ask = async (address: URL, path: string, body: object): Promise<Told> =>
  (await (
    await fetch(new URL(path, address), { method: 'POST', body: JSON.stringify(body) })
  ).json()) as Told;

/** Names of the kinds as the English pay table states them. */
const NAMES: Readonly<Record<string, string>> = {
  slot: 'Slot',
  arcade: 'Shooting game',
  bingo: 'Bingo',
  sabong: 'Sabong',
  baccarat: 'Baccarat',
  roulette: 'Roulette',
  sicbo: 'Sic bo',
  blackjack: 'Blackjack',
  poker: 'Jacks or better',
  keno: 'Keno',
};

/** Plays a round to its end: stands, or holds nothing, where it waits. */
async function playOut(address: URL, seat: string, stakeCentavos: number, engine: string): Promise<Told> {
  const choice = engine === 'keno' ? [1, 2] : 0;
  let answer = await ask(address, '/api/play', { seat, stakeCentavos, choice });
  if (answer.ok && answer.payoutCentavos === null) {
    const decision = engine === 'blackjack' ? 0 : [];
    answer = await ask(address, '/api/decide', { seat, turn: answer.turn, decision });
  }
  return answer;
}

it('every game of the catalogue is of the kind that its title says', () => {
  const kinds = catalogue.map((game) => [
    `${game.gameProvider}_${game.gameId}`,
    { type: game.gameType, title: game.gameName, kind: game.engine },
  ]);
  expect(Object.fromEntries(kinds)).toEqual(Object.fromEntries(KINDS));
  expect(KINDS.size).toBe(560);
});

it('a game of the catalogue opens what its title says, and plays a round with the real wallet', async () => {
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, () => newGambler(server, { cashCentavos: START_CENTAVOS })),
  );
  const expected = new Map(players.map(({ uid }) => [uid, START_CENTAVOS]));
  const engines = new Map<string, number>();
  await inWaves(opened, PLAYERS, async (game, index) => {
    const player = players[index % PLAYERS] as Gambler;
    const name = `${game.gameProvider}_${game.gameId}`;
    const address = await addressOf(game, player, 'en-PH');
    const { provider, gameId, title, engine, words, returns, table } = await pageAt(address);
    expect([provider, gameId, title], name).toEqual([game.gameProvider, game.gameId, game.gameName]);
    expect({ type: game.gameType, title, kind: engine }, name).toEqual(KINDS.get(name));
    // The page names its kind, states its return, and has that kind's pay table.
    expect(words.games[engine], name).toBe(NAMES[engine]);
    for (const share of returns) expect(share, name).toMatch(/^(8[5-9]|9\d)\.\d\d%$/);
    expect(table.length, name).toBeGreaterThan(2);
    const seated = await ask(address, '/api/open', { provider, gameId, token: address.hash.slice(1) });
    expect(seated.ok, name).toBe(true);
    const stakeCentavos = seated.stakesCentavos[0] ?? 0;
    const played = await playOut(address, seated.seat, stakeCentavos, engine);
    expect(played.ok, name).toBe(true);
    const before = expected.get(player.uid) ?? 0n;
    const after = before - BigInt(stakeCentavos) + BigInt(played.payoutCentavos ?? Number.NaN);
    expect(played.balanceCentavos, name).toBe(Number(after));
    expected.set(player.uid, after);
    engines.set(engine, (engines.get(engine) ?? 0) + 1);
  });
  expect([...engines.values()].reduce((sum, count) => sum + count, 0)).toBe(opened.length);
  expect([...engines.keys()].toSorted()).toEqual(Object.keys(NAMES).toSorted());
  for (const { uid } of players) {
    expect((await balances(server.db, uid)).cashCentavos).toBe(expected.get(uid));
  }
  const [row] = await server.db.query<{ rounds: bigint }>({
    text: "SELECT count(*) AS rounds FROM provider_rounds WHERE state = 'closed'",
  });
  expect(row?.rounds).toBe(BigInt(opened.length));
});

it('a game uses the player’s language, any of our eight, and English if none of them is requested', async () => {
  const player = await newGambler(server);
  const game = catalogue.find(({ gameProvider }) => gameProvider === 'JILI') as CatalogueGame;
  for (const { tag } of Object.values(LANGUAGES)) {
    const address = await addressOf(game, player, tag);
    expect(address.searchParams.get('lang')).toBe(tag);
    const { html, words } = await pageAt(address);
    expect(html).toContain(`<html lang="${tag}">`);
    expect(words).toEqual(WORDS[tag.split('-')[0] ?? '']);
  }
  const address = await addressOf(game, player, 'en-PH');
  for (const lang of ['', 'de-DE', 'constructor', '"><script>', 'zh-CN"']) {
    address.searchParams.set('lang', lang);
    const { html, words } = await pageAt(address);
    expect(html).toContain('<html lang="en">');
    expect(words).toEqual(WORDS.en);
  }
});

it('a page that is sent as text gets the language too', async () => {
  const player = await newGambler(server);
  const game = catalogue.find(({ gameProvider }) => gameProvider === 'PGSOFT') as CatalogueGame;
  const address = await addressOf(game, player, 'fil-PH');
  expect((await pageAt(address)).words).toEqual(WORDS.fil);
});

it('a game in Chinese loads its font, and a game in another language does not', async () => {
  const player = await newGambler(server);
  const game = catalogue.find(({ gameProvider }) => gameProvider === 'JILI') as CatalogueGame;
  const address = await addressOf(game, player, 'zh-CN');
  expect((await pageAt(address)).html).toContain('href="/zh.css"');
  const css = await (await fetch(new URL('/zh.css', address))).text();
  const files = [...css.matchAll(/url\((\/zh\/[^)]+)\)/g)].map(([, path]) => path ?? '');
  expect(files.length).toBeGreaterThan(50);
  for (const path of files.slice(0, 3)) {
    const file = await fetch(new URL(path, address));
    expect(file.headers.get('content-type')).toBe('font/woff2');
    // The page has no origin, so the font needs CORS.
    expect(file.headers.get('access-control-allow-origin')).toBe('*');
  }
  for (const path of ['/zh/../../../package.json', '/zh/noto-sans-sc-999-wght-normal.woff2', '/zh/'])
    expect((await fetch(new URL(path, address))).status, path).toBe(404);
  address.searchParams.set('lang', 'en-PH');
  expect((await pageAt(address)).html).not.toContain('zh.css');
});
