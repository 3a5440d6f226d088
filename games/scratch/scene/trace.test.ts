import { describe, expect, it } from 'vitest';
import { isAlive, mostAlive } from '../../kit/scene/motion/emitter';
import { strokesOf } from '../foil/strokes';
import { moments } from './moments';
import { StrokeReader, stampsOf } from './strokeReader';
import { planOf } from './timeline';
import { type CoinPlace, Crumbs, placeCoin } from './trace';
import tuning from './tuning.json';

const half = moments.find(({ name }) => name === 'half-scratched');
const strokes = strokesOf(half?.hand ?? null, 'any');
const plan = planOf(half?.events ?? [], tuning, false, half?.acts);
const END_MS = half?.atMs ?? 0;

describe('reading strokes as time passes', () => {
  it('gives every segment once, however often it is called', () => {
    const whole = new StrokeReader().read(strokes, END_MS).pieces;
    const reader = new StrokeReader();
    const parts = [];
    for (let atMs = 2400; atMs <= END_MS; atMs += 30) parts.push(...reader.read(strokes, atMs).pieces);
    parts.push(...reader.read(strokes, END_MS).pieces);
    expect(parts).toEqual(whole);
    expect(whole.length).toBe(strokes.flat().length / 3);
    expect(reader.read(strokes, END_MS)).toEqual({ restart: false, pieces: [] });
  });

  it('continues when strokes grow, and restarts when they are others or time went back', () => {
    const [first = [], ...rest] = strokes;
    const reader = new StrokeReader();
    reader.read([first.slice(0, 12)], END_MS);
    expect(reader.read([first], END_MS)).toMatchObject({ restart: false });
    const grown = reader.read([first, ...rest], END_MS);
    expect(grown.restart).toBe(false);
    expect(grown.pieces.length).toBe(rest.flat().length / 3);
    expect(reader.read(strokes, END_MS - 1000).restart).toBe(true);
    expect(reader.read([[5, 5, 2000]], END_MS)).toMatchObject({ restart: true, pieces: [{ x1: 0.5 }] });
  });

  it('gives the same brush positions each time, without a gap', () => {
    const piece = { x0: 0, y0: 0, x1: 40, y1: 0, fromMs: 0, atMs: 9 };
    const stamps = stampsOf(piece);
    expect(stampsOf(piece)).toEqual(stamps);
    expect(stamps.at(-1)).toMatchObject({ x: 40, y: 0 });
    expect(stamps.length).toBeGreaterThanOrEqual(8);
  });
});

describe('crumbs', () => {
  it('fall for half a second where foil is removed', () => {
    const crumbs = new Crumbs();
    crumbs.follow(strokes, END_MS, plan, tuning);
    const alive = crumbs.particles.filter((particle) => isAlive(particle, END_MS));
    expect(alive.length).toBeGreaterThan(20);
    expect(mostAlive(crumbs.particles)).toBeLessThan(260);
    expect(crumbs.particles.some((particle) => isAlive(particle, END_MS + 1000))).toBe(false);
  });

  it('do not exist where the panel was already open', () => {
    const crumbs = new Crumbs();
    const late = strokes.map((stroke) =>
      stroke.map((value, index) => (index % 3 === 2 ? value + 60_000 : value)),
    );
    const opened = planOf(half?.events ?? [], tuning, false, [{ type: 'revealedAll', atMs: 10 }]);
    crumbs.follow(late, 70_000, opened, tuning);
    expect(crumbs.particles).toEqual([]);
  });
});

describe('the coin', () => {
  const place: CoinPlace = { x: 0, y: 0, alpha: 0, turn: 0 };

  it('is under the pointer, and disappears when the pointer rests', () => {
    placeCoin(strokes, 2000, place);
    expect(place.alpha).toBe(0);
    placeCoin(strokes, 2500, place);
    expect(place).toMatchObject({ alpha: 1, x: (strokes[0]?.[0] ?? 0) / 10 });
    placeCoin(strokes, END_MS + 5000, place);
    expect(place.alpha).toBe(0);
  });
});
