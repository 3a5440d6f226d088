import { describe, expect, it } from 'vitest';
import { Coverage, coverageOf, GRID, OPENS_AT } from './coverage';
import { decidedMs, openTimes, pairMs, seenAt } from './opened';
import { cornerOf, FIELD, middleOf, PANEL, placementIn, TICKET } from './panels';
import {
  draw,
  lastPieceAt,
  POINTS_MAX,
  panelAt,
  piecesOf,
  pointCount,
  type Scratched,
  strokesOf,
  toJson,
} from './strokes';

const BLANK: Scratched = { roundId: 'r1', strokes: [] };
const NEVER = Number.POSITIVE_INFINITY;

describe('strokes', () => {
  it('keep points of one touch together, and drop those that barely moved', () => {
    let scratched = draw(BLANK, 10, 10, 5, true);
    scratched = draw(scratched, 11, 11, 9, false);
    scratched = draw(scratched, 20, 10, 16, false);
    scratched = draw(scratched, 50.06, 50, 30, true);
    expect(scratched.strokes).toEqual([
      [100, 100, 5, 200, 100, 16],
      [501, 500, 30],
    ]);
    expect([...piecesOf(scratched.strokes[0] ?? [])]).toEqual([
      { x0: 10, y0: 10, x1: 10, y1: 10, fromMs: 5, atMs: 5 },
      { x0: 10, y0: 10, x1: 20, y1: 10, fromMs: 5, atMs: 16 },
    ]);
  });

  it('give the last segment that has begun', () => {
    const strokes = [[], [100, 100, 5, 200, 100, 16, 300, 100, 30], [501, 500, 40]];
    const pieces = strokes.flatMap((stroke) => [...piecesOf(stroke)]);
    const found = { x0: 0, y0: 0, x1: 0, y1: 0, fromMs: 0, atMs: 0 };
    expect(lastPieceAt(strokes, 4, found)).toBe(false);
    for (let nowMs = 5; nowMs < 50; nowMs += 1) {
      expect(lastPieceAt(strokes, nowMs, found)).toBe(true);
      expect(found, `${nowMs} ms`).toEqual(pieces.findLast(({ fromMs }) => fromMs <= nowMs));
    }
  });

  it('are bounded', () => {
    let scratched = BLANK;
    for (let index = 0; index < POINTS_MAX + 50; index += 1) {
      scratched = draw(scratched, (index % 2) * 40, 10, index, false);
    }
    expect(pointCount(scratched)).toBe(POINTS_MAX);
  });

  it('belong to one round', () => {
    const kept = toJson(draw(BLANK, 10, 10, 5, true));
    expect(strokesOf(kept, 'r1')).toHaveLength(1);
    expect(strokesOf(kept, 'r2')).toEqual([]);
    expect(strokesOf({ strokes: [[1, 2, 3]] }, 'r2')).toEqual([[1, 2, 3]]);
    expect(strokesOf({ strokes: ['x', [1, 'y', 3]] }, 'r1')).toEqual([]);
    expect(strokesOf(null, 'r1')).toEqual([]);
  });

  it('give the panel that they are over', () => {
    expect(panelAt(1, 1)).toBe(0);
    expect(panelAt(PANEL.pitchX + 1, 2 * PANEL.pitchY + 1)).toBe(7);
    expect(panelAt(PANEL.width + 2, 5)).toBeNull();
    expect(panelAt(-1, 5)).toBeNull();
    expect(panelAt(FIELD.width, 5)).toBeNull();
  });
});

