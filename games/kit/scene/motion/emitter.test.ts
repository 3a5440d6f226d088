import { expect, test } from 'vitest';
import { type Burst, emit, isAlive, mostAlive, particlePose, poseParticle } from './emitter';

const burst: Burst = {
  seed: 7,
  count: 50,
  startMs: 1000,
  spreadMs: 400,
  lifeMs: [300, 800],
  x: [-10, 10],
  y: [0, 5],
  angle: [0, Math.PI * 2],
  speed: [50, 200],
  gravity: 300,
  drag: 1.5,
  spin: [-3, 3],
  flutter: [2, 6],
  size: [0.5, 1],
  sway: 4,
  fadeIn: 0.1,
  fadeOut: 0.7,
  grow: 0.5,
  tints: [0xff0000, 0x00ff00],
  frames: ['a', 'b', 'c'],
  alpha: 0.8,
};

test('the same seed emits the same particles, another seed different ones', () => {
  expect(emit(burst)).toEqual(emit(burst));
  const places = (seed: number) => emit({ ...burst, seed }).map(({ x, y }) => [x, y]);
  expect(places(8)).not.toEqual(places(7));
});

test('particles stay within the given ranges', () => {
  for (const particle of emit(burst)) {
    expect(particle.bornMs).toBeGreaterThanOrEqual(1000);
    expect(particle.bornMs).toBeLessThanOrEqual(1400);
    expect(particle.lifeMs).toBeGreaterThanOrEqual(300);
    expect(particle.lifeMs).toBeLessThanOrEqual(800);
    const speed = Math.hypot(particle.vx, particle.vy);
    expect(speed).toBeGreaterThanOrEqual(49.9);
    expect(speed).toBeLessThanOrEqual(200.1);
    expect(['a', 'b', 'c']).toContain(particle.frame);
  }
});

test("a particle's position depends on the time alone, whatever the order of calls", () => {
  const [particle] = emit(burst);
  if (particle === undefined) throw new Error('the burst has no particles');
  const at = (share: number) =>
    poseParticle(particle, particle.bornMs + share * particle.lifeMs, particlePose());
  const forwards = [0, 0.25, 0.5, 0.75, 0.99].map(at);
  const backwards = [0.99, 0.75, 0.5, 0.25, 0].map(at).toReversed();
  expect(backwards).toEqual(forwards);
  expect(forwards[0]).toMatchObject({ x: particle.x, y: particle.y, alpha: 0 });
  expect(forwards[2]?.alpha).toBeCloseTo(0.8);
  expect(forwards[4]?.alpha).toBeLessThan(0.05);
});

test('a particle with a goal ends at it', () => {
  for (const particle of emit({ ...burst, to: { x: 120, y: -300, bow: 0.3 } })) {
    const end = poseParticle(particle, particle.bornMs + particle.lifeMs, particlePose());
    expect(end.x).toBeCloseTo(120);
    expect(end.y).toBeCloseTo(-300);
  }
});

test('counts the most particles alive at once over births and deaths in order', () => {
  const particles = emit(burst);
  const counted = Array.from(
    { length: 1300 },
    (_, now) => particles.filter((one) => isAlive(one, 900 + now)).length,
  );
  expect(mostAlive(particles)).toBe(Math.max(...counted));
  expect(mostAlive([])).toBe(0);
  const [first] = particles;
  if (first === undefined) throw new Error('the burst has no particles');
  const next = { ...first, bornMs: first.bornMs + first.lifeMs };
  expect(mostAlive([first, next])).toBe(1);
});
