import * as z from 'zod/mini';
import { saferPlayCalls } from '../../contract/account/saferPlay';
import { amount } from '../../games/kit/rules/amount';
import { colorBet, type Gambler, newGambler, placeBet } from '../ledger/gamblers';
import type { TestServer } from './server';

export const pesos = (text: string) => z.decode(amount, text);

/** The safer-play calls of a player. */
export const care = (server: TestServer, { token }: Pick<Gambler, 'token'>) => ({
  state: async () => (await server.send(saferPlayCalls.state, {}, { token })).reply,
  results: async () => (await server.send(saferPlayCalls.results, {}, { token })).reply.results,
  sitting: async () => (await server.send(saferPlayCalls.sitting, {}, { token })).reply,
  limit: (
    kind: 'deposit' | 'loss' | 'stake',
    period: 'bet' | 'day' | 'week' | 'month',
    most: string | null,
  ) =>
    server.send(
      saferPlayCalls.setLimit,
      { kind, period, most: most === null ? null : pesos(most) },
      { token },
    ),
  session: (mostMinutes: number | null) =>
    server.send(saferPlayCalls.setSessionLimit, { period: 'day', mostMinutes }, { token }),
  keep: (kind: 'deposit' | 'loss' | 'stake' | 'session', period: 'bet' | 'day') =>
    server.send(saferPlayCalls.withdrawChange, { kind, period }, { token }),
  rest: (hours: 24 | 168 | 720) => server.send(saferPlayCalls.takeBreak, { hours }, { token }),
  exclude: (months: 6 | 12 | 60) =>
    server.send(saferPlayCalls.exclude, { months, understood: true }, { token }),
  lift: () => server.send(saferPlayCalls.liftExclusion, {}, { token }),
  every: (minutes: 15 | 30 | 60) => server.send(saferPlayCalls.setRealityCheck, { minutes }, { token }),
  seen: () => server.send(saferPlayCalls.acknowledge, {}, { token }),
});

/** Places a bet of this stake. Gives the code of the answer. */
export const bet = async (server: TestServer, player: Gambler, stakeCentavos = 1_000n): Promise<string> =>
  (await placeBet(server, player, colorBet(stakeCentavos))).code;

export const rich = (server: TestServer) => newGambler(server, { cashCentavos: 1_000_000n });
