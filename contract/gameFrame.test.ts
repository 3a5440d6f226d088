import { expect, it } from 'vitest';
import { gameFrameMessage } from './gameFrame';

const isMessage = (data: unknown) => gameFrameMessage.safeParse(data).success;

it('accepts the messages that a game may send', () => {
  expect(isMessage({ source: 'game', type: 'progress', value: 0.5 })).toBe(true);
  for (const type of ['ready', 'exit', 'balance']) expect(isMessage({ source: 'game', type })).toBe(true);
});

it('rejects anything else', () => {
  const strange: unknown[] = [
    null,
    'ready',
    [],
    { type: 'ready' },
    { source: 'app', type: 'ready' },
    { source: 'game', type: 'open', url: 'https://elsewhere.example' },
    { source: 'game', type: 'progress' },
    { source: 'game', type: 'progress', value: 1.01 },
    { source: 'game', type: 'progress', value: Number.NaN },
    { source: 'game', type: 'balance', value: '100.00' },
  ];
  expect(strange.filter(isMessage)).toEqual([]);
});
