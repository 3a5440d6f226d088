import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_NUM_MAX } from '../../contract/call';
import { messageCalls } from '../../contract/messages/messages';
import { moneyCalls } from '../../contract/money';
import { playCalls } from '../../contract/play';
import { recordCalls } from '../../contract/wallet/records';
import type { Queryable, Statement } from '../../server/db/database';
import { sharedHistory } from '../../server/domains/live/history';
import { listMessages } from '../../server/domains/messages/inbox';
import { history } from '../../server/domains/play/rounds';
import { plays } from '../../server/domains/records/plays';
import { statement } from '../../server/ledger/statement';
import { type Gambler, newGambler } from '../ledger/gamblers';
import { startTestServer, type TestServer } from '../support/server';

/** The rows of each kind go to the players in turn. */
const PLAYERS = 200;
const OWN = 400;
const ALL = PLAYERS * OWN;
const PAGE = 100;

let server: TestServer;
let player: Gambler;
let other: Gambler;
let crowd: Gambler[];
beforeAll(async () => {
  server = await startTestServer({ writesLedger: true });
  crowd = await Promise.all(Array.from({ length: PLAYERS }, () => newGambler(server)));
  [player, other] = crowd as [Gambler, Gambler];
  await server.db.query({
    text: `INSERT INTO live_chains (game, first_round, length, chain_end, created_at)
      VALUES ('crash', 1, 1, sha256('end'), now())`,
  });
  await fill(0, ALL);
  await server.db.query({ text: 'ANALYZE' });
});
afterAll(() => server.close());

/** Inserts rows of each kind, the newest with the highest number. */
async function fill(after: number, count: number): Promise<void> {
  const each =
    'FROM generate_series($2::integer + 1, $2::integer + $3::integer) AS n WHERE cardinality($1::integer[]) > 0';
  const at = "now() + (n - 1000000) * interval '1 second'";
  for (const text of [
    `INSERT INTO play_rounds (id, uid, game, pair_id, nonce, bet, outcome, events, stake, payout, created_at)
     SELECT n, ($1::integer[])[n % 200 + 1], 'color', (SELECT id FROM fairness_pairs p WHERE p.uid = ($1::integer[])[n % 200 + 1] AND state = 'active'), n, '{}', '{}', '[]',
       500, 0, ${at} ${each}`,
    `INSERT INTO live_rounds (game, round_number, chain_id, commitment, card, opened_at, state, events, client_seed,
       ends_ms, outcome, server_seed)
     SELECT 'crash', n, (SELECT min(chain_id) FROM live_chains), sha256(sha256(n::text::bytea)), '{}', n, 'ended',
       '[]', 'x', 1, '{}', sha256(n::text::bytea) ${each}`,
    `INSERT INTO live_tickets (ticket_id, uid, game, round_number, panel, seat, name, client_seed, bet, stake,
       cash_stake, payout, state, events, created_at)
     SELECT 1000000 + n, ($1::integer[])[n % 200 + 1], 'crash', n, 0, 0, 'x', 'y', '{}', 500, 500, 0, 'settled', '[]', ${at} ${each}`,
    `INSERT INTO provider_rounds (provider, uid, round_id, game_id, stake, state, created_at, ended_at)
     SELECT 'JILI', ($1::integer[])[n % 200 + 1], 'n' || n, '101', 500, 'closed', ${at}, ${at} ${each}`,
    `INSERT INTO ledger_entries (uid, transfer_id, leg, kind, reference, from_code, to_code, amount, cash_after,
       created_at)
     SELECT ($1::integer[])[n % 200 + 1], n, leg, 'bonus', 'r' || n, 17, 10 + leg % 2, 100, 0, ${at} ${each.replace(' WHERE', ', generate_series(1, 2) AS leg WHERE')}`,
    `INSERT INTO ledger_references (uid, transfer_id, kind, reference) SELECT ($1::integer[])[n % 200 + 1], n, 'bonus', 'r' || n ${each}`,
    `INSERT INTO messages (uid, segment, content, sent_at)
     SELECT CASE WHEN n / 200 % 10 > 0 THEN ($1::integer[])[n % 200 + 1] END, 'notices', '{"kind":"prize","amount":"1.00"}', now() + interval '1 h'
     ${each} ORDER BY n`,
  ]) {
    await server.db.query({ text, values: [crowd.map(({ uid }) => uid), after, count] });
  }
}

