import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../contract/call';
import { CONTENT_ATTRIBUTES, type ContentAttribute, configCalls } from '../../contract/config';
import { deviceCalls } from '../../contract/device';
import { GAME_BRANDS, GAME_TYPES } from '../../contract/gameTypes';
import { migrationCalls } from '../../contract/migration';
import { type GameName, rulebook } from '../../games/allGames';
import { seesEarly } from '../../server/domains/catalogue/catalogue';
import { listedGames } from '../support/gameList';
import { newPerson } from '../support/people';
import { startTestServer, type TestServer } from '../support/server';
import { inWaves } from '../support/waves';

/** The games that are open when the settings do not list any. */
const open = Object.keys(rulebook) as GameName[];

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    environment: { TRUST_PROXY_HOPS: '1', DEPOSIT_MIN: '50', CUSTOMER_SERVICE_URL: 'https://help.example/' },
  });
});
afterAll(() => server.close());

const as = (token?: string) => (token === undefined ? {} : { token });

async function allGames(token?: string) {
  const { version, games } = await listedGames(server, {}, as(token));
  return { version, games: games ?? [] };
}

const shownGames = async (contentAttr: ContentAttribute, token?: string) =>
  (await server.send(configCalls.shownGames, { contentAttr }, as(token))).reply.games;

const keyOf = ({ gameProvider, gameId }: { gameProvider: string; gameId: string }) =>
  `${gameProvider}_${gameId}`;

describe('public configuration', () => {
  it('matches the settings, and has the server time', async () => {
    const { reply } = await server.send(configCalls.front, { key: 'front_public_config' });
    const config = reply.front_public_config;
    expect(config).toMatchObject({
      brand: 'hiyas',
      skin: 'bg24',
      themeIsFree: true,
      inviteBrand: false,
      depositMin: 5_000n,
      depositMax: 5_000_000n,
      stakeMin: 100n,
      exposureMax: 10_000_000n,
      exposureMaxPesos: { scratch: 1_000_000 },
      betCycleMs: expect.objectContaining({ color: 0, dice: 0 }),
      autoplayNeedsLossLimit: false,
      customerServiceUrl: 'https://help.example/',
    });
    expect(config?.ownGames.toSorted()).toEqual(open.toSorted());
    expect(Math.abs(Date.parse(config?.serverTime ?? '') - Date.now())).toBeLessThan(10_000);
    expect(reply.front_game).toBeUndefined();
  });
});

describe('the lobby', () => {
  it('has only shelves and banners that lead to existing games', async () => {
    const { reply } = await server.send(configCalls.front, { key: 'front_game' });
    const lobby = reply.front_game;
    const { games } = await allGames();
    const known = new Set(games.map(keyOf));
    expect(lobby?.parts.length).toBeGreaterThan(0);
    for (const { games: shelf } of lobby?.parts ?? []) {
      expect(shelf.length).toBeGreaterThan(0);
      expect(shelf.length).toBeLessThanOrEqual(20);
      for (const game of shelf) expect(known).toContain(keyOf(game));
    }
    const urls = games.map(({ gameUrl }) => gameUrl);
    expect(lobby?.banners.length).toBeGreaterThan(0);
    for (const { link } of lobby?.banners ?? []) expect(urls).toContain(link);
  });

  it('has the shelves own games, content lists and game types, in this order', async () => {
    const { reply } = await server.send(configCalls.front, { key: 'front_game' });
    const { parts = [], promos = [] } = reply.front_game ?? {};
    expect(parts.map(({ TYPE }) => TYPE)).toEqual(['OWN', ...CONTENT_ATTRIBUTES, ...GAME_TYPES]);
    const { games } = await allGames();
    const typeOf = new Map(games.map((game) => [keyOf(game), game.gameType]));
    for (const type of GAME_TYPES) {
      const shelf = parts.find(({ TYPE }) => TYPE === type)?.games ?? [];
      expect(new Set(shelf.map((game) => typeOf.get(keyOf(game))))).toEqual(new Set([type]));
    }
    expect(promos.length).toBeGreaterThan(0);
  });

  it('limits its shelves to twenty games when there are 10,000', async () => {
    const load = await startTestServer({ environment: { CATALOGUE_SIZE: '10000' } });
    const { reply } = await load.send(configCalls.front, { key: 'front_game' });
    const sizes = reply.front_game?.parts.map(({ games }) => games.length) ?? [];
    expect(Math.max(...sizes)).toBe(20);
    expect((await listedGames(load, {})).games?.length).toBeGreaterThan(9_000);
    await load.close();
  });

  it('has no shelf without games', async () => {
    const bare = await startTestServer({ environment: { OWN_GAMES: ',', CATALOGUE_SIZE: '0' } });
    const { reply } = await bare.send(configCalls.front, { key: 'front_game' });
    expect(reply.front_game?.parts).toEqual([]);
    expect((await listedGames(bare, {})).games).toEqual([]);
    await bare.close();
  });
});

