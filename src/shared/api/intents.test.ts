import { beforeEach, expect, it } from 'vitest';
import { IDEMPOTENCY_KEY } from '../../../contract/headers';
import { closeIntent, INTENT_RESEND_MS, openIntent, openIntents } from './intents';

const kept = new Map<string, string>();
const bet = { url: '/x2/og/color/bet', body: '{"bet":1}', uid: 7 };

beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
      removeItem: (name: string) => kept.delete(name),
    },
  });
});

it('is stored before anything is sent, under a key that the wire accepts', () => {
  const intent = openIntent(bet, 5);
  expect(intent.key).toMatch(IDEMPOTENCY_KEY);
  expect(JSON.parse(kept.get('intents') ?? '')).toEqual([{ ...bet, key: intent.key, startedAtMs: 5 }]);
});

it('is the same for the same request until it is closed', () => {
  const first = openIntent(bet, 5);
  expect(openIntent(bet, 900)).toEqual(first);
  closeIntent(first.key);
  expect(openIntent(bet, 901).key).not.toBe(first.key);
});

it('is another for another stake, another game and another player', () => {
  const others = [
    { ...bet, body: '{"bet":2}' },
    { ...bet, url: '/x2/og/ring/bet' },
    { ...bet, uid: 8 },
  ];
  const keys = [bet, ...others].map((request) => openIntent(request, 5).key);
  expect(new Set(keys).size).toBe(4);
});

it('is listed only for its own player, oldest first', () => {
  const first = openIntent(bet, 5);
  openIntent({ ...bet, uid: 8 }, 6);
  const second = openIntent({ ...bet, body: '{}' }, 7);
  expect(openIntents(7, 10).map(({ key }) => key)).toEqual([first.key, second.key]);
});

it('is not sent again after ten minutes, nor after the clock was set back', () => {
  openIntent(bet, 1_000_000_000);
  expect(openIntents(7, 1_000_000_000 + INTENT_RESEND_MS - 1)).toHaveLength(1);
  expect(openIntents(7, 1_000_000_000 - INTENT_RESEND_MS)).toEqual([]);
  expect(kept.get('intents')).toBe('[]');
});

it('is dropped when twenty newer ones are stored', () => {
  for (let at = 0; at < 25; at += 1) openIntent({ ...bet, body: `${at}` }, at);
  expect(openIntents(7, 30).map(({ body }) => body)).toEqual(
    Array.from({ length: 20 }, (_, at) => `${at + 5}`),
  );
});

it('starts empty when another program has overwritten the storage', () => {
  kept.set('intents', '[{"key":"short"}]');
  expect(openIntents(7, 5)).toEqual([]);
  expect(openIntent(bet, 5).key).toMatch(IDEMPOTENCY_KEY);
});
