import { afterAll, beforeAll, expect, it } from 'vitest';
import { saferPlayCalls } from '../../contract/account/saferPlay';
import { userCalls } from '../../contract/account/user';
import type { Call } from '../../contract/call';
import { CONTENT_ATTRIBUTES, configCalls } from '../../contract/config';
import { liveCalls } from '../../contract/live';
import { moneyCalls } from '../../contract/money';
import { playCalls } from '../../contract/play';
import { providerCalls } from '../../contract/providers';
import { spinCalls } from '../../contract/rewards/spin';
import { recordCalls } from '../../contract/wallet/records';
import { care } from '../support/care';
import { listedGames } from '../support/gameList';
import { newOwner, type Owner, requestOf, rules } from '../support/rules';
import { startTestServer, type TestServer } from '../support/server';

/**
 * Who may see and do what, line by line as in the product's table of roles and permissions: a guest, a
 * player, a player from whom a studio is hidden, and a self-excluded player. Each has an account with money,
 * points and a history.
 */
let server: TestServer;
let visitors: readonly (readonly [name: string, owner: Owner, token: string | undefined])[];

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY_HOPS: '1', SMS_PER_ADDRESS: '10000' } });
  const [player, blackListed, excluded] = await Promise.all([
    newOwner(server),
    newOwner(server),
    newOwner(server),
  ]);
  await server.db.query({
    text: "INSERT INTO game_black_list (uid, provider) VALUES ($1, 'EVO')",
    values: [blackListed.uid],
  });
  await care(server, excluded).exclude(6);
  visitors = [
    ['guest', player, undefined],
    ['player', player, player.token],
    ['blackListed', blackListed, blackListed.token],
    ['excluded', excluded, excluded.token],
  ];
});
afterAll(() => server.close());

const OPEN = '00000';
const LOG_IN = '401';
const HIDDEN = '40300';
const EXCLUDED = '40303';

/** The codes for guest, player, black-listed and excluded player. */
interface Line {
  readonly call: Call;
  readonly body?: Readonly<Record<string, string>>;
  readonly codes: readonly [guest: string, player: string, blackListed: string, excluded: string];
}

const FOR_ALL = [OPEN, OPEN, OPEN, OPEN] as const;
const FOR_PLAYERS = [LOG_IN, OPEN, OPEN, OPEN] as const;
const FOR_STAKES = [LOG_IN, OPEN, OPEN, EXCLUDED] as const;

const TABLE: Readonly<Record<string, Line>> = {
  'home is open to everybody': { call: configCalls.front, codes: FOR_ALL },
  'the list of all games is open to everybody': { call: configCalls.allGames, codes: FOR_ALL },
  'the content lists are open to everybody': { call: configCalls.shownGames, codes: FOR_ALL },
  'a stake in an own game needs a player who may play': { call: playCalls.bet, codes: FOR_STAKES },
  'an auto-bet run needs a player who may play': { call: playCalls.startRun, codes: FOR_STAKES },
  'a bet in a shared game needs a player who may play': { call: liveCalls.join, codes: FOR_STAKES },
  'a studio’s game needs a player who may play': { call: providerCalls.launch, codes: FOR_STAKES },
  'a game of a hidden studio is refused to its player': {
    call: providerCalls.launch,
    body: { gameProvider: 'EVO', gameId: '101' },
    codes: [LOG_IN, OPEN, HIDDEN, EXCLUDED],
  },
  'the wallet needs a player': { call: userCalls.info, codes: FOR_PLAYERS },
  'the statement needs a player': { call: moneyCalls.list, codes: FOR_PLAYERS },
  'points and the wheel need a player': { call: spinCalls.page, codes: FOR_PLAYERS },
  'records of play need a player': { call: recordCalls.plays, codes: FOR_PLAYERS },
  'the history of one game needs a player': { call: playCalls.history, codes: FOR_PLAYERS },
  'safer-play settings need a player, and stay open during an exclusion': {
    call: saferPlayCalls.state,
    codes: FOR_PLAYERS,
  },
  'results of play need a player, and stay open during an exclusion': {
    call: saferPlayCalls.results,
    codes: FOR_PLAYERS,
  },
};

it.each(Object.entries(TABLE))('%s', async (_what, { call, body, codes }) => {
  const rule = rules.get(call);
  const answered: string[] = [];
  for (const [, owner, token] of visitors) {
    const response = await server.inject(
      requestOf(call, {
        body: { ...rule?.body(owner), ...body },
        params: rule?.params,
        ...(token !== undefined && { token }),
      }),
    );
    answered.push(response.json<{ code: string }>().code);
  }
  expect(answered).toEqual(codes);
});

// Shelves list games by key and are the same for all: a page shows only those in its own list of all games.
it('a studio’s games reach everybody except the players on its black list', async () => {
  const seen: Record<string, readonly boolean[]> = {};
  for (const [name, , token] of visitors) {
    const as = token === undefined ? {} : { token };
    const all = (await listedGames(server, {}, as)).games ?? [];
    const lists = [all];
    for (const contentAttr of CONTENT_ATTRIBUTES)
      lists.push((await server.send(configCalls.shownGames, { contentAttr }, as)).reply.games);
    seen[name] = lists.map((games) => games.some(({ gameProvider }) => gameProvider === 'EVO'));
  }
  expect(seen.player).toContain(true);
  expect(seen.guest).toEqual(seen.player);
  expect(seen.excluded).toEqual(seen.player);
  expect(seen.blackListed).toEqual(seen.player?.map(() => false));
});