describe('the list of games', () => {
  it('has every own game that has rules, under its own id, and no other own game', async () => {
    const games = (await allGames()).games.filter(({ isOwn }) => isOwn);
    const ids = open.map((name) => String(rulebook[name].id));
    expect(games.map(({ gameId }) => gameId).toSorted()).toEqual(ids.toSorted());
    for (const game of games) {
      expect(game).toMatchObject({
        gameProvider: 'OWN',
        isOwn: true,
        isHuidu: false,
        gameUrl: `/games/og?id=${game.gameId}`,
      });
      expect(game.gameName).not.toBe('');
    }
  });

  it('is keyed by brand, and names the brand of each game in its order', async () => {
    const { allGames: keyed, order } = (await server.send(configCalls.allGames, {})).reply;
    const { games } = await allGames();
    expect(Object.keys(keyed ?? {}).toSorted()).toEqual(['OWN', ...GAME_BRANDS].toSorted());
    for (const [brand, list] of Object.entries(keyed ?? {})) {
      expect(list).toEqual(games.filter(({ gameProvider }) => gameProvider === brand));
    }
    expect(order).toEqual(games.map(({ gameProvider }) => gameProvider));
    // Brands alternate: the order is not that of the keys.
    expect(new Set(order.slice(open.length, open.length + 10)).size).toBeGreaterThan(3);
  });

  it('has a version that changes exactly when the list does', async () => {
    expect((await allGames()).version).toBe((await allGames()).version);
    const bare = await startTestServer({ environment: { OWN_GAMES: ',' } });
    const none = (await listedGames(bare, {})).version;
    expect(none).not.toBe((await allGames()).version);
    await bare.close();
  });

  it('is omitted when the caller knows its version, and complete for any other version', async () => {
    const { version, games } = await allGames();
    expect(await listedGames(server, { version })).toEqual({ version, games: null });
    const old = await listedGames(server, { version: 'an older one' });
    expect(old).toEqual({ version, games });
  });

  it('links each studio\u2019s games to the page that opens them', async () => {
    const { games } = await allGames();
    const studios = games.filter(({ isOwn }) => !isOwn);
    expect(studios.length).toBeGreaterThan(500);
    const pages: Readonly<Record<string, string>> = { JILI: 'jili', FACAIGAMING: 'fachai', PGSOFT: 'pg' };
    for (const { gameProvider, gameId, gameUrl } of studios) {
      const page = pages[gameProvider];
      expect(gameUrl).toBe(
        page === undefined ? `/games/collection?id=${gameProvider}_${gameId}` : `/games/${page}?id=${gameId}`,
      );
    }
  });

  it.each(CONTENT_ATTRIBUTES)('has games that are %s', async (contentAttr) => {
    const shown = await shownGames(contentAttr);
    const known = (await allGames()).games;
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(known.length / 4);
    for (const game of shown) expect(known).toContainEqual(game);
  });
});

describe('a gradual release', () => {
  const gradual = async (on: TestServer, token?: string) =>
    ((await listedGames(on, {}, as(token))).games ?? []).filter(({ isHuidu }) => isHuidu);

  it('shows a game to a fixed part of the players, and to no guest', async () => {
    expect(await gradual(server)).toEqual([]);
    for (const list of CONTENT_ATTRIBUTES) {
      expect((await shownGames(list)).filter(({ isHuidu }) => isHuidu)).toEqual([]);
    }
    const players = await Promise.all(Array.from({ length: 12 }, () => newPerson(server)));
    for (const { uid, token } of players) {
      const seen = await gradual(server, token);
      expect(seen.length > 0).toBe(seesEarly(uid, 20));
      expect(await gradual(server, token)).toEqual(seen);
    }
  });

  it('reaches every player at 100 % and none at 0 %', async () => {
    for (const [percent, reached] of [
      ['100', true],
      ['0', false],
    ] as const) {
      const set = await startTestServer({ environment: { GRADUAL_RELEASE_PERCENT: percent } });
      const { token } = await newPerson(set);
      expect((await gradual(set, token)).length > 0).toBe(reached);
      await set.close();
    }
  });
});

describe('the black list', () => {
  const hidden = async (token?: string) =>
    (
      await server.send(
        configCalls.callerFront,
        { key: 'game_black_list' },
        token === undefined ? {} : { token },
      )
    ).reply.hiddenProviders;

  it('tells a player what is hidden from them, and nobody what is hidden from others', async () => {
    const [me, other] = [await newPerson(server), await newPerson(server)];
    await server.db.query({
      text: `INSERT INTO game_black_list (provider, uid) VALUES ('EVO', $1), ('OWN', $1)`,
      values: [me.uid],
    });
    expect(await hidden(me.token)).toEqual(['EVO', 'OWN']);
    expect(await hidden(other.token)).toEqual([]);
    expect(await hidden()).toEqual([]);
    const hides = async (token?: string) => {
      const lists = await Promise.all(CONTENT_ATTRIBUTES.map((list) => shownGames(list, token)));
      const seen = [...(await allGames(token)).games, ...lists.flat()];
      const from = (provider: string) => seen.some(({ gameProvider }) => gameProvider === provider);
      return !from('EVO') && !from('OWN') && from('JILI');
    };
    expect(await hides(me.token)).toBe(true);
    expect(await hides(other.token)).toBe(false);
    expect(await hides()).toBe(false);
    // The same version gives another list, so a list cached on the device cannot show more than the server.
    const { version } = await allGames();
    expect((await listedGames(server, { version }, as(me.token))).games).not.toBeNull();
  });
});

