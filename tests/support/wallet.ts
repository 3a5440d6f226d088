import { createHmac } from 'node:crypto';
import type { Call } from '../../contract/call';
import { providerCalls, walletCalls } from '../../contract/providers';
import type { Gambler } from '../ledger/gamblers';
import type { TestServer } from './server';

/** A secret that is long enough for the settings, and the same in every run. */
export const secretOf = (provider: string): string => `${provider.toLowerCase()}-`.padEnd(40, 's');
export const PROVIDERS = ['JILI', 'PP', 'EVO', 'PGSOFT'].map((name) => `${name}=${secretOf(name)}`).join(',');

export interface Heard {
  readonly status: number;
  readonly code: string;
  /** Byte for byte. */
  readonly text: string;
  readonly data: Readonly<Record<string, string>> | null;
}

export interface Signing {
  readonly provider?: string;
  readonly secret?: string;
  readonly path?: string;
  readonly at?: Date;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Signs a body as the adapter guide describes, independently of the server's code. */
export function signed(
  server: TestServer,
  call: Call,
  body: string | Buffer,
  { provider = 'JILI', secret = secretOf(provider), path = call.path, at = server.clock.now() }: Signing = {},
): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1_000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${path}.`).update(body).digest('hex');
  return { 'x-provider': provider, 'x-signature': `t=${seconds},v1=${mac}` };
}

/** A provider's call over HTTP. */
export async function tellWallet(
  server: TestServer,
  call: Call,
  body: object,
  signing: Signing = {},
): Promise<Heard> {
  const payload = JSON.stringify(body);
  const response = await server.inject({
    method: 'POST',
    url: call.path,
    payload,
    headers: {
      'content-type': 'application/json',
      ...signed(server, call, payload, signing),
      ...signing.headers,
    },
  });
  const { code, data } = response.json();
  return { status: response.statusCode, code, text: response.body, data };
}

/** A player in a provider's game, and the calls their provider can make. */
export interface Sitting {
  readonly provider: string;
  readonly session: string;
  readonly playerId: string;
  readonly gameId: string;
  readonly balance: () => Promise<Heard>;
  readonly bet: (id: string, amount: string, roundId?: string, change?: object) => Promise<Heard>;
  readonly win: (
    id: string,
    betId: string,
    amount: string,
    roundId?: string,
    change?: object,
  ) => Promise<Heard>;
  readonly rollback: (id: string, betId: string, roundId?: string, change?: object) => Promise<Heard>;
}

/** The token in the fragment of a frame's address. */
export const tokenIn = (url: string | null): string => new URL(url ?? '').hash.slice(1);

/** Launches a game as the app does, and opens the session as the provider does. */
export async function sitDown(
  server: TestServer,
  { token }: Pick<Gambler, 'token'>,
  provider = 'JILI',
  gameId = '101',
): Promise<Sitting> {
  const launched = await server.send(providerCalls.launch, { gameProvider: provider, gameId }, { token });
  const opened = await tellWallet(
    server,
    walletCalls.open,
    { token: tokenIn(launched.reply.url) },
    { provider },
  );
  if (opened.data === null) throw new Error(`no session: ${opened.text}`);
  const { session = '', playerId = '' } = opened.data;
  const acting = { session, playerId, gameId, currency: 'PHP' };
  const tell = (call: Call, body: object) => tellWallet(server, call, body, { provider });
  return {
    provider,
    session,
    playerId,
    gameId,
    balance: () => tell(walletCalls.balance, { session }),
    bet: (transactionId, amount, roundId = 'round', change = {}) =>
      tell(walletCalls.bet, { ...acting, transactionId, roundId, amount, ...change }),
    win: (transactionId, betTransactionId, amount, roundId = 'round', change = {}) =>
      tell(walletCalls.win, {
        ...acting,
        ...{ transactionId, roundId, betTransactionId, amount, closesRound: true },
        ...change,
      }),
    rollback: (transactionId, betTransactionId, roundId = 'round', change = {}) =>
      tell(walletCalls.rollback, { ...acting, transactionId, roundId, betTransactionId, ...change }),
  };
}
