import { expect, test } from 'vitest';
import { bell, note, pluck, type Sound } from './instruments';
import { bedLevel, looped, loopOf, melody, scattered } from './loop';
import { soften } from './mix';

/** The largest step between neighbouring samples, and the step from the last sample to the first. */
function steps(loop: Sound): { readonly largest: number; readonly seam: number } {
  let largest = 0;
  for (let i = 1; i < loop.length; i += 1) {
    largest = Math.max(largest, Math.abs((loop[i] ?? 0) - (loop[i - 1] ?? 0)));
  }
  return { largest, seam: Math.abs((loop[0] ?? 0) - (loop.at(-1) ?? 0)) };
}

test('what exceeds the end sounds at the start', () => {
  const sound = bell(note(0), 100);
  const loop = loopOf(200, [{ sound, atMs: 150 }]);
  expect(loop.slice(0, 2_400)).toEqual(sound.slice(2_400));
  expect(loop.slice(7_200)).toEqual(sound.slice(0, 2_400));
});

test('a loop has no seam, also behind an effect', () => {
  const parts = melody(600, [0, 2, null, 4], (degree) => ({ sound: pluck(note(degree), 900) }));
  const loop = bedLevel(
    looped(loopOf(600, parts), (sound) => soften(sound, 2_000)),
    -9,
  );
  const { largest, seam } = steps(loop);
  expect(seam).toBeLessThan(largest);
  expect(Math.max(...loop.map(Math.abs))).toBeCloseTo(10 ** (-9 / 20));
  // Without the run before it, the filter would begin from silence.
  expect(Math.abs(loop[0] ?? 0)).toBeGreaterThan(1e-4);
});

test('scattered numbers are the same every time', () => {
  expect(scattered(5, 7)).toEqual(scattered(5, 7));
  expect(scattered(5, 7)).not.toEqual(scattered(5, 8));
});
