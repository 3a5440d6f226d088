import { describe, expect, it } from 'vitest';
import {
  coast,
  fraction,
  fullSpeed,
  landing,
  pegsPassed,
  restsMs,
  tickTimes,
  turnAt,
  underPointer,
  WEDGE_COUNT,
  windUp,
  windUpMs,
} from './spin';
import tuning from './tuning.json';

const FROMS = [0, 0.13, 0.5, 0.77, 0.999, 12.4];
const wedges = Array.from({ length: WEDGE_COUNT }, (_, wedge) => wedge);

describe('a wedge under the pointer', () => {
  it.each(wedges)('differs from its neighbours: wedge %i', (wedge) => {
    for (const offset of [-0.35, 0, 0.35]) {
      const seen = underPointer(turnAt(wedge, offset));
      expect(seen.wedge).toBe(wedge);
      expect(seen.offset).toBeCloseTo(offset, 9);
    }
  });
});

describe('winding up', () => {
  it('pulls back, then reaches full speed and keeps it', () => {
    expect(windUp(tuning, 0)).toBeCloseTo(0, 12);
    expect(windUp(tuning, tuning.pullMs)).toBeCloseTo(-tuning.pullDeg / 360, 9);
    const atMs = windUpMs(tuning);
    for (const ms of [atMs, atMs + 500, atMs + 5_000]) {
      expect(windUp(tuning, ms + 1) - windUp(tuning, ms)).toBeCloseTo(fullSpeed(tuning), 6);
    }
  });

  it('never jumps', () => {
    for (let ms = 0; ms < 2_000; ms += 1) {
      expect(Math.abs(windUp(tuning, ms + 1) - windUp(tuning, ms))).toBeLessThan(fullSpeed(tuning) * 1.01);
    }
  });
});

describe('landing', () => {
  it.each(FROMS)('from %d ends on the target, whatever it is', (from) => {
    for (const wedge of wedges) {
      const target = turnAt(wedge, 0.3);
      const end = landing(tuning, from, target, restsMs(tuning));
      expect(underPointer(end).wedge).toBe(wedge);
      expect(landing(tuning, from, target, restsMs(tuning) + 9_999)).toBe(end);
    }
  });

  it.each(FROMS)('from %d starts at full speed, and never goes backwards', (from) => {
    const target = turnAt(4, -0.2);
    expect(landing(tuning, from, target, 0)).toBe(from);
    expect(landing(tuning, from, target, 1) - from).toBeCloseTo(fullSpeed(tuning), 4);
    let last = from;
    for (let ms = 1; ms <= restsMs(tuning); ms += 1) {
      const angle = landing(tuning, from, target, ms);
      expect(angle).toBeGreaterThanOrEqual(last);
      expect(angle - last).toBeLessThan(fullSpeed(tuning) * 1.6);
      last = angle;
    }
  });

  it('ticks exactly when a peg passes the pointer', () => {
    const target = turnAt(7, 0.1);
    const times = tickTimes(tuning, target);
    expect(times.length).toBeGreaterThan(20);
    for (const atMs of times) {
      const pegs = pegsPassed(landing(tuning, 0.4, target, atMs));
      expect(Math.abs(pegs - Math.round(pegs))).toBeLessThan(1e-6);
    }
    expect(times.at(-1)).toBeLessThan(restsMs(tuning));
    // It does not creep: pegs still pass in the last second, wherever in its wedge it stops.
    for (const offset of [-0.35, 0, 0.35]) {
      const last = tickTimes(tuning, turnAt(7, offset)).filter((atMs) => atMs > restsMs(tuning) - 1_000);
      expect(last.length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('without a result', () => {
  it.each(FROMS)('the wheel runs out from %d and points at no wedge', (from) => {
    const end = coast(tuning, from, tuning.coastMs);
    expect(end - from).toBeGreaterThan(tuning.coastTurns - 0.01);
    expect(1 - fraction(pegsPassed(end))).toBeCloseTo(0.03, 6);
    expect(Math.abs(underPointer(end).offset)).toBeGreaterThan(0.46);
  });
});
