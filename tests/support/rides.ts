import type { LivePastRound } from '../../contract/live';
import { liveCalls } from '../../contract/live';
import type { SettledRound } from '../../contract/play';
import { playCalls } from '../../contract/play';
import type { Json } from '../../games/kit/rules/round';
import { balances } from '../../server/ledger/balances';
import type { Gambler } from '../ledger/gamblers';
import type { TestServer } from './server';
import { fare, join, newRider, nextEndsAt, nextIsLong, params, startTables } from './tables';
import { type Watcher, watch } from './watcher';

/** A player with a bet in a round whose outcome the test has arranged. */
export interface Ride {
  readonly rider: Gambler;
  readonly roundNumber: number;
  readonly ticketId: string;
  /** The run that placed the bet; missing for a manual bet. */
  readonly runId?: string;
}

/** A server with a running table, and a guest who watches it. */
export interface Rides {
  readonly server: TestServer;
  readonly guest: Watcher;
  /**
   * A new player as the only bettor of a round that ends at this multiplier ("long": that lasts for seconds).
   */
  readonly ride: (
    multiplier: string,
    bet?: Json,
    beginRun?: (rider: Gambler) => Promise<string>,
  ) => Promise<Ride>;
  readonly opened: (roundNumber: number) => Promise<Extract<Watcher['messages'][number], { type: 'round' }>>;
  readonly departed: (roundNumber: number) => Promise<unknown>;
  /** Waits for the end of a round and returns it. */
  readonly ended: (roundNumber: number) => Promise<LivePastRound>;
  /** The bet in its owner's history, shortly after the end. */
  readonly settled: (ride: Ride) => Promise<SettledRound>;
  readonly cashOf: (rider: Gambler) => Promise<bigint>;
  readonly close: () => Promise<void>;
}

const RIDE_TRIES = 10;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until a table has its first round. */
export async function firstRound({ send }: TestServer, of = params): Promise<void> {
  while ((await send(liveCalls.chain, {}, { params: of })).status !== 200) await pause(20);
  await pause(50);
}

export async function openRides(): Promise<Rides> {
  const server = await startTables();
  await firstRound(server);
  const guest = await watch(server.url);

  const opened: Rides['opened'] = (roundNumber) =>
    guest.find('round', ({ round }) => round.roundNumber === roundNumber);
  const ended: Rides['ended'] = async (roundNumber) => {
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
    departed: (roundNumber) =>
      guest.find('tick', (tick) => tick.roundNumber === roundNumber && tick.phase === 'running'),
    ride: async (multiplier, bet = fare(), beginRun = undefined) => {
      for (let tries = 0; tries < RIDE_TRIES; tries += 1) {
        const rider = await newRider(server);
        const runId = await beginRun?.(rider);
        await nobodyWaits();
        const isLong = multiplier === 'long';
        const roundNumber = await (isLong
          ? nextIsLong(server, rider)
          : nextEndsAt(server, rider, multiplier));
        await opened(roundNumber);
        const { ticket } = (await join(server, rider, { bet, runId })).reply;
        // Betting is short here: on a busy machine the bet may have been queued for the next round.
        if (ticket.roundNumber !== roundNumber) continue;
        return { rider, roundNumber, ticketId: ticket.ticketId, ...(runId && { runId }) };
      }
      throw new Error('every bet was queued for the next round');
    },
    settled: async ({ rider: { token }, roundNumber, ticketId }) => {
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
