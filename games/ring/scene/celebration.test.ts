import { expect, test } from 'vitest';
import type { Sky } from '../../kit/scene/light/celebration';
import { mostAlive } from '../../kit/scene/motion/emitter';
import type { QualityTier } from '../../kit/scene/scene';
import { celebrationFor, PARTICLES_MAX } from './celebration';
import { moments } from './moments';
import { planOf } from './timeline';
import tuning from './tuning.json';

const sky: Sky = {
  left: -187,
  right: 187,
  top: -330,
  bottom: 180,
  ground: 160,
  horizon: 60,
  balance: { x: 90, y: -300 },
};
const tiers: QualityTier[] = ['high', 'mid', 'low'];
const planFor = (name: string) =>
  planOf(moments.find((moment) => moment.name === name)?.events ?? [], tuning, false);
const celebrate = (name: string, tier: QualityTier, roundId = 'r1') =>
  celebrationFor(planFor(name), tuning, sky, tier, ['confetti0', 'confetti1'], roundId);
const flying = (name: string, frame: string) =>
  celebrate(name, 'high').solid.filter((particle) => particle.frame.startsWith(frame)).length;

test('no round of any tier ever has more living particles than the budget allows', () => {
  for (const { name, events } of moments) {
    if (events.length === 0) continue;
    for (const tier of tiers) {
      const { solid, light } = celebrate(name, tier);
      expect(mostAlive([...solid, ...light])).toBeLessThanOrEqual(PARTICLES_MAX[tier]);
    }
  }
  expect(PARTICLES_MAX.mid).toBeLessThanOrEqual(140);
});

test('a loss and a returned stake emit only the sparks of the stopping light', () => {
  for (const name of ['loss', 'returned']) {
    const { solid, light, fireworks } = celebrate(name, 'high');
    expect([solid.length, fireworks.length]).toEqual([0, 0]);
    expect(light.length).toBe(10);
  }
});

test('a bigger win emits more particles; only a mega win has fireworks', () => {
  expect(celebrate('small-win', 'high').light.length).toBeGreaterThanOrEqual(34);
  expect(flying('small-win', 'coin')).toBe(0);
  expect([flying('big-win', 'confetti'), flying('big-win', 'coin')]).toEqual([90, 40]);
  expect(flying('mega-win', 'confetti')).toBeGreaterThan(150);
  expect(celebrate('big-win', 'high').fireworks).toEqual([]);
  expect(celebrate('mega-win', 'high').fireworks.length).toBe(tuning.fireworks);
});

test('the same round emits the same particles, another round different ones', () => {
  expect(celebrate('big-win', 'mid')).toEqual(celebrate('big-win', 'mid'));
  expect(celebrate('big-win', 'mid', 'r2')).not.toEqual(celebrate('big-win', 'mid'));
});

test('no particle outlives the round', () => {
  for (const name of ['small-win', 'big-win', 'mega-win']) {
    const { solid, light } = celebrate(name, 'high');
    const last = Math.max(...[...solid, ...light].map(({ bornMs, lifeMs }) => bornMs + lifeMs));
    expect(last).toBeLessThanOrEqual(planFor(name).endMs + 250);
  }
});
