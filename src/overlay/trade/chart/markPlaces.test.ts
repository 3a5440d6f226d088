import { describe, expect, it } from 'vitest';
import type { Mark } from './markPlaces';
import { clocksShown, tagPlaces } from './markPlaces';

const mark = (orderId: string, at: Partial<Mark>): Mark =>
  ({
    order: { orderId, entryTick: Number(orderId) },
    entryX: 100,
    entryY: 100,
    exitX: 200,
    width: 280,
    height: 220,
    ...at,
  }) as unknown as Mark;

describe('the times left of orders', () => {
  it('are those that do not touch each other, beginning with the first to end', () => {
    const marks = [mark('1', { exitX: 150 }), mark('2', { exitX: 130 }), mark('3', { exitX: 190 })];
    expect([...clocksShown(marks)]).toEqual(['2', '3']);
  });

  it('stay inside the chart, and are one at its edge', () => {
    expect([...clocksShown([mark('1', { exitX: 300 }), mark('2', { exitX: 320 })])]).toEqual(['1']);
  });
});

describe('the tags of orders', () => {
  it('stand below their entries, or above them where another one or the edge of the chart is', () => {
    const places = tagPlaces([
      mark('2', {}),
      mark('1', { entryX: 110 }),
      mark('3', { entryX: 10, entryY: 200 }),
    ]);
    expect(places.get('2')).toEqual({ left: 110, top: 110 });
    expect(places.get('1')).toEqual({ left: 120, top: 64 });
    expect(places.get('3')).toEqual({ left: 20, top: 164 });
  });

  it('never lie upon each other: the newest ones are shown', () => {
    const marks = ['1', '2', '3', '4'].map((orderId) => mark(orderId, {}));
    expect([...tagPlaces(marks).keys()]).toEqual(['4', '3']);
  });
});
