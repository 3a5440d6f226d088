import { expect, test } from 'vitest';
import { type BirdPose, STAND } from './birdPose';
import { blankLimbs, LIMB, LIMBS, type Limb, layLimbs } from './limbs';
import { blankRig, solve } from './rig';
import { SHAPES } from './shapes';

const laid = (pose: BirdPose) => {
  const limbs = blankLimbs();
  layLimbs(pose, solve(pose, pose, blankRig()), limbs);
  return (limb: Limb) => [...limbs.subarray(LIMBS.indexOf(limb) * LIMB, (LIMBS.indexOf(limb) + 1) * LIMB)];
};
const isShown = (pose: BirdPose, limb: Limb) => laid(pose)(limb)[7] === 1;

test('every limb has a place in every shape: a valid rotation, shown or hidden', () => {
  for (const [name, shape] of Object.entries(SHAPES)) {
    const of = laid({ ...STAND, ...shape });
    for (const limb of LIMBS) {
      const [, , cos = 0, sin = 0, , , alpha, shown = -1] = of(limb);
      expect(cos * cos + sin * sin, `${limb} of ${name}`).toBeCloseTo(1, 5);
      expect(alpha, `${limb} of ${name}`).toBeGreaterThanOrEqual(0);
      expect([0, 1], `${limb} of ${name}`).toContain(shown);
    }
  }
});

test('a folded near wing is one picture, and a far one none; open wings are feathers', () => {
  const open = { ...STAND, nearOpen: 0.5, farOpen: 0.5 };
  const wings = ['nearWing', 'nearWingEdge', 'farWing', 'farWingEdge'] as const;
  expect(wings.map((limb) => isShown(STAND, limb))).toEqual([false, false, false, false]);
  expect(isShown(STAND, 'nearWingFolded')).toBe(true);
  expect(wings.map((limb) => isShown(open, limb))).toEqual([true, true, true, true]);
  expect(isShown(open, 'nearWingFolded')).toBe(false);
});

test('only one of two heads and of two feet is shown', () => {
  for (const eye of [0, 0.49, 0.5, 1]) {
    const pose = { ...STAND, eye };
    expect(isShown(pose, 'head')).toBe(!isShown(pose, 'headShut'));
  }
  for (const nearPick of [0, 9, 9.1, 20]) {
    const pose = { ...STAND, nearPick };
    expect(isShown(pose, 'nearFoot')).toBe(!isShown(pose, 'nearFootHung'));
    expect(isShown(pose, 'farFoot')).toBe(true);
  }
});