/** Every player has always been a member, and accepts offers. */
const recipients = {
  memberSince: async () => new Date(0),
  takesOffers: async () => true,
  unreadAnswers: async () => 0,
};

interface Query {
  readonly pageNum?: number;
  readonly pageSize: number;
  readonly cursor?: string;
}

interface Listed {
  readonly status: number;
  readonly ids: readonly string[];
  readonly total: number | null;
  readonly cursor: string | null;
}

interface List {
  /** Through the API call. */
  readonly ask: (player: Gambler, query: Query) => Promise<Listed>;
  /** The function behind the call. */
  readonly read: (on: Queryable, uid: number, query: Query) => Promise<{ readonly cursor: string | null }>;
  /** The number of the player's rows. */
  readonly length: number;
  /** The most rows that one page may read, over all tables and indexes. */
  readonly readsMax: number;
}

type Reply = { readonly total: number | null; readonly cursor: string | null };
const listed = <R extends Reply>(
  answer: { status: number; reply: R },
  ids: (reply: R) => string[],
): Listed =>
  answer.status === 200
    ? { status: 200, ids: ids(answer.reply), total: answer.reply.total, cursor: answer.reply.cursor }
    : { status: answer.status, ids: [], total: null, cursor: null };

const gameHistory =
  (game: string): List['ask'] =>
  async ({ token }, query) =>
    listed(await server.send(playCalls.history, query, { token, params: { game } }), ({ rounds }) =>
      rounds.map(({ roundId }) => roundId),
    );
const finance =
  (type: number): List['ask'] =>
  async ({ token }, query) =>
    listed(await server.send(moneyCalls.list, { ...query, type }, { token }), ({ list }) =>
      list.map(({ id }) => id),
    );

const lists: Readonly<Record<string, List>> = {
  'rounds of an instant game': {
    ask: gameHistory('color'),
    read: (on, uid, query) => history(on, { uid, game: 'color', ...query }),
    length: OWN,
    // Each round is joined with its seed pair, of which every player has two.
    readsMax: 2 * (PAGE + 1) + 2 * PLAYERS,
  },
  'bets at a table': {
    ask: gameHistory('crash'),
    read: (on, uid, query) => sharedHistory(on, { uid, game: 'crash', ...query }),
    length: OWN,
    readsMax: 3 * (PAGE + 1) + 1,
  },
  'lines of the statement': {
    ask: finance(0),
    read: (on, uid, query) => statement(on, { uid, type: 0, ...query }),
    length: OWN,
    readsMax: 2 * (PAGE + 2),
  },
  'lines of one type': {
    ask: finance(3),
    read: (on, uid, query) => statement(on, { uid, type: 3, ...query }),
    length: OWN,
    // References older than the page may be read to find those of the type, but never those of earlier pages.
    readsMax: 3 * OWN,
  },
  'rounds of all games': {
    ask: async ({ token }, query) =>
      listed(await server.send(recordCalls.plays, { ...query, whose: 'all' }, { token }), ({ list }) =>
        list.map(({ gameId, roundId }) => `${gameId} ${roundId}`),
      ),
    read: (on, uid, query) => plays(on, uid, { ...query, whose: 'all' }),
    length: 3 * OWN,
    // Each of the three lists could fill the page alone; the names of own games are rows too.
    readsMax: 3 * (PAGE + 2) + 2 * 6,
  },
  messages: {
    ask: async ({ token }, query) =>
      listed(await server.send(messageCalls.list, { ...query, segment: 'notices' }, { token }), ({ list }) =>
        list.map(({ messageId }) => messageId),
      ),
    read: (on, uid, query) =>
      listMessages({ db: { ...server.db, query: on.query }, clock: server.clock, recipients }, uid, {
        ...query,
        segment: 'notices',
      }),
    length: OWN * 0.9 + ALL * 0.1,
    // One in ten is for every player; a scan of the primary key skips the others.
    readsMax: 2 * (PAGE + 1) * 10 + PLAYERS,
  },
};

async function allPages({ ask }: List, pageSize: number): Promise<Listed[]> {
  const pages = [await ask(player, { pageNum: 1, pageSize })];
  for (let cursor = pages[0]?.cursor ?? null; cursor !== null; ) {
    const page = await ask(player, { pageSize, cursor });
    pages.push(page);
    cursor = page.cursor;
  }
  return pages;
}

interface Plan {
  readonly Plans?: readonly Plan[];
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
}

