import { describe, expect, it } from 'vitest';
import { SEGMENT_COUNT } from '../rules/segments';
import { lightAt, passes, runOf, speedAt, topAt, travelled } from './run';
import tuning from './tuning.json';

const run = runOf(tuning);
const times = Array.from({ length: run.stopMs / 2 + 1 }, (_, index) => index * 2);

describe('the run', () => {
  it('goes 5.5 turns: 2.2 turns a second once it is up to speed', () => {
    expect(run.turns).toBeCloseTo(5.5, 10);
    const [a, b] = [travelled(run, 1_000), travelled(run, 1_500)];
    expect((b - a) * run.turns).toBeCloseTo(1.1, 10);
  });

  it('never goes backwards and never jumps', () => {
    let before = { way: 0, step: 0 };
    for (const atMs of times) {
      const way = travelled(run, atMs) * run.turns;
      const step = way - before.way;
      expect(step).toBeGreaterThanOrEqual(-1e-12);
      expect(Math.abs(step - before.step)).toBeLessThan(0.00008);
      before = { way, step };
    }
    expect(travelled(run, run.stopMs)).toBe(1);
    expect(speedAt(run, run.stopMs)).toBe(0);
  });

  it('ends with the drawn segment at the top, and the light on it', () => {
    for (let stop = 0; stop < SEGMENT_COUNT; stop += 1) {
      expect(topAt(run, run.stopMs, (stop * 37) % 200, stop)).toBe(stop);
      expect(topAt(run, run.stopMs + 5_000, 0, stop)).toBe(stop);
    }
    expect(lightAt(run, run.stopMs)).toBe(0);
    expect(Math.abs(lightAt(run, 0) / (Math.PI * 2))).toBe(3);
  });

  it("starts at the ring's position, which does not matter once the ring is a blur", () => {
    for (const from of [0, 3.25, 99, 150.5]) {
      const off = (topAt(run, 0, from, 61) - from) / SEGMENT_COUNT;
      expect(off).toBeCloseTo(Math.round(off), 10);
      for (const atMs of times.filter((each) => each >= run.steerMs)) {
        const top = topAt(run, atMs, from, 61);
        if (top !== topAt(run, atMs, 17, 61))
          throw new Error(`from ${from} it is at ${top} after ${atMs} ms`);
      }
    }
  });

  it('always turns in the same direction, wherever it started', () => {
    let back = 0;
    for (let from = 0; from < SEGMENT_COUNT; from += 1) {
      let before = topAt(run, 0, from, 0);
      for (let atMs = 10; atMs <= run.stopMs; atMs += 10) {
        const top = topAt(run, atMs, from, 0);
        back = Math.max(back, before - top);
        before = top;
      }
    }
    expect(back).toBeLessThan(0.06);
  });

  it('passes every segment of its path once, in order, and stops on the last', () => {
    const seen = passes(run, 61);
    expect(seen.at(-1)?.index).toBe(61);
    seen.forEach(({ index, atMs }, place) => {
      const before = seen[place - 1];
      if (before === undefined) return;
      expect(index).toBe(before.index + 1);
      expect(atMs).toBeGreaterThanOrEqual(before.atMs);
    });
  });
});
