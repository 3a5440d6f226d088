import type { LivePastRound } from '../../contract/live';
import { liveCalls } from '../../contract/live';
import type { SettledRound } from '../../contract/play';
import { playCalls } from '../../contract/play';
import type { Json } from '../../games/kit/rules/round';
import { balances } from '../../server/ledger/balances';
import type { Gambler } from '../ledger/gamblers';
import type { TestServer } from './server';
import { fare, join, newTablePlayer, nextEndsAt, nextIsLong, params, startTables } from './tables';
import { type Watcher, watch } from './watcher';

/** A player with a bet in a round whose outcome the test has arranged. */
export interface ArrangedBet {
  readonly player: Gambler;
  readonly roundNumber: number;
  readonly ticketId: string;
  /** The run that placed the bet; missing for a manual bet. */
  readonly runId?: string;
}

/** A server with a running table, and a guest who watches it. */
export interface CrashTable {
  readonly server: TestServer;
  readonly guest: Watcher;
  /**
   * A new player as the only bettor of a round that ends at this multiplier ("long": that lasts for seconds).
   */
  readonly placeBet: (
    multiplier: string,
    bet?: Json,
    beginRun?: (player: Gambler) => Promise<string>,
  ) => Promise<ArrangedBet>;
  readonly opened: (roundNumber: number) => Promise<Extract<Watcher['messages'][number], { type: 'round' }>>;
  readonly started: (roundNumber: number) => Promise<unknown>;
  /** Waits for the end of a round and returns it. */
  readonly ended: (roundNumber: number) => Promise<LivePastRound>;
  /** The bet in its owner's history, shortly after the end. */
  readonly settled: (bet: ArrangedBet) => Promise<SettledRound>;
  readonly cashOf: (player: Gambler) => Promise<bigint>;
  readonly close: () => Promise<void>;
}

const BET_TRIES = 10;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until a table has its first round. */
export async function firstRound({ db, send }: TestServer, of = params): Promise<void> {
  const round = { text: 'SELECT FROM live_rounds WHERE game = $1 LIMIT 1', values: [of.game] };
  while ((await db.query(round)).length === 0) await pause(20);
  while ((await send(liveCalls.chain, {}, { params: of })).status !== 200) await pause(20);
}

export async function openCrashTable(
  environment: Readonly<Record<string, string>> = {},
): Promise<CrashTable> {
  const server = await startTables(environment);
  await firstRound(server);
  const guest = await watch(server.url);

  const opened: CrashTable['opened'] = (roundNumber) =>
    guest.find('round', ({ round }) => round.roundNumber === roundNumber);
  const ended: CrashTable['ended'] = async (roundNumber) => {
    const tick = await guest.find('tick', (one) => one.ended?.roundNumber === roundNumber);
    if (tick.ended === null) throw new Error('the tick has no end');
    return tick.ended;
  };
  /** Bets of other players would add their client seeds to the arranged round. */
  const nobodyWaits = async () => {
    const text = "SELECT FROM live_tickets WHERE state = 'open' LIMIT 1";
    while ((await server.db.query({ text })).length > 0) await pause(20);
  };
  return {
    server,
    guest,
    opened,
    ended,
    started: (roundNumber) =>
      guest.find('tick', (tick) => tick.roundNumber === roundNumber && tick.phase === 'running'),
    placeBet: async (multiplier, bet = fare(), beginRun = undefined) => {
      for (let tries = 0; tries < BET_TRIES; tries += 1) {
        const player = await newTablePlayer(server);
        const runId = await beginRun?.(player);
        await nobodyWaits();
        const isLong = multiplier === 'long';
        const roundNumber = await (isLong
          ? nextIsLong(server, player)
          : nextEndsAt(server, player, multiplier));
        await opened(roundNumber);
        const { ticket } = (await join(server, player, { bet, runId })).reply;
        // Betting is short here: on a busy machine the bet may have been queued for the next round.
        if (ticket.roundNumber !== roundNumber) continue;
        return { player, roundNumber, ticketId: ticket.ticketId, ...(runId && { runId }) };
      }
      throw new Error('every bet was queued for the next round');
    },
    settled: async ({ player: { token }, roundNumber, ticketId }) => {
      await ended(roundNumber);
      for (;;) {
        const answer = await server.send(playCalls.round, { roundId: ticketId }, { token, params });
        if (answer.status === 200) return answer.reply;
        await pause(10);
      }
    },
    cashOf: async ({ uid }) => (await balances(server.db, uid)).cashCentavos,
    close: async () => {
      guest.close();
      await server.close();
    },
  };
}