describe('the record of a device', () => {
  const kept = async (deviceInfoId: string) => {
    const [row] = await server.db.query<{ record: unknown; consent: string[] }>({
      text: 'SELECT record, consent FROM device_records WHERE device_info_id = $1',
      values: [deviceInfoId],
    });
    return row;
  };
  const report = (record: BodyOf<typeof deviceCalls.infoId>) => server.send(deviceCalls.infoId, record);

  it('gets an id of its own and keeps what the device sent', async () => {
    const { reply } = await report({ language: 'en-PH', screenWidth: 375 });
    expect(await kept(reply.deviceInfoId)).toEqual({
      record: { language: 'en-PH', screenWidth: 375 },
      consent: [],
    });
    const again = await report({});
    expect(again.reply.deviceInfoId).not.toBe(reply.deviceInfoId);
  });

  it('keeps what the player consented to, and loses it when the consent is withdrawn', async () => {
    const fingerprint = { visitorId: '0123456789abcdef', confidence: 0.4 };
    const { reply } = await report({ consent: ['fingerprint', 'analytics'], fingerprint, OS: 'Android' });
    const { deviceInfoId } = reply;
    expect(await kept(deviceInfoId)).toEqual({
      record: { fingerprint, OS: 'Android' },
      consent: ['fingerprint', 'analytics'],
    });
    const rewritten = await report({ deviceInfoId, consent: ['analytics'], OS: 'Android' });
    expect(rewritten.reply.deviceInfoId).toBe(deviceInfoId);
    expect(await kept(deviceInfoId)).toEqual({ record: { OS: 'Android' }, consent: ['analytics'] });
  });

  it('is new for a device with an unknown id', async () => {
    const unknown = '7e57ab1e-0000-4000-8000-000000000000';
    const { reply } = await report({ deviceInfoId: unknown, screenWidth: 375 });
    expect(reply.deviceInfoId).not.toBe(unknown);
    expect(await kept(unknown)).toBeUndefined();
  });

  it.each([
    { fingerprint: { visitorId: 'x', confidence: 0.4 } },
    { consent: ['fingerprint'], geoPosition: { latitude: 14.6, longitude: 121 } },
    { consent: ['place'], geoPosition: { latitude: 91, longitude: 121 } },
    { consent: ['advertising'], OS: 'Android' },
    { consent: ['everything'] },
    { consent: ['analytics'], lunarDate: { year: 2051, month: 1, day: 1, isLeapMonth: false } },
    { deviceInfoId: 'not an id' },
  ])('refuses %j, and stores nothing', async (body) => {
    const before = await server.db.query({ text: 'SELECT count(*) FROM device_records' });
    const answer = await server.inject({ method: 'POST', url: deviceCalls.infoId.path, payload: body });
    expect(answer.json().code).toBe('40000');
    expect(await server.db.query({ text: 'SELECT count(*) FROM device_records' })).toEqual(before);
  });

  it('is deleted after more than a year without a call', async () => {
    const { reply } = await report({ screenWidth: 375 });
    await server.db.query({
      text: `UPDATE device_records SET updated_at = updated_at - interval '401 days' WHERE device_info_id = $1`,
      values: [reply.deviceInfoId],
    });
    await report({});
    expect(await kept(reply.deviceInfoId)).toBeUndefined();
  });

  it('is refused to an address that calls too often', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const callers = Array.from({ length: 620 }, () => headers);
    const asked = await inWaves(callers, 31, () => server.send(deviceCalls.infoId, {}, { headers }));
    expect(asked.filter(({ code }) => code === '00000')).toHaveLength(600);
    expect(asked.filter(({ code }) => code === '42900')).toHaveLength(20);
  });

  it('says that no migration between apps is open', async () => {
    const { token } = await newPerson(server);
    const { reply } = await server.send(migrationCalls.check, {}, { token });
    expect(reply).toEqual({
      showJumpMigratePopup: false,
      showMigrateOverPopup: false,
      showTips2Main: false,
      migrateAward: false,
      migrateAmount: 0n,
      migrateAwardAmount: 0n,
    });
    expect((await server.send(migrationCalls.protectCheck, {}, { token })).reply.state).toBe('NONE');
  });
});
