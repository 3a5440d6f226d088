import { describe, expect, it } from 'vitest';
import { atMost, Lane } from './lane';

/** Work that ends when it is told to. */
function openWork() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((end) => ends.push(end));
  return { work, begun: () => ends.length, end: (index: number) => ends[index]?.() };
}
/** Lets everything go on that waits for nothing but promises. */
const settle = () => new Promise<void>((done) => setImmediate(done));

describe('a lane', () => {
  it('looks once more after a look that is under way, however often it is asked', async () => {
    const { work, begun, end } = openWork();
    const lane = new Lane(work);
    const looks = [lane.look(), lane.look(), lane.look()];
    await settle();
    expect(begun()).toBe(1);
    end(0);
    await settle();
    expect(begun()).toBe(2);
    end(1);
    await Promise.all(looks);
    expect(begun()).toBe(2);
  });
});

describe('work that is bounded', () => {
  it('waits in its order for one that ends, also where that fails', async () => {
    const run = atMost(2);
    const begun: number[] = [];
    const ends: ((failure?: Error) => void)[] = [];
    const runs = [0, 1, 2, 3].map((index) =>
      run(
        () =>
          new Promise<void>((done, fail) => {
            begun.push(index);
            ends[index] = (failure) => (failure === undefined ? done() : fail(failure));
          }),
      ).catch(() => undefined),
    );
    await settle();
    expect(begun).toEqual([0, 1]);
    ends[1]?.(new Error('no answer'));
    await settle();
    expect(begun).toEqual([0, 1, 2]);
    ends[0]?.();
    ends[2]?.();
    await settle();
    ends[3]?.();
    await Promise.all(runs);
    expect(begun).toEqual([0, 1, 2, 3]);
  });
});
