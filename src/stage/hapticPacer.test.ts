import { expect, test } from 'vitest';
import { HapticPacer, patternOf } from './hapticPacer';

const tick = patternOf('tick') ?? [];
const stop = patternOf('stop') ?? [];
const win = patternOf('mega') ?? [];

test('ticks of the ring, the stop, the foil and the pegs are felt, and other cues are not', () => {
  for (const cue of ['tick', 'stop', 'chord-green', 'scratch', 'pop']) expect(patternOf(cue)).not.toBeNull();
  expect(patternOf('engine')).toBeNull();
});

test('ticks that come too fast are left out', () => {
  const pacer = new HapticPacer();
  const felt = Array.from({ length: 100 }, (_, n) => n * 10).filter((atMs) => pacer.take(tick, atMs));
  expect(felt.length).toBeGreaterThan(14);
  expect(felt.length).toBeLessThan(20);
});

test('a stop is felt right after a tick, and no tick cuts a win off', () => {
  const pacer = new HapticPacer();
  expect(pacer.take(tick, 0)).toBe(true);
  expect(pacer.take(stop, 3)).toBe(true);
  expect(pacer.take(win, 200)).toBe(true);
  expect(pacer.take(tick, 270)).toBe(false);
  expect(pacer.take(tick, 290)).toBe(true);
});
