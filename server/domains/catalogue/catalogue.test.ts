import { describe, expect, it } from 'vitest';
import { seesEarly } from './catalogue';

const players = Array.from({ length: 5_000 }, (_, index) => index + 1);

describe('who sees games early', () => {
  it.each([5, 20, 60])('are about %i of a hundred players', (percent) => {
    const share = players.filter((uid) => seesEarly(uid, percent)).length / players.length;
    expect(Math.abs(share * 100 - percent)).toBeLessThan(2);
  });

  it('stay among them when the release goes on', () => {
    const early = players.filter((uid) => seesEarly(uid, 20));
    expect(early.every((uid) => seesEarly(uid, 60))).toBe(true);
  });

  it('are no guests', () => {
    expect(seesEarly(null, 100)).toBe(false);
  });
});
