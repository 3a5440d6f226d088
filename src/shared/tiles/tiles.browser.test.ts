import { expect, test } from 'vitest';
import { readyTile, type TileRequest, wantTile } from './tiles';

const tile = (id: number): TileRequest => ({
  provider: 'JILI',
  id: `order-${id}`,
  name: `Kalabaw Lagoon ${id}`,
  type: 'CasinoSlot',
  variant: 0,
  kind: 'plain',
});

test('visible tiles are painted first, then the nearest, and those scrolled away never', async () => {
  await caches.delete('tiles');
  const places = [2400, 900, 0, 300, 1200, 0];
  const painted: number[] = [];
  const letGo = places.map((_, id) =>
    wantTile(
      tile(id),
      () => painted.push(id),
      () => places[id] ?? 0,
    ),
  );
  letGo[1]?.();
  // The page scrolls up while the first are painted.
  places[4] = 100;
  await expect.poll(() => painted.length, { timeout: 20_000 }).toBe(5);
  expect(painted.slice(0, 2).toSorted()).toEqual([2, 5]);
  expect(painted.slice(2, 4).toSorted()).toEqual([3, 4]);
  expect(painted.at(-1)).toBe(0);
  expect(readyTile(tile(1))).toBeNull();

  // A tile in view is shown at once, and so is one requested elsewhere.
  const again: string[] = [];
  letGo.push(wantTile(tile(2), (url) => again.push(url)));
  expect(again).toEqual([readyTile(tile(2))]);
  for (const go of letGo) go();
});
