import { describe, expect, it } from 'vitest';
import { crashShared } from '../../games/crash/rules/shared';
import { createDraw } from '../../games/kit/rules/draw';
import { postedIn, roundClientSeed } from '../../games/kit/rules/shared';
import { sabongShared } from '../../games/sabong/rules/shared';

describe('the client seed of a round', () => {
  it.each([
    [[], 'none'],
    [['a'], 'a'],
    [['a', 'b'], 'a-b'],
    [['a', 'b', 'c'], 'a-b-c'],
    [['a', 'b', 'c', 'd'], 'a-b-c'],
  ])('of the bettors %j is %s', (seeds, joined) => {
    expect(roundClientSeed(seeds)).toBe(joined);
  });
});

describe('what is posted before betting', () => {
  const serverSeed = new Uint8Array(32).fill(7);

  it('is nothing where a game posts nothing', () => {
    expect(postedIn(crashShared, serverSeed, 5)).toBeNull();
  });

  it('is drawn by the number of the round, under a name of its own', () => {
    const draw = createDraw('sabong-card', { serverSeed, clientSeed: 'card', nonce: 5 });
    expect(postedIn(sabongShared, serverSeed, 5)).toBe(sabongShared.preDraw?.read(draw));
    const posted = Array.from({ length: 20 }, (_, number) => postedIn(sabongShared, serverSeed, number));
    expect(new Set(posted).size).toBeGreaterThan(1);
  });
});
