import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Api, createApi } from '../../src/shared/api/api';
import { ApiError } from '../../src/shared/api/apiError';
import type { Identity } from '../../src/shared/api/headers';
import type { Timer } from '../../src/shared/timer';

/** One request as the server received it. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** The app's API client and a real local server with scripted answers, and a manual clock. */
export interface Wire {
  readonly received: readonly ReceivedRequest[];
  /** The failures reported to the app. */
  readonly failures: readonly ApiError[];
  readonly logins: readonly ApiError[];
  identity: Identity;
  answer: (request: ReceivedRequest, response: ServerResponse) => void;
  /** A new API client, as after a reload; the clients share only storage. */
  api(): Api;
  wind(byMs: number): void;
  /** The remaining delay of each pending timer. */
  delays(): readonly number[];
  close(): Promise<void>;
}

export const player: Identity = {
  token: 'tok',
  uid: 20_000_001,
  appId: 'wrapped_4001',
  deviceInfoId: 'dev-1',
  advertising: null,
};

export async function startWire(): Promise<Wire> {
  keepInMemory();
  const received: ReceivedRequest[] = [];
  const failures: ApiError[] = [];
  const logins: ApiError[] = [];
  const manual = manualTimer();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const entry = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      received.push(entry);
      wire.answer(entry, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const wire: Wire = {
    received,
    failures,
    logins,
    identity: player,
    answer: (_request, response) => response.destroy(),
    api() {
      return createApi({
        host: `http://127.0.0.1:${port}`,
        timer: manual.timer,
        identity: () => wire.identity,
        listeners: () => ({
          onFailure: (error) => failures.push(error),
          onLoginNeeded: (error) => logins.push(error),
        }),
        nowMs: () => 1_000,
      });
    },
    wind: manual.wind,
    delays: manual.delays,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return wire;
}

export const envelope = (code: string, data: unknown, message = '', status = 200): string =>
  JSON.stringify({ code, message, data, status });

export function reply(response: ServerResponse, text: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(text);
}

/** The ApiError that a call rejects with. Rejects itself if the call succeeds. */
export const failureOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)),
  );

/** Waits for a condition for some turns of the event loop. */
export async function until(holds: () => boolean): Promise<void> {
  for (let turns = 0; !holds(); turns += 1) {
    if (turns > 500) throw new Error('the condition was not met in time');
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
}

/** A timer that is advanced manually. */
function manualTimer() {
  let nowMs = 0;
  let waiting: { atMs: number; then: () => void }[] = [];
  const timer: Timer = {
    after(delayMs, then) {
      const entry = { atMs: nowMs + delayMs, then };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
  };
  const wind = (byMs: number) => {
    nowMs += byMs;
    const due = waiting.filter(({ atMs }) => atMs <= nowMs);
    waiting = waiting.filter(({ atMs }) => atMs > nowMs);
    for (const { then } of due) then();
  };
  return { timer, wind, delays: () => waiting.map(({ atMs }) => atMs - nowMs) };
}

function keepInMemory(): void {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
      removeItem: (name: string) => kept.delete(name),
    },
  });
}
