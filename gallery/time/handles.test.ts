import { describe, expect, it } from 'vitest';
import type { Timeline, Tuning } from '../../games/kit/scene/scene';
import { draggedTo, handleOf, motionsOf, probe } from './handles';

const TUNING = {
  stopFirstMs: 900,
  stopGapMs: 160,
  matchMs: 1_500,
  staggerMs: 90,
  settleMs: 220,
  smallMs: 900,
  hopPx: 8,
};

/** A round of three stops and two wins, as the color game lays it out. */
function layOut(tuning: Tuning): Timeline {
  const ms = (name: string) => Number(tuning[name]);
  const resultMs = ms('matchMs') + ms('settleMs');
  const beats = [
    0,
    ...[0, 1, 2].map((cube) => ms('stopFirstMs') + cube * ms('stopGapMs')),
    ...[0, 1].map((win) => ms('matchMs') + win * ms('staggerMs') * 0.5),
    resultMs,
  ].map((atMs, eventIndex) => ({ eventIndex, type: 'beat', atMs }));
  return { beats, cues: [], resultMs, endMs: resultMs + ms('smallMs') };
}

const probes = probe(layOut, TUNING);

describe('the values behind the marks of a round', () => {
  it('finds for each beat the value that moves it and the fewest others', () => {
    expect([0, 1, 2, 3, 4, 5].map((index) => handleOf(probes, 'beats', index)?.name)).toEqual([
      undefined,
      'stopFirstMs',
      'stopGapMs',
      'stopGapMs',
      'matchMs',
      'staggerMs',
    ]);
    expect(handleOf(probes, 'beats', 3)?.slope).toBeCloseTo(2);
  });

  it('finds what makes each stretch longer', () => {
    expect(motionsOf(probes).map(({ name }) => name)).toEqual([
      'stopFirstMs',
      'stopGapMs',
      'stopGapMs',
      'matchMs',
      'staggerMs',
      'settleMs',
      'smallMs',
    ]);
  });

  it('a dragged mark lands where its value puts it, within the grid', () => {
    const handle = handleOf(probes, 'beats', 4);
    if (handle === null) throw new Error('the beat cannot be dragged');
    const matchMs = draggedTo(TUNING.matchMs, handle, -57);
    expect(matchMs).toBe(1_440);
    expect(layOut({ ...TUNING, matchMs }).beats[4]?.atMs).toBe(1_440);
  });

  it('a timeline that refuses a value has no handle for it', () => {
    const refusing = (tuning: Tuning) => {
      if (Number(tuning.matchMs) > 1_500) throw new Error('too late');
      return layOut(tuning);
    };
    expect(handleOf(probe(refusing, TUNING), 'beats', 4)).toBeNull();
  });
});

describe('a dragged value', () => {
  it.each([
    [900, 1, 13, 920],
    [900, 1, 9, 900],
    [160, 2, 60, 200],
    [60, 1, -500, 0],
    [400, -1, 100, 300],
  ])('of %d with slope %d, dragged by %d ms, is %d', (value, slope, byMs, expected) => {
    expect(draggedTo(value, { name: 'gapMs', slope }, byMs)).toBe(expected);
  });
});
