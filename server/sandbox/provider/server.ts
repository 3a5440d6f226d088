import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CatalogueGame } from '../../domains/catalogue/seeded';
import { ENGINES } from './engines';
import type { Below, Choice } from './engines/engine';
import { fileOf } from './files';
import { framePage, gamePage } from './page';
import { createRounds, type SeatReply } from './rounds';
import { createSeats } from './seats';
import { isSignedByApp } from './trust';
import { walletClient } from './walletClient';

export interface ProviderOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The wallet's address without a trailing slash; read at the time of each call. */
  readonly walletUrl: () => string;
  readonly secretOf: (provider: string) => string;
  readonly games: readonly CatalogueGame[];
  readonly now: () => Date;
  readonly below: Below;
}

const BODY_MAX_BYTES = 4_096;

/** Everything from this server, and no inline scripts: what a careful provider would send. */
const POLICY = [
  "default-src 'none'",
  ...[
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
  ],
  ...["base-uri 'none'", "form-action 'none'"],
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  // Its pages have no origin in the app's frame, so calls to this server are cross-origin. They are authorised
  // by the body, and there are no cookies.
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '600',
};

type Body = Readonly<Record<string, unknown>>;

/** One option by its number, or several numbers. */
const choiceOf = (value: unknown): Choice => (Array.isArray(value) ? value : [value]).map(Number);

/**
 * A game provider that stands in for all of them: a server with its own address, which uses the wallet calls
 * over HTTP and never the database.
 */
export async function startProvider(
  options: ProviderOptions,
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const { secretOf, games, now, below } = options;
  const ending = new AbortController();
  const wallet = walletClient({ url: options.walletUrl, secretOf, now, signal: ending.signal });
  const seats = createSeats(wallet, createRounds(wallet, below), () => now().getTime());
  const shelf = new Map(games.map((game) => [`${game.gameProvider}/${game.gameId}`, game]));

  const apis: Readonly<Record<string, (body: Body) => Promise<SeatReply | null>>> = {
    '/api/open': async ({ provider, gameId, token }) => {
      const game = shelf.get(`${String(provider)}/${String(gameId)}`);
      if (game === undefined) return null;
      const { gameProvider, engine } = game;
      return seats.open(
        { provider: gameProvider, gameId: game.gameId, engine: ENGINES[engine] },
        String(token),
      );
    },
    '/api/play': ({ seat, stakeCentavos, choice }) =>
      seats.play(String(seat), Number(stakeCentavos), choiceOf(choice)),
    '/api/decide': ({ seat, turn, decision }) => seats.decide(String(seat), Number(turn), choiceOf(decision)),
    '/api/balance': ({ seat }) => seats.balance(String(seat)),
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://provider');
    if (request.method === 'OPTIONS') return send(response, 204, 'text/plain', '');
    if (request.method === 'POST') {
      const bytes = await bodyOf(request);
      if (bytes === null) return send(response, 413, 'text/plain', 'Too large.');
      if (path === '/page') {
        if (!isSignedByApp(request.headers, path, bytes, secretOf, now()))
          return send(response, 401, 'text/plain', 'Not signed.');
        return send(response, 200, 'text/html', framePage(String(jsonOf(bytes)?.frame)));
      }
      const body = jsonOf(bytes);
      const reply = body === null ? null : await apis[path]?.(body);
      if (reply == null) return send(response, 404, 'text/plain', 'Not found.');
      return send(response, 200, 'application/json', JSON.stringify(reply));
    }
    const [, gameName] = /^\/play\/([A-Z0-9]+\/[\w-]+)$/.exec(path) ?? [];
    const game = gameName === undefined ? undefined : shelf.get(gameName);
    if (game !== undefined) return send(response, 200, 'text/html', gamePage(game, searchParams.get('lang')));
    const file = request.method === 'GET' ? await fileOf(path) : null;
    if (file === null) return send(response, 404, 'text/plain', 'Not found.');
    return send(response, 200, file.type, file.bytes, 'public, max-age=600');
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) send(response, 500, 'text/plain', 'Something broke.');
    });
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(options.port, options.host, () => listening());
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        ending.abort();
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  cacheControl = 'no-store',
): void {
  const isText = /^(text\/|application\/json)/.test(type);
  response.writeHead(status, {
    ...HEADERS,
    'content-type': isText ? `${type}; charset=utf-8` : type,
    'cache-control': cacheControl,
  });
  response.end(body);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > BODY_MAX_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function jsonOf(bytes: Buffer): Body | null {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Body) : null;
  } catch {
    return null;
  }
}
