import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sharedGame } from '../../../games/allGames';
import type { Queryable } from '../../../server/db/database';
import { latestRound } from '../../../server/domains/live/rounds';
import { DatabaseTime } from '../../../server/domains/live/time';
import { TableView } from '../../../server/domains/live/view';
import { firstRound } from '../../support/crashTable';
import type { TestServer } from '../../support/server';
import { join, newTablePlayer, startTables } from '../../support/tables';

let server: TestServer;
beforeAll(async () => {
  server = await startTables();
});
afterAll(() => server.close());

it('a round that ends while its table is being read is not yet among the past rounds', async () => {
  await firstRound(server);
  const game = sharedGame('crash');
  if (game === null) throw new Error('crash has no table');

  // The past rounds are read after the current round, which has ended by then.
  const slow: Queryable = {
    query: async (statement) => {
      if (typeof statement === 'object' && statement.name === 'live-rounds-past') await nextRound();
      return server.db.query(statement);
    },
  };
  const nextRound = async () => {
    const was = (await latestRound(server.db, 'crash'))?.roundNumber;
    await vi.waitFor(async () => expect((await latestRound(server.db, 'crash'))?.roundNumber).not.toBe(was), {
      timeout: 60_000,
    });
  };

  await vi.waitFor(async () => expect((await latestRound(server.db, 'crash'))?.state).toBe('betting'), {
    timeout: 60_000,
  });
  const tableText = await new Promise<string | null>((resolve, reject) => {
    const view: TableView = new TableView(slow, game, new DatabaseTime(), {
      isWatched: () => true,
      onMessage: () => undefined,
      onTable: async () => resolve(view.tableText([])),
      onTickets: async () => undefined,
      onError: reject,
    });
    view.reload();
  });
  const { round, past } = JSON.parse(tableText ?? '') as {
    round: { roundNumber: number; phase: string };
    past: { roundNumber: number }[];
  };
  expect(round.phase).toBe('betting');
  expect(past.map(({ roundNumber }) => roundNumber)).not.toContain(round.roundNumber);
});

it('the whole table contains only what has been sent before, and no later message repeats it', async () => {
  const game = sharedGame('crash');
  if (game === null) throw new Error('crash has no table');
  const messages: { readonly seq: number }[] = [];
  let whole = '';
  let isDone = () => {};
  const view: TableView = new TableView(server.db, game, new DatabaseTime(), {
    isWatched: () => true,
    onMessage: (text) => messages.push(JSON.parse(text)),
    onTable: async () => isDone(),
    // A bet is known and no tick has sent it yet: a client that joins now gets the whole table.
    onTickets: async () => {
      whole = view.tableText([]) ?? '';
      isDone();
    },
    onError: (error) => {
      throw error;
    },
  });
  const done = (start: () => void) =>
    new Promise<void>((resolve) => {
      isDone = resolve;
      start();
    });
  /** A ticket in the round that the view has read. Betting may close in between, so it retries. */
  const joined = async () => {
    for (;;) {
      const player = await newTablePlayer(server);
      await done(() => view.reload());
      const { code, reply } = await join(server, player);
      if (code === '00000' && reply.ticket.seat !== null && reply.ticket.roundNumber === view.roundNumber)
        return reply.ticket;
    }
  };
  const { ticketId, roundNumber, seat } = await joined();
  messages.length = 0;

  await done(() => view.onNotice({ game: 'crash', kind: 'tickets', round: roundNumber, ids: [ticketId] }));
  expect(messages).toMatchObject([{ type: 'tick', bets: [{ seat }] }]);
  const table = JSON.parse(whole) as { seq: number; round: { bets: { seat: number }[] } };
  expect(table.round.bets.map((bet) => bet.seat)).toContain(seat);
  expect(table.seq).toBe(messages[0]?.seq);
  await view.close();
}, 120_000);

it('a ticket of which no notice came is read when the numbers of the notices have a hole, and when betting closes', async () => {
  const game = sharedGame('crash');
  if (game === null) throw new Error('crash has no table');
  const told: string[] = [];
  const view: TableView = new TableView(server.db, game, new DatabaseTime(), {
    isWatched: () => true,
    onMessage: () => undefined,
    onTable: async () => undefined,
    onTickets: async (tickets) => {
      told.push(...tickets.map(({ ticketId }) => ticketId.toString()));
    },
    onError: (error) => {
      throw error;
    },
  });
  const notice = { game: 'crash', kind: 'tickets', round: 0, ids: [] } as const;
  const batch = (number: number) => ({ ...notice, batch: { process: 'a', number, isLast: false } });
  /** A ticket of a round that the view has read before. */
  const joined = async () => {
    for (;;) {
      const player = await newTablePlayer(server);
      view.reload();
      await view.inTurn(async () => undefined);
      const { code, reply } = await join(server, player);
      if (code === '00000' && reply.ticket.roundNumber === view.roundNumber) return reply.ticket;
    }
  };
  const missed = await joined();
  view.onNotice(batch(1));
  view.onNotice(batch(2));
  await view.inTurn(async () => undefined);
  expect(told).toEqual([]);
  view.onNotice(batch(4));
  await view.inTurn(async () => undefined);
  expect(told).toContain(missed.ticketId);

  const atClose = await joined();
  expect(told).not.toContain(atClose.ticketId);
  const { roundNumber } = atClose;
  const closed = { game: 'crash', kind: 'events', round: roundNumber, state: 'running', from: 99 } as const;
  view.onNotice({ ...closed, events: [{ type: 'closed', atMs: 0 }] });
  await view.inTurn(async () => undefined);
  expect(told).toContain(atClose.ticketId);
  await view.close();
}, 120_000);
