import { expect, test } from 'vitest';
import { cabinet } from '../../games/cards';

/** No bet of any game returns more in the long run, in percent. */
const MOST_RETURN = 99;

test.each(cabinet.map((card) => [card.name, card] as const))(
  '%s shows wins from small to large, none likelier than a return allows',
  async (_name, card) => {
    const { examples } = await card.board();
    const pays = examples.map((example) => Number(example.pays.replaceAll(',', '')));
    expect(examples.length).toBe(3);
    expect(pays).toEqual(pays.toSorted((a, b) => a - b));
    for (const [index, { percent }] of examples.entries()) {
      const share = (pays[index] ?? Number.NaN) * Number(percent);
      expect(share).toBeGreaterThan(0);
      expect(Math.round(share * 1e6) / 1e6).toBeLessThanOrEqual(MOST_RETURN);
    }
  },
);
