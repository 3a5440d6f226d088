import { expect, test } from 'vitest';
import { cabinet } from '../../games/cards';

/** No bet of any game returns more in the long run, in percent. */
const MOST_RETURN = 99;

test.each(cabinet.map((card) => [card.name, card] as const))(
  '%s shows wins from small to large, none likelier than a return allows',
  async (name, card) => {
    const { examples } = await card.board();
    const pays = examples.map((example) => Number(example.pays.replaceAll(',', '')));
    const file = `games/${name}/board/index.ts`;
    expect([1, 2, 3], `${file} must give one to three examples`).toContain(examples.length);
    expect(pays, `${file} must give its examples from small to large`).toEqual(
      pays.toSorted((a, b) => a - b),
    );
    for (const [index, { percent }] of examples.entries()) {
      const share = (pays[index] ?? Number.NaN) * Number(percent);
      expect(share, `${file} must write pays and percent as numbers`).toBeGreaterThan(0);
      expect(Math.round(share * 1e6) / 1e6, `${file} shows a win likelier than it is`).toBeLessThanOrEqual(
        MOST_RETURN,
      );
    }
  },
);
