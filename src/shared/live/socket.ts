import * as z from 'zod/mini';
import {
  type ConnectionMessage,
  connectionMessage,
  LIVE_PATH,
  type LiveMessage,
  type LiveRequest,
  liveMessage,
} from '../../../contract/live';
import { realTimer, type Timer } from '../timer';
import { ServerClock } from './serverClock';

/**
 * connecting: no answer yet. open: the table is being sent. waiting: the connection is lost and will be retried.
 * closed: the server does not have this table.
 */
export type LinkState = 'connecting' | 'open' | 'waiting' | 'closed';

/** What a connection is about: a table, or the markets. */
export interface LiveFeed<Message> {
  /** The `game` of the contract. */
  readonly name: string;
  readonly schema: z.ZodMiniType<Message, unknown>;
  /** Whether a message shows the newest state: the first answer to `hello` does. */
  isWhole(message: Message): boolean;
  /** The server's time in a message, in ms since 1970; null where it has none. */
  serverTimeOf(message: Message): number | null;
  /** How long the server may be silent after a message, in ms; null where that says nothing. */
  silenceAfter(message: Message): number | null;
}

export interface LiveListeners<Message> {
  onMessage(message: Message): void;
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

/** The feed of a table. */
export const tableFeed = (game: string): LiveFeed<LiveMessage> => ({
  name: game,
  schema: liveMessage as unknown as z.ZodMiniType<LiveMessage, unknown>,
  isWhole: ({ type }) => type === 'table',
  serverTimeOf: (message) => (message.type === 'table' ? message.serverTime : null),
  silenceAfter(message) {
    if (message.type !== 'tick') return null;
    // A running round sends ten ticks a second: silence then means that the connection is lost.
    return message.phase === 'running' ? RUNNING_SILENCE_MS : SILENCE_MS;
  },
});

/**
 * Watches a feed over a WebSocket until closed: says hello, keeps the connection alive and reconnects. Each connection
 * begins with the newest state. Messages that do not match the contract are dropped.
 */
export function watchLive<Message>(
  feed: LiveFeed<Message>,
  listeners: LiveListeners<Message>,
  surroundings: LiveSurroundings,
): Live {
  const clock = new ServerClock(() => surroundings.nowMs());
  let line: Line | null = null;
  let state: LinkState = 'connecting';
  let failures = 0;
  let over = false;
  let cancelRetry = () => {};
  let cancelSilence = () => {};
  let cancelPing = () => {};
  let helloAtMs = 0;
  /** Whether the last hello has been answered. */
  let isAnswered = false;
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
    isAnswered = false;
    token = surroundings.token();
    if (token === spentToken) token = null;
    say({ type: 'hello', game: feed.name, token });
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
      const json = parsed(data);
      const about = z.safeParse(connectionMessage, json);
      if (about.success) {
        heardOfConnection(about.data);
        return;
      }
      const message = z.safeDecode(feed.schema, json);
      if (message.success) heard(message.data);
    };
    expectMessage();
  }

  function heardOfConnection(message: ConnectionMessage): void {
    if (message.type === 'refused') {
      refused(message.reason);
      return;
    }
    cancelSilence();
    if (asked?.id === message.id) clock.addAnswer(asked.atMs, message.serverTime);
    cancelPing();
    cancelPing = surroundings.timer.after(pings < FIRST_PINGS ? FIRST_PING_MS : PING_MS, ping);
  }

  function heard(message: Message): void {
    const isWhole = feed.isWhole(message);
    if (isWhole && !isAnswered) {
      isAnswered = true;
      const serverTime = feed.serverTimeOf(message);
      if (serverTime !== null) clock.addAnswer(helloAtMs, serverTime);
      failures = 0;
      ping();
    }
    const silenceMs = feed.silenceAfter(message);
    if (silenceMs !== null) expectMessage(silenceMs);
    listeners.onMessage(message);
    if (isWhole) tell('open');
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

/** The JSON of a frame; null for anything else. */
function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return null;
  try {
    return JSON.parse(data);
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
