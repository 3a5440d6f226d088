import * as z from 'zod/mini';
import { LIVE_PATH, type LiveMessage, type LiveRequest, liveMessage } from '../../../contract/live';
import { realTimer, type Timer } from '../timer';
import { ServerClock } from './serverClock';

/**
 * connecting: no answer yet. open: the table is being sent. waiting: the connection is lost and will be retried.
 * closed: the server does not have this table.
 */
export type LinkState = 'connecting' | 'open' | 'waiting' | 'closed';

export interface LiveListeners {
  onMessage(message: LiveMessage): void;
  onLink(state: LinkState): void;
}

/** A connection to the server; the browser's WebSocket is one. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LiveSurroundings {
  readonly timer: Timer;
  dial(): Line;
  /** The session's token, read at each connection; null to watch only. */
  token(): string | null;
  nowMs(): number;
  /** 0 to 1; spreads the reconnections of many devices. */
  jitter(): number;
}

export interface Live {
  readonly clock: ServerClock;
  /** Requests the whole table again after a lost message. */
  refresh(): void;
  /** Reconnects now: the network is back, or the tab is visible again. */
  reconnect(): void;
  /** Drops the connection without waiting for a timeout, when the network is known to be away. */
  drop(): void;
  /** Disconnects while the tab is hidden, until `reconnect`. */
  pause(): void;
  close(): void;
}

/** Delay before each retry, in ms; the last one repeats. */
export const RETRY_MS = [250, 500, 1_000, 2_000, 4_000, 8_000] as const;
/** A connection that does not open or answer within this time is dropped, in ms. */
export const SILENCE_MS = 6_000;
/** Messages that have already arrived are handled in this time before a connection is dropped, in ms. */
export const LOOK_AGAIN_MS = 200;
/** While a round runs the server sends continuously: a shorter silence, in ms, means that the connection is lost. */
export const RUNNING_SILENCE_MS = 1_500;
/** Quick pings at the start give a good first estimate of the server's time. */
const FIRST_PINGS = 4;
const FIRST_PING_MS = 150;
const PING_MS = 4_000;

/**
 * Watches a table over a WebSocket until closed: says hello, keeps the connection alive and reconnects. Each connection
 * begins with the whole table. Messages that do not match the contract are dropped.
 */
export function watchLive(game: string, listeners: LiveListeners, surroundings: LiveSurroundings): Live {
  const clock = new ServerClock(() => surroundings.nowMs());
  let line: Line | null = null;
  let state: LinkState = 'connecting';
  let failures = 0;
  let over = false;
  let cancelRetry = () => {};
  let cancelSilence = () => {};
  let cancelPing = () => {};
  let helloAtMs = 0;
  let pings = 0;
  let asked: { readonly id: number; readonly atMs: number } | null = null;
  let token: string | null = null;
  /** A token that the server no longer accepts: the table is watched without it. */
  let spentToken: string | null = null;

  const tell = (next: LinkState) => {
    if (next === state) return;
    state = next;
    listeners.onLink(next);
  };
  const say = (request: LiveRequest) => line?.send(JSON.stringify(request));

  /** Drops the line and ignores whatever it still delivers. */
  function closeLine(): void {
    cancelSilence();
    cancelPing();
    const old = line;
    line = null;
    if (old === null) return;
    old.onopen = null;
    old.onmessage = null;
    old.onclose = null;
    old.close();
  }

  function lost(): void {
    closeLine();
    if (over || state === 'closed') return;
    tell(state === 'connecting' && failures === 0 ? 'connecting' : 'waiting');
    const delayMs = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0;
    failures += 1;
    cancelRetry();
    cancelRetry = surroundings.timer.after(delayMs * (0.5 + surroundings.jitter() / 2), connect);
  }

  function expectMessage(silenceMs: number = SILENCE_MS): void {
    cancelSilence();
    // On a page that was busy for long, messages are queued that will be handled before the second look.
    const lookAgain = () => {
      cancelSilence = surroundings.timer.after(LOOK_AGAIN_MS, lost);
    };
    cancelSilence = surroundings.timer.after(silenceMs, lookAgain);
  }

  function ping(): void {
    pings += 1;
    asked = { id: pings, atMs: surroundings.nowMs() };
    say({ type: 'ping', id: pings });
    expectMessage();
  }

  function sayHello(): void {
    helloAtMs = surroundings.nowMs();
    token = surroundings.token();
    if (token === spentToken) token = null;
    say({ type: 'hello', game, token });
    expectMessage();
  }

  function connect(): void {
    cancelRetry();
    closeLine();
    if (over) return;
    clock.doubt();
    pings = 0;
    asked = null;
    const dialled = surroundings.dial();
    line = dialled;
    dialled.onopen = sayHello;
    dialled.onclose = lost;
    dialled.onmessage = ({ data }) => {
      const message = read(data);
      if (message !== null) heard(message);
    };
    expectMessage();
  }

  function heard(message: LiveMessage): void {
    if (message.type === 'pong') {
      cancelSilence();
      if (asked?.id === message.id) clock.addAnswer(asked.atMs, message.serverTime);
      cancelPing();
      cancelPing = surroundings.timer.after(pings < FIRST_PINGS ? FIRST_PING_MS : PING_MS, ping);
      return;
    }
    if (message.type === 'refused') {
      refused(message.reason);
      return;
    }
    if (message.type === 'table') {
      clock.addAnswer(helloAtMs, message.serverTime);
      failures = 0;
      ping();
    }
    // A running round sends ten ticks a second: silence then means that the connection is lost.
    if (message.type === 'tick' && message.phase === 'running') expectMessage(RUNNING_SILENCE_MS);
    else if (message.type === 'tick') expectMessage();
    listeners.onMessage(message);
    if (message.type === 'table') tell('open');
  }

  function refused(reason: 'loginNeeded' | 'notFound' | 'badRequest' | 'busy'): void {
    if (reason === 'notFound') {
      tell('closed');
      closeLine();
    } else {
      if (reason === 'loginNeeded') spentToken = token;
      lost();
    }
  }

  connect();
  return {
    clock,
    refresh() {
      if (state === 'open') sayHello();
    },
    reconnect() {
      if (over || state === 'open') return;
      failures = 0;
      if (state === 'closed') state = 'waiting';
      connect();
    },
    drop() {
      if (!over && state !== 'closed') lost();
    },
    pause() {
      if (over || state === 'closed') return;
      cancelRetry();
      closeLine();
      tell('waiting');
    },
    close() {
      over = true;
      cancelRetry();
      closeLine();
    },
  };
}

function read(data: unknown): LiveMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const parsed = z.safeDecode(liveMessage, JSON.parse(data));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The browser's WebSocket, timer and clock. */
export const realLine = (token: () => string | null): LiveSurroundings => ({
  timer: realTimer,
  dial() {
    const { protocol, host } = window.location;
    return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${LIVE_PATH}`) as unknown as Line;
  },
  token,
  nowMs: () => performance.now(),
  jitter: Math.random,
});
