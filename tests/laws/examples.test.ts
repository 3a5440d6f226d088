import { expect, test } from 'vitest';
import { cabinet } from '../../games/cards';

/** The highest RTP of any bet of any game, in percent. */
const MAX_RTP = 99;

test.each(cabinet.map((card) => [card.name, card] as const))(
  '%s lists its example wins in ascending order, none more likely than its RTP allows',
  async (name, card) => {
    const { examples } = await card.board();
    const pays = examples.map((example) => Number(example.pays.replaceAll(',', '')));
    const file = `games/${name}/board/index.ts`;
    expect([1, 2, 3], `${file} must give one to three examples`).toContain(examples.length);
    expect(pays, `${file} must list its examples in ascending order`).toEqual(pays.toSorted((a, b) => a - b));
    for (const [index, { percent }] of examples.entries()) {
      const share = (pays[index] ?? Number.NaN) * Number(percent);
      expect(share, `${file} must give pays and percent as numbers`).toBeGreaterThan(0);
      expect(
        Math.round(share * 1e6) / 1e6,
        `${file} gives an example that is more likely than its RTP allows`,
      ).toBeLessThanOrEqual(MAX_RTP);
    }
  },
);
