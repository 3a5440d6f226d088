import { liveCalls } from '../../contract/live';
import { playCalls } from '../../contract/play';
import type { Json } from '../../games/kit/rules/round';
import { type Gambler, type GamblerOptions, newGambler } from '../ledger/gamblers';
import { newKey, startTestServer, type TestServer, type TestServerOptions } from './server';

/** The tests play crash, this many times faster than normal. */
export const PACE = 10;
export const params = { game: 'crash' };

/** A server that runs its tables. */
export const startTables = (
  environment: Readonly<Record<string, string>> = {},
  options: TestServerOptions = {},
): Promise<TestServer> =>
  startTestServer({
    ...options,
    environment: {
      LIVE_TABLES: 'on',
      LIVE_PACE: String(PACE),
      LIVE_CHAIN_LENGTH: '5000',
      ...environment,
    },
  });

/** A player with money, and a seed pair for the table. */
export async function newTablePlayer(server: TestServer, options: GamblerOptions = {}): Promise<Gambler> {
  const player = await newGambler(server, { cashCentavos: 100_000n, ...options });
  const { token } = player;
  await server.send(playCalls.seeds, {}, { token, params });
  await server.send(playCalls.seeds, { clientSeed: `player ${player.uid}` }, { token, params });
  return player;
}

/** A crash bet in wire form. */
export const fare = (target = '10000.00', stake = '10.00'): Json => ({ stake, target, cashOuts: [] });

interface JoinOptions {
  readonly panel?: number;
  readonly bet?: Json;
  readonly idempotencyKey?: string;
  readonly runId?: string | undefined;
}

export const join = (
  server: TestServer,
  { token }: Pick<Gambler, 'token'>,
  { panel = 0, bet = fare(), idempotencyKey = newKey(), runId }: JoinOptions = {},
) => server.send(liveCalls.join, { panel, bet, ...(runId && { runId }) }, { token, params, idempotencyKey });

export const takeBack = (
  server: TestServer,
  { token }: Pick<Gambler, 'token'>,
  ticketId: string,
  idempotencyKey = newKey(),
) => server.send(liveCalls.takeBack, { ticketId }, { token, params, idempotencyKey });

export const cashOut = (
  server: TestServer,
  { token }: Pick<Gambler, 'token'>,
  ticketId: string,
  part: 'all' | 'half' = 'all',
  idempotencyKey = newKey(),
) => server.send(liveCalls.cashOut, { ticketId, part }, { token, params, idempotencyKey });

const SEEKS_MAX = 20;

/** Makes the next round end at this multiplier, with this player as its only bettor. Returns its number. */
export const nextEndsAt = (server: TestServer, player: Pick<Gambler, 'uid'>, multiplier: string) =>
  seekNext(server, player, { bet: fare(), outcome: { multiplier } });

/** Makes the next round reach at least twenty times the stake. */
export const nextIsLong = (server: TestServer, player: Pick<Gambler, 'uid'>) =>
  seekNext(server, player, { bet: fare('20.00'), tier: 'mega' });

async function seekNext(server: TestServer, { uid }: Pick<Gambler, 'uid'>, want: Json): Promise<number> {
  const payload = { uid, game: params.game, want };
  for (let tries = 1; ; tries += 1) {
    const response = await server.inject({ method: 'POST', url: '/sandbox/seek', payload });
    const { code, data } = response.json<{ code: string; data: { nonce: number } | null }>();
    if (code === '00000' && data !== null) return data.nonce;
    // On a busy machine rounds can open faster than a seed is found.
    if (code !== '50300' || tries === SEEKS_MAX) {
      throw new Error(`the round could not be arranged: ${response.body}`);
    }
  }
}
