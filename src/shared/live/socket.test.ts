import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { LiveMessage } from '../../../contract/live';
import {
  type Line,
  type LinkState,
  type Live,
  type LiveFeed,
  type LiveSurroundings,
  LOOK_AGAIN_MS,
  RETRY_MS,
  SILENCE_MS,
  tableFeed,
  watchLive,
} from './socket';

/** A line that the test answers on, with a timer that the test advances. */
class TestLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;
  readonly said: { type: string; id?: number; token?: string | null }[] = [];
  send(text: string) {
    this.said.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  tell(message: unknown) {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) });
  }
}

let nowMs = 0;
let waiting: { atMs: number; then: () => void }[] = [];
let lines: TestLine[] = [];
let links: LinkState[] = [];
let messages: LiveMessage[] = [];
let token: string | null = 'first';
let live: Live;

const around: LiveSurroundings = {
  timer: {
    after(delayMs, then) {
      const entry = { atMs: nowMs + delayMs, then };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
  },
  dial() {
    const line = new TestLine();
    lines.push(line);
    return line;
  },
  token: () => token,
  nowMs: () => nowMs,
  jitter: () => 1,
};

function pass(ms: number) {
  const until = nowMs + ms;
  for (;;) {
    const [next] = waiting.filter(({ atMs }) => atMs <= until).toSorted((a, b) => a.atMs - b.atMs);
    if (next === undefined) break;
    waiting = waiting.filter((other) => other !== next);
    nowMs = Math.max(nowMs, next.atMs);
    next.then();
  }
  nowMs = until;
}

const line = () => {
  const last = lines.at(-1);
  if (last === undefined) throw new Error('no line was opened');
  return last;
};
const hex = 'ab'.repeat(32);
const table = (serverTime: number) => ({
  type: 'table',
  game: 'crash',
  serverTime,
  seq: 0,
  chainEnd: hex,
  chainFrom: 1,
  round: { roundNumber: 7, commitment: hex, phase: 'betting', openedAt: 0, events: [], aboard: 0, bets: [] },
  past: [],
  tickets: [],
});
const answerPing = (serverTime: number) =>
  line().tell({ type: 'pong', id: line().said.at(-1)?.id ?? -1, serverTime });

beforeEach(() => {
  nowMs = 0;
  waiting = [];
  lines = [];
  links = [];
  messages = [];
  token = 'first';
  live = watchLive(
    tableFeed('crash'),
    { onMessage: (message) => messages.push(message), onLink: (state) => links.push(state) },
    around,
  );
});

const open = () => {
  line().onopen?.();
  pass(20);
  line().tell(table(50_010));
};

describe('the connection to a table', () => {
  it('says hello, is open when the table arrives, and learns the time', () => {
    open();
    expect(line().said[0]).toEqual({ type: 'hello', game: 'crash', token: 'first' });
    expect(messages).toHaveLength(1);
    expect(links).toEqual(['open']);
    expect(live.clock.at(50_020)).toBe(0);
    expect(live.clock.nowMs()).toBe(0);
  });

  it('keeps pinging for the time, often at first', () => {
    open();
    for (let answers = 0; answers < 4; answers += 1) {
      pass(10);
      answerPing(50_015 + nowMs);
      pass(150);
    }
    expect(line().said.filter(({ type }) => type === 'ping')).toHaveLength(4);
    pass(4_000);
    expect(line().said.filter(({ type }) => type === 'ping')).toHaveLength(5);
  });

  it('drops a silent connection, and retries sooner than after a dead server', () => {
    open();
    pass(SILENCE_MS + LOOK_AGAIN_MS);
    expect(links).toEqual(['open', 'waiting']);
    expect(lines[0]?.closed).toBe(true);
    for (const [tries, delayMs] of [...RETRY_MS, 8_000].entries()) {
      pass(delayMs - 1);
      expect(lines).toHaveLength(tries + 1);
      pass(1);
      expect(lines).toHaveLength(tries + 2);
      line().onclose?.();
    }
  });

  it('reconnects at once when the network is back, and is open again with the whole table', () => {
    open();
    live.drop();
    line().onclose?.();
    live.reconnect();
    expect(lines).toHaveLength(2);
    open();
    expect(links).toEqual(['open', 'waiting', 'open']);
    expect(messages).toHaveLength(2);
    pass(100);
    expect(lines).toHaveLength(2);
  });

  it('requests the whole table on the same connection after a lost message', () => {
    live.refresh();
    expect(line().said).toEqual([]);
    open();
    live.refresh();
    expect(line().said.at(-1)).toEqual({ type: 'hello', game: 'crash', token: 'first' });
    line().tell(table(50_030));
    expect(messages.map(({ type }) => type)).toEqual(['table', 'table']);
    expect(lines).toHaveLength(1);
    expect(links).toEqual(['open']);
  });

  it('drops messages that do not match the contract', () => {
    open();
    for (const nonsense of ['{', '7', { type: 'tick', game: 'crash' }, { type: 'unknown' }])
      line().tell(nonsense);
    expect(messages).toHaveLength(1);
  });

  it('watches without an expired token until there is another', () => {
    line().onopen?.();
    line().tell({ type: 'refused', reason: 'loginNeeded' });
    pass(250);
    line().onopen?.();
    expect(line().said[0]?.token).toBe(null);
    line().onclose?.();
    token = 'second';
    pass(500);
    line().onopen?.();
    expect(line().said[0]?.token).toBe('second');
  });

  it('is closed when there is no such table, and emits nothing after it was closed here', () => {
    line().onopen?.();
    line().tell({ type: 'refused', reason: 'notFound' });
    pass(60_000);
    expect(links).toEqual(['closed']);
    expect(lines).toHaveLength(1);
    live.reconnect();
    expect(lines).toHaveLength(2);
    live.close();
    line().onclose?.();
    pass(60_000);
    expect(lines).toHaveLength(2);
  });
});

/** A feed whose every message shows the newest state, as the markets' do. */
const countFeed: LiveFeed<{ count: number }> = {
  name: 'count',
  schema: z.object({ count: z.int() }),
  isWhole: () => true,
  serverTimeOf: () => null,
  silenceAfter: () => null,
};

describe('the connection to another feed', () => {
  it('is open with its first message, pings once, and goes on with those that follow', () => {
    live.close();
    links = [];
    const counts: number[] = [];
    watchLive(
      countFeed,
      { onMessage: ({ count }) => counts.push(count), onLink: (state) => links.push(state) },
      around,
    );
    line().onopen?.();
    expect(line().said[0]).toEqual({ type: 'hello', game: 'count', token: 'first' });
    line().tell({ count: 1 });
    line().tell({ count: 2 });
    line().tell({ count: 'three' });
    expect(counts).toEqual([1, 2]);
    expect(links).toEqual(['open']);
    expect(line().said.filter(({ type }) => type === 'ping')).toHaveLength(1);
  });
});