describe('the bare share of a panel', () => {
  const corner = cornerOf(4);
  const across = (y: number) => ({
    x0: corner.x - 20,
    y0: corner.y + y,
    x1: corner.x + PANEL.width + 20,
    y1: corner.y + y,
    fromMs: 0,
    atMs: 0,
  });

  it('grows by what the brush removes, and counts no cell twice', () => {
    const coverage = new Coverage();
    coverage.add(across(30));
    const once = coverage.share(4);
    // 28 px of 88, within the precision of cells of 3.67 px.
    expect(once).toBeCloseTo(8 / GRID, 5);
    coverage.add(across(30));
    expect(coverage.share(4)).toBe(once);
    expect(coverage.share(3)).toBeGreaterThan(0);
    expect(coverage.share(1)).toBe(0);
  });

  it('passes 55 percent with two lines across', () => {
    const coverage = new Coverage();
    coverage.add(across(22));
    expect(coverage.share(4)).toBeLessThan(OPENS_AT);
    coverage.add(across(60));
    expect(coverage.share(4)).toBeGreaterThan(OPENS_AT);
  });

  it('is the same when it is counted again from the strokes', () => {
    const stroke = [corner.x * 10, corner.y * 10, 0, corner.x * 10 + 900, corner.y * 10 + 880, 40];
    const coverage = new Coverage();
    for (const piece of piecesOf(stroke)) coverage.add(piece);
    expect(coverage.share(4)).toBeGreaterThan(0.3);
    expect(coverageOf([stroke]).share(4)).toBe(coverage.share(4));
  });
});

describe('opening panels', () => {
  const open = (panel: number, atMs: number) => ({ type: 'panelOpened', panel, atMs });

  it('keeps the first time of each panel', () => {
    expect(openTimes([open(4, 900), open(0, 1200), open(4, 1500)], 110)).toEqual([
      1200,
      NEVER,
      NEVER,
      NEVER,
      900,
      NEVER,
      NEVER,
      NEVER,
      NEVER,
    ]);
  });

  it('opens the rest in reading order when all are revealed', () => {
    expect(openTimes([open(1, 100), { type: 'revealedAll', atMs: 1000 }], 110)).toEqual([
      1000, 100, 1110, 1220, 1330, 1440, 1550, 1660, 1770,
    ]);
  });

  it('ignores acts that are not of this game', () => {
    const times = openTimes([open(9, 1), open(-1, 1), { type: 'hopped', atMs: 3 }, null], 110);
    expect(times).toEqual(Array.from({ length: 9 }, () => NEVER));
  });

  it('decides at the third equal motif, or at the last panel', () => {
    const times = openTimes([open(2, 500), open(5, 700), open(8, 900)], 110);
    expect(decidedMs(times, [2, 5, 8])).toBe(900);
    expect(decidedMs(times, [2, 5, 7])).toBe(NEVER);
    expect(decidedMs(times, null)).toBe(NEVER);
    expect(decidedMs(openTimes([{ type: 'revealedAll', atMs: 10 }], 100), null)).toBe(810);
  });

  it('counts only open panels', () => {
    const motifs = [5, 8, 5, 7, 2, 9, 6, 5, 8] as const;
    const times = openTimes([open(0, 100), open(7, 300), open(1, 400)], 110);
    expect(seenAt(motifs, times, 250)).toEqual(new Map([[5, 1]]));
    expect(seenAt(motifs, times, 400)).toEqual(
      new Map([
        [5, 2],
        [8, 1],
      ]),
    );
    expect(pairMs(motifs, times, 5)).toBe(300);
    expect(pairMs(motifs, times, 8)).toBeNull();
  });
});

describe('the position of the ticket', () => {
  it('is inside the free area, clear of the line above, on every screen', () => {
    for (const area of [
      { width: 375, height: 440 },
      { width: 360, height: 300 },
      { width: 320, height: 250 },
      { width: 900, height: 700 },
    ]) {
      const { x, y, scale } = placementIn(area);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(Math.min(30, area.height * 0.1));
      expect(x + TICKET.width * scale).toBeLessThanOrEqual(area.width);
      expect(y + TICKET.height * scale).toBeLessThanOrEqual(area.height + 0.01);
    }
  });

  it('has its middle panel in the middle of the field', () => {
    expect(middleOf(4).x).toBeCloseTo(FIELD.x + FIELD.width / 2, 5);
  });
});
