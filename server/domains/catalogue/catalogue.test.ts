import { describe, expect, it } from 'vitest';
import { seesEarly } from './catalogue';

const players = Array.from({ length: 5_000 }, (_, index) => index + 1);

describe('early access to games', () => {
  it.each([5, 20, 60])('includes about %i of a hundred players', (percent) => {
    const share = players.filter((uid) => seesEarly(uid, percent)).length / players.length;
    expect(Math.abs(share * 100 - percent)).toBeLessThan(2);
  });

  it('keeps its players when the percentage grows', () => {
    const early = players.filter((uid) => seesEarly(uid, 20));
    expect(early.every((uid) => seesEarly(uid, 60))).toBe(true);
  });

  it('excludes visitors who are not logged in', () => {
    expect(seesEarly(null, 100)).toBe(false);
  });
});
