/** The show of a draw: whatever was drawn, the numbers that it ends with are the draw's, however it is watched. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { lottoNumbers } from '../../../games/kit/fairness/lotto/draw';
import type { LottoNumbers } from '../../../games/kit/fairness/lotto/lines';
import { lottoShowEvent, wireShow } from '../../../games/kit/fairness/lotto/wireShow';
import { createDraw } from '../../../games/kit/rules/draw';
import { centavos } from '../../../games/kit/rules/money';
import { LOTTO } from '../../../games/kit/rules/otherPlay';
import type { Json } from '../../../games/kit/rules/round';
import { moments } from '../../../src/overlay/lotto/draw/scene/moments';
import { blankPose, type Pose } from '../../../src/overlay/lotto/draw/scene/pose';
import { drawPosing } from '../../../src/overlay/lotto/draw/scene/posing';
import { flyerAt, flyersOf, REACH } from '../../../src/overlay/lotto/draw/scene/swirl';
import { planOf } from '../../../src/overlay/lotto/draw/scene/timeline';
import tuning from '../../../src/overlay/lotto/draw/scene/tuning.json';

const DRAWS = 10_000;
/** Longer than any show. */
const AFTER_MS = 60_000;

const drawOf = (nonce: number): LottoNumbers =>
  lottoNumbers(createDraw(LOTTO, { serverSeed: new Uint8Array(32).fill(7), clientSeed: 'law', nonce }));

const poseOf = (
  events: readonly Json[],
  elapsedMs: number,
  reducedMotion = false,
  pose = blankPose(),
): Pose =>
  drawPosing.poseAt(
    {
      nowMs: elapsedMs,
      round: { plan: planOf(events, tuning, reducedMotion), elapsedMs },
      before: null,
      leaving: null,
      waitingMs: null,
      tuning,
      reducedMotion,
    },
    pose,
  );

const shownIn = ({ balls, flaps }: Pose): LottoNumbers => ({
  twoD: balls.map(({ number }) => number),
  threeD: flaps.map(({ digit }) => digit),
});

describe('the show of a draw', () => {
  it(`ends with the numbers of the draw, in ${DRAWS} draws`, () => {
    // One pose, as in a scene that shows one draw after the other.
    const pose = blankPose();
    for (let nonce = 0; nonce < DRAWS; nonce += 1) {
      const drawn = drawOf(nonce);
      const events = wireShow(drawn);
      const told = events.map((event) => z.decode(lottoShowEvent, event as never));
      const balls = told.flatMap((event) => (event.type === 'ballDrawn' ? [event.number] : []));
      if (balls.join() !== [...drawn.twoD, ...drawn.threeD].join()) expect(balls).toEqual(drawn);
      const shown = shownIn(poseOf(events, AFTER_MS, false, pose));
      if (JSON.stringify(shown) !== JSON.stringify(drawn)) expect(shown).toEqual(drawn);
    }
    expect(shownIn(pose)).toEqual(drawOf(DRAWS - 1));
  });

  it('shows no number before it is drawn, and the same at a time whichever way it was reached', () => {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      const events = wireShow(drawOf(nonce));
      const { balls } = planOf(events, tuning, false);
      const pose = blankPose();
      poseOf(events, AFTER_MS, false, pose);
      for (const { game, place, number, atMs } of balls) {
        const before = structuredClone(poseOf(events, atMs - tuning.flaps * tuning.flapMs - 1, false, pose));
        expect(game === '2D' ? before.balls[place]?.number : before.flaps[place]?.digit).toBe(-1);
        const then = structuredClone(poseOf(events, atMs, false, pose));
        expect(game === '2D' ? then.balls[place]?.number : then.flaps[place]?.digit).toBe(number);
        expect(then).toEqual(poseOf(events, atMs));
      }
    }
  });

  it('begins at its end with reduced motion, and a replay ends the same', () => {
    const drawn = drawOf(3);
    const events = wireShow(drawn, [
      [{ game: '3D', numbers: drawn.threeD, order: 'straight', stake: centavos(20_00n) }],
    ]);
    const still = poseOf(events, 0, true);
    expect(shownIn(still)).toEqual(drawn);
    expect(still.gathered).toBe(1);
    expect(poseOf(events, AFTER_MS, true)).toEqual({ ...poseOf(events, 0, true) });
    expect(poseOf(events, AFTER_MS)).toEqual(poseOf(events, AFTER_MS));
    expect(planOf(events, tuning, false).tier).toBe('big');
    expect(planOf(events, tuning, true).resultMs).toBeLessThan(1_000);
  });

  it('shows each of its events alone', () => {
    const events = wireShow({ twoD: [24, 7], threeD: [4, 0, 9] });
    const alone = events.map((event) => shownIn(poseOf([event], AFTER_MS)));
    const none = { twoD: [-1, -1], threeD: [-1, -1, -1] };
    expect(alone).toEqual([
      none,
      { ...none, twoD: [24, -1] },
      { ...none, twoD: [-1, 7] },
      none,
      { ...none, threeD: [4, -1, -1] },
      { ...none, threeD: [-1, 0, -1] },
      { ...none, threeD: [-1, -1, 9] },
      none,
    ]);
    const kinds = new Set(
      moments
        .filter(({ name }) => name.startsWith('event-'))
        .flatMap(({ events: [event] }) => (event as { readonly type: string }).type),
    );
    expect([...kinds].toSorted()).toEqual(['ballDrawn', 'drawShown', 'drumStarted', 'ticketSettled']);
  });

  it('keeps every ball inside the glass', () => {
    for (const count of [10, 31]) {
      expect(flyersOf(count)).toHaveLength(count);
      for (const flyer of flyersOf(count)) {
        for (let step = 0; step < 200; step += 1) {
          const { x, y } = flyerAt(flyer, (step % 11) / 10, step * 0.037);
          expect(Math.hypot(x, y)).toBeLessThanOrEqual(REACH + 0.001);
        }
      }
    }
  });
});
