import { expect, test } from 'vitest';
import { createMessageLimit, MESSAGES_PER_SECOND_MAX, messageFrom } from './messages';

const window = {} as MessageEventSource;
const messageEvent = (data: unknown, change: object = {}) => ({
  source: window,
  origin: 'null',
  data,
  ...change,
});
const ready = { source: 'game', type: 'ready' };

test('a game reports its progress, its start, its end and a changed balance', () => {
  for (const data of [
    { source: 'game', type: 'progress', value: 0.25 },
    ready,
    { source: 'game', type: 'exit' },
    { source: 'game', type: 'balance' },
  ]) {
    expect(messageFrom(messageEvent(data), window)).toEqual(data);
  }
});

test('messages from another window or another origin are ignored', () => {
  expect(messageFrom(messageEvent(ready, { source: {} as MessageEventSource }), window)).toBeNull();
  expect(messageFrom(messageEvent(ready, { source: null }), window)).toBeNull();
  for (const origin of ['https://evil.example', 'https://games.example', '', 'Null', '*'])
    expect(messageFrom(messageEvent(ready, { origin }), window)).toBeNull();
  expect(messageFrom(messageEvent(ready), null)).toBeNull();
  expect(messageFrom(messageEvent(ready, { source: null }), null)).toBeNull();
});

test.each([
  ['no message', undefined],
  ['text', '{"source":"game","type":"ready"}'],
  ['a list', [ready]],
  ['another source', { source: 'shell', type: 'ready' }],
  ['another type', { source: 'game', type: 'navigate', to: 'https://evil.example' }],
  ['a balance of its own', { source: 'game', type: 'balance', finance: '9999.00' }],
  ['a place to exit to', { source: 'game', type: 'exit', url: 'https://evil.example' }],
  ['progress without a value', { source: 'game', type: 'progress' }],
  ['progress in words', { source: 'game', type: 'progress', value: '1' }],
  ['progress beyond all', { source: 'game', type: 'progress', value: 2 }],
  ['progress of nothing', { source: 'game', type: 'progress', value: Number.NaN }],
])('an invalid message is ignored: %s', (_what, data) => {
  expect(messageFrom(messageEvent(data), window)).toBeNull();
});

test('messages over the limit are dropped until the second is over', () => {
  const accepts = createMessageLimit();
  const accepted = Array.from({ length: 10_000 }, () => accepts(5_000)).filter(Boolean);
  expect(accepted).toHaveLength(MESSAGES_PER_SECOND_MAX);
  expect(accepts(5_999)).toBe(false);
  expect(accepts(6_000)).toBe(true);
});
