import { describe, expect, it } from 'vitest';
import { TICKS_MAX } from '../../../../contract/trade';
import { ORDER_SECONDS } from '../../../../games/kit/rules/trade/order';
import { TICK_MS } from '../../../../games/kit/rules/trade/ticks';
import { orderPathOf, PICTURE, ticksAround } from './orderPath';

const order = { entryTick: 100, exitTick: 120 };
const levels = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the ticks around an order', () => {
  it('are those of the order, and a little before and after it', () => {
    expect(ticksAround(order)).toEqual({ fromTick: 97, count: 27 });
  });

  it('are never more than one call tells', () => {
    for (const seconds of ORDER_SECONDS) {
      const exitTick = 100 + (seconds * 1_000) / TICK_MS;
      expect(ticksAround({ entryTick: 100, exitTick }).count).toBeLessThanOrEqual(TICKS_MAX);
    }
  });
});

describe('the line of a price', () => {
  it('rises from the lower left to the upper right, in three parts', () => {
    const shape = orderPathOf(order, [{ firstTick: 97, levels: levels(97, 123) }]);
    expect(shape?.before).toMatch(/^M8 104(L[\d.]+ [\d.]+){3}$/);
    expect(shape?.during).toMatch(
      new RegExp(`^M${shape?.entry.x} ${shape?.entry.y}L.*L${shape?.exit.x} ${shape?.exit.y}$`),
    );
    expect(shape?.after).toMatch(new RegExp(`L${PICTURE.width - 8} 8$`));
    expect(shape?.during.split('L')).toHaveLength(21);
  });

  it('ends with the last tick that has been told', () => {
    const shape = orderPathOf(order, [{ firstTick: 100, levels: levels(100, 120) }]);
    expect(shape?.before).toBe(`M${shape?.entry.x} ${shape?.entry.y}`);
    expect(shape?.after).toBe(`M${shape?.exit.x} ${shape?.exit.y}`);
  });

  it('is level where the price stood still', () => {
    const still = levels(97, 123).map(() => 5);
    expect(orderPathOf(order, [{ firstTick: 97, levels: still }])?.entry.y).toBe(104);
  });

  it.each([
    ['nothing is told', []],
    ['the entry is missing', [{ firstTick: 101, levels: levels(101, 130) }]],
    ['the exit is missing', [{ firstTick: 97, levels: levels(97, 119) }]],
    [
      'a break lies between them',
      [
        { firstTick: 97, levels: levels(97, 105) },
        { firstTick: 110, levels: levels(110, 123) },
      ],
    ],
  ])('is not drawn where %s', (_what, runs) => {
    expect(orderPathOf(order, runs)).toBeNull();
  });
});