/** The rows that the scans of a statement have read. */
function rowsRead(plan: Plan): number {
  const below = (plan.Plans ?? []).reduce((sum, inner) => sum + rowsRead(inner), 0);
  const filtered = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Join Filter'] ?? 0);
  const own = plan.Plans === undefined ? plan['Actual Rows'] : 0;
  return below + (own + filtered) * plan['Actual Loops'];
}

/** Reads one page and gives how many rows its statements have read. */
async function readsOf(list: List, query: Query): Promise<{ reads: number; cursor: string | null }> {
  let reads = 0;
  const on: Queryable = {
    query: async <Row>(asked: Statement) => {
      const [row] = await server.db.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
        text: `EXPLAIN (ANALYZE, FORMAT JSON) ${asked.text}`,
        ...(asked.values === undefined ? {} : { values: asked.values }),
      });
      reads += rowsRead((row as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan);
      return server.db.query<Row>(asked);
    },
  };
  const { cursor } = await list.read(on, player.uid, query);
  return { reads, cursor };
}

describe.each(Object.entries(lists))('%s', (_name, list) => {
  it('are paged by cursor, newest first, with each row exactly once', async () => {
    const pages = await allPages(list, PAGE);
    const ids = pages.flatMap((page) => page.ids);
    expect(ids).toHaveLength(list.length);
    expect(new Set(ids).size).toBe(list.length);
    expect(pages.slice(0, -1).every((page) => page.ids.length === PAGE)).toBe(true);
    expect(pages.map(({ total }) => total)).toEqual([list.length, ...pages.slice(1).map(() => null)]);
  });

  it('are paged by number in the same way, for fifty pages and no more', async () => {
    const [, second] = await allPages(list, PAGE);
    expect((await list.ask(player, { pageNum: 2, pageSize: PAGE })).ids).toEqual(second?.ids);
    const last = await list.ask(player, { pageNum: PAGE_NUM_MAX, pageSize: 5 });
    expect(last).toMatchObject({ status: 200, total: list.length });
    expect(last.ids).toHaveLength(5);
    await expect(list.ask(player, { pageNum: PAGE_NUM_MAX + 1, pageSize: 10 })).rejects.toThrow('pageNum');
    expect((await list.ask(player, { pageNum: 3, pageSize: PAGE })).ids.length).toBeLessThanOrEqual(PAGE);
  });

  it('read no more rows for a late page than for an early one', async () => {
    const pages = await allPages(list, PAGE);
    const [cursor] = pages.slice(-3).map((page) => page.cursor);
    if (cursor === undefined || cursor === null) throw new Error('there are fewer than three pages');
    // The first page is left out, because its statement that counts reads every row.
    const late = await readsOf(list, { pageSize: PAGE, cursor });
    expect(late.cursor).not.toBeNull();
    expect(late.reads).toBeGreaterThanOrEqual(PAGE);
    expect(late.reads).toBeLessThanOrEqual(list.readsMax);
    const early = await readsOf(list, { pageSize: PAGE, cursor: pages[0]?.cursor ?? '' });
    expect(late.reads).toBeLessThanOrEqual(1.5 * early.reads + 20);
  });

  it("contain only the player's own rows with any cursor, and refuse an invalid cursor", async () => {
    const theirs = await list.ask(other, { pageSize: PAGE });
    const mine = new Set((await allPages(list, PAGE)).flatMap((page) => page.ids));
    const { ids } = await list.ask(player, { pageSize: PAGE, cursor: theirs.cursor ?? '' });
    expect(ids.every((id) => mine.has(id))).toBe(true);
    for (const cursor of ['1.2', '9'.repeat(30), '....', '1.2.3.4.5']) {
      expect((await list.ask(player, { pageSize: PAGE, cursor })).status).toBe(400);
    }
  });
});

it('a page by cursor starts where the one before ended, whatever was added in between', async () => {
  const { token } = player;
  const ask = async (query: Query) =>
    (await server.send(recordCalls.plays, { ...query, whose: 'all' }, { token })).reply;
  const first = await ask({ pageSize: 3 });
  const second = await ask({ pageSize: 3, cursor: first.cursor ?? '' });
  await fill(ALL, 10 * PLAYERS);
  const { list } = await ask({ pageSize: 3, cursor: first.cursor ?? '' });
  expect(list).toEqual(second.list);
  expect((await ask({ pageSize: 3 })).list).not.toEqual(first.list);
});
