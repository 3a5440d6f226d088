import { describe, expect, it } from 'vitest';
import { blankCourse, courseAt, roadAngle, roadY } from './course';
import { layoutFor } from './layout';
import { rideRig } from './rig';
import tuning from './tuning.json';

const frames = [
  { width: 375, height: 812, focus: { x: 0, y: 92, width: 375, height: 330 } },
  { width: 360, height: 640, focus: { x: 0, y: 70, width: 360, height: 230 } },
  { width: 1280, height: 720, focus: { x: 360, y: 40, width: 560, height: 640 } },
];
const seconds = Array.from({ length: 185 }, (_, index) => index / 2);

describe.each(frames)('the road in $width x $height', (frame) => {
  const layout = layoutFor(frame);
  const course = (t: number) => courseAt(t, layout, blankCourse());

  it('keeps the jeepney between 55 % and 75 % of the width once it climbs', () => {
    for (const t of seconds.filter((second) => second >= 5)) {
      const share = (layout.x + course(t).rideX * layout.scale - frame.focus.x) / frame.focus.width;
      expect(share).toBeGreaterThan(0.55);
      expect(share).toBeLessThan(0.75);
    }
  });

  it('never zooms by more than 8 % a second', () => {
    for (const t of seconds) {
      const zoom = course(t + 0.1).pxPerSecond / course(t).pxPerSecond;
      expect(Math.abs(Math.log(zoom)) / 0.1).toBeLessThanOrEqual(0.08);
    }
  });

  it('rises without a jump, with the jeepney below the upper edge and tilted by 34 degrees at most', () => {
    let before = rideRig(0, layout, tuning, { x: 0, y: 0, rotation: 0, scale: 1 }).y;
    for (const t of seconds) {
      const rig = rideRig(t, layout, tuning, { x: 0, y: 0, rotation: 0, scale: 1 });
      expect(-rig.rotation).toBeLessThanOrEqual((34 * Math.PI) / 180 + 1e-9);
      expect(Math.abs(rig.y - before)).toBeLessThan(16);
      expect(rig.y - 130).toBeGreaterThan(-layout.height);
      before = rig.y;
    }
  });

  it('is level at its far end, and steeper towards its tip', () => {
    const now = course(12);
    expect(roadY(now, now.reach + 50)).toBe(now.groundY);
    expect(roadY(now, 0)).toBeCloseTo(now.groundY - now.rise);
    expect(roadAngle(now, 0)).toBeGreaterThan(roadAngle(now, 100));
    expect(roadAngle(now, 100)).toBeGreaterThan(roadAngle(now, now.reach));
  });
});
