import { expect, test } from 'vitest';
import { type Handlers, layOut, ScoreSheet } from './timeline';

type Event = { readonly type: 'up'; readonly by: number } | { readonly type: 'down' };
const handlers: Handlers<Event, ScoreSheet> = {
  up: ({ by }, score) => {
    score.beat('up', by);
    score.cue('ping', by - 5);
  },
  down: (_event, score) => {
    score.cue('thud', 0);
    score.beat('down', 50);
    score.until(80);
  },
};

test('events are laid out in order; cues are sorted by time; the end is the end of the last movement', () => {
  const { beats, cues, endMs } = layOut(
    [{ type: 'up', by: 20 }, { type: 'down' }],
    handlers,
    new ScoreSheet(),
  ).finish();
  expect(beats).toEqual([
    { eventIndex: 0, type: 'up', atMs: 20 },
    { eventIndex: 1, type: 'down', atMs: 50 },
  ]);
  expect(cues.map(({ name }) => name)).toEqual(['thud', 'ping']);
  expect(endMs).toBe(80);
});

test('an event type without a handler does not compile', () => {
  // @ts-expect-error: `down` is missing.
  const incomplete: Handlers<Event, ScoreSheet> = { up: handlers.up };
  expect(() => layOut([{ type: 'down' }], incomplete, new ScoreSheet())).toThrow('no handler');
});
