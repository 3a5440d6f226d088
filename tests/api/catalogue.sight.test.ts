import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_ATTRIBUTES, configCalls, type Game } from '../../contract/config';
import { seesEarly } from '../../server/domains/catalogue/catalogue';
import { seededGames } from '../../server/domains/catalogue/seeded';
import { listedGames } from '../support/gameList';
import { newPerson } from '../support/people';
import { startTestServer, type TestServer } from '../support/server';

/** Half of all players see games in gradual release. */
const PERCENT = 50;
const HIDDEN = 'EVO';
const ALL = 'the list of all';

let server: TestServer;
/** Session tokens by caller; a guest has none. */
const callers = new Map<string, string | undefined>([['a guest', undefined]]);

/** A new player who is, or is not, in the group that sees games early. */
async function playerWho(early: boolean) {
  for (;;) {
    const person = await newPerson(server);
    if (seesEarly(person.uid, PERCENT) === early) return person;
  }
}

beforeAll(async () => {
  server = await startTestServer({ environment: { GRADUAL_RELEASE_PERCENT: String(PERCENT) } });
  for (const early of [true, false]) {
    for (const isListed of [true, false]) {
      const { uid, token } = await playerWho(early);
      callers.set(
        `${isListed ? 'a black-listed' : 'a'} player ${early ? 'of the first half' : 'of the rest'}`,
        token,
      );
      if (isListed) {
        await server.db.query({
          text: 'INSERT INTO game_black_list (provider, uid) VALUES ($1, $2)',
          values: [HIDDEN, uid],
        });
      }
    }
  }
});
afterAll(() => server.close());

interface Seen {
  readonly games: readonly Game[];
  /** Only identifies the list that this caller gets. */
  readonly version?: string;
}

const as = (caller: string) => {
  const token = callers.get(caller);
  return token === undefined ? {} : { token };
};

/** Every list of games that a caller gets, by its name. */
async function waysOf(caller: string): Promise<ReadonlyMap<string, Seen>> {
  const { version, games } = await listedGames(server, {}, as(caller));
  const ways = new Map<string, Seen>([[ALL, { games: games ?? [], version }]]);
  for (const contentAttr of CONTENT_ATTRIBUTES) {
    const { reply } = await server.send(configCalls.shownGames, { contentAttr }, as(caller));
    ways.set(contentAttr, reply);
  }
  return ways;
}

const nameOf = ({ gameProvider, gameId }: Game) => `${gameProvider}_${gameId}`;
const isOf = (provider: string) => (game: Game) => game.gameProvider === provider;
const isGradual = (game: Game) => game.isHuidu;

describe('who sees which games, in every list', () => {
  it.each([
    { caller: 'a guest', hidden: true, gradual: false },
    { caller: 'a player of the first half', hidden: true, gradual: true },
    { caller: 'a player of the rest', hidden: true, gradual: false },
    { caller: 'a black-listed player of the first half', hidden: false, gradual: true },
    { caller: 'a black-listed player of the rest', hidden: false, gradual: false },
  ])(
    '$caller: sees hidden studios: $hidden, sees games in gradual release: $gradual',
    async ({ caller, hidden, gradual }) => {
      const everything = seededGames(server.context.config.catalogueSize);
      const seen = everything.filter(
        (game) => (hidden || !isOf(HIDDEN)(game)) && (gradual || !isGradual(game)),
      );
      for (const [way, { games }] of await waysOf(caller)) {
        const wanted =
          way === ALL ? seen : seen.filter(({ content }) => content.some((list) => list === way));
        const listed = games.filter(({ isOwn }) => !isOwn).map(nameOf);
        expect(listed.toSorted(), way).toEqual(wanted.map(nameOf).toSorted());
      }
      const all = (await waysOf(caller)).get(ALL)?.games ?? [];
      expect([all.some(isOf(HIDDEN)), all.some(isGradual)]).toEqual([hidden, gradual]);
    },
  );

  it('gives nobody more games for the version of another caller', async () => {
    const versions = new Map<string, string>();
    for (const caller of callers.keys()) {
      versions.set(caller, (await waysOf(caller)).get(ALL)?.version ?? '');
    }
    // A guest and a player of the rest see the same games; every other caller has a list of their own.
    expect(new Set(versions.values()).size).toBe(4);
    expect(versions.get('a guest')).toBe(versions.get('a player of the rest'));
    for (const [caller, version] of versions) {
      for (const [other, theirs] of versions) {
        const { games } = await listedGames(server, { version: theirs }, as(caller));
        expect(games === null, `${caller} with the version of ${other}`).toBe(theirs === version);
      }
    }
  });

  it('changes with the black list at once', async () => {
    const { uid, token } = await playerWho(true);
    const ask = async (version: string) => await listedGames(server, { version }, { token });
    const { version } = await ask('');
    expect((await ask(version)).games).toBeNull();
    await server.db.query({
      text: 'INSERT INTO game_black_list (provider, uid) VALUES ($1, $2)',
      values: [HIDDEN, uid],
    });
    const { games } = await ask(version);
    expect(games?.length).toBeGreaterThan(400);
    expect(games?.some(isOf(HIDDEN))).toBe(false);
  });
});

describe('a game that is removed from the catalogue', () => {
  it('is missing from every list at the next request, whatever version the device has', async () => {
    const before = await listedGames(server, {});
    const smaller = await startTestServer({
      environment: { CATALOGUE_SIZE: '559', OWN_GAMES: 'color,dice' },
    });
    const after = await listedGames(smaller, { version: before.version });
    const names = (games: readonly Game[] | null) => new Set(games?.map(({ gameName }) => gameName));
    const left = names(after.games);
    const gone = [...names(before.games)].filter((name) => !left.has(name));
    expect(gone).toContain('Jeepney Jump');
    expect(gone.length).toBeGreaterThanOrEqual(4);
    for (const contentAttr of CONTENT_ATTRIBUTES) {
      const { games } = (await smaller.send(configCalls.shownGames, { contentAttr })).reply;
      for (const name of gone) expect(names(games)).not.toContain(name);
    }
    const { reply } = await smaller.send(configCalls.front, { key: 'front_game' });
    const known = new Set(after.games?.map(({ gameProvider, gameId }) => `${gameProvider}_${gameId}`));
    for (const { games } of reply.front_game?.parts ?? []) {
      for (const { gameProvider, gameId } of games) expect(known).toContain(`${gameProvider}_${gameId}`);
    }
    await smaller.close();
  });
});

describe('a catalogue of 10,000', () => {
  it('is sent in one bounded answer, and in a short one to a caller who knows its version', async () => {
    const load = await startTestServer({ environment: { CATALOGUE_SIZE: '10000' } });
    const whole = await load.send(configCalls.allGames, {});
    expect(whole.reply.order.length).toBeGreaterThan(9_500);
    expect(whole.text.length).toBeLessThan(2_000_000);
    expect(gzipSync(whole.text).byteLength).toBeLessThan(300_000);
    const known = await load.send(configCalls.allGames, { version: whole.reply.version });
    expect(known.text.length).toBeLessThan(300);
    for (const contentAttr of CONTENT_ATTRIBUTES) {
      const list = await load.send(configCalls.shownGames, { contentAttr });
      expect(list.text.length).toBeLessThan(150_000);
    }
    await load.close();
  });
});
