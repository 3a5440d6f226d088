import { expect, test } from 'vitest';
import { GameClock, type HoldReason } from './clock';

function clockOnWall() {
  const wall = { ms: 1000 };
  return { wall, clock: new GameClock(() => wall.ms) };
}

test('game time follows real time from zero', () => {
  const { wall, clock } = clockOnWall();
  wall.ms += 250;
  expect(clock.nowMs()).toBe(250);
});

test('a held clock stops, and continues when every reason is released', () => {
  const { wall, clock } = clockOnWall();
  wall.ms += 100;
  clock.hold('hidden');
  clock.hold('user');
  wall.ms += 500;
  clock.release('hidden');
  wall.ms += 500;
  expect(clock.nowMs()).toBe(100);
  clock.release('user');
  wall.ms += 40;
  expect(clock.nowMs()).toBe(140);
});

test.each<HoldReason>(['nothingOnStage', 'hidden', 'user', 'cut'])(
  'a clock that is held for %s alone stops',
  (reason) => {
    const { wall, clock } = clockOnWall();
    wall.ms += 100;
    clock.hold(reason);
    wall.ms += 500;
    expect(clock.nowMs()).toBe(100);
    clock.release(reason);
    wall.ms += 40;
    expect(clock.nowMs()).toBe(140);
  },
);

test('holding twice for one reason needs one release', () => {
  const { wall, clock } = clockOnWall();
  clock.hold('hidden');
  clock.hold('hidden');
  clock.release('hidden');
  wall.ms += 10;
  expect(clock.nowMs()).toBe(10);
});

test('a rate applies from the moment it is set', () => {
  const { wall, clock } = clockOnWall();
  wall.ms += 100;
  clock.setRate(0.5);
  wall.ms += 100;
  expect(clock.nowMs()).toBe(150);
});

test('a seek sets the time, is counted as a jump, and calls the listeners', () => {
  const { wall, clock } = clockOnWall();
  let told = 0;
  const forget = clock.onChange(() => {
    told += 1;
  });
  clock.seek(5000);
  wall.ms += 5;
  expect(clock.nowMs()).toBe(5005);
  expect(clock.jumps).toBe(1);
  expect(told).toBe(1);
  forget();
  clock.seek(0);
  expect(told).toBe(1);
});
