import { expect, test } from 'vitest';
import { type TileRequest, tilePicture } from '../../src/shared/workers/tiles';
import { tilesOnPage } from './page';

const game: TileRequest = {
  provider: 'JILI',
  id: '101',
  name: 'Kalabaw Lagoon',
  type: 'CasinoSlot',
  variant: 0,
  kind: 'lettered',
};

const bytesOf = async (blob: Blob) => [...new Uint8Array(await blob.arrayBuffer())];

test('a tile is painted in a worker, cached, and the same on the page itself', async () => {
  await caches.delete('tiles');
  const painted = await tilePicture(game);
  expect(painted.type).toBe('image/webp');
  expect(painted.size).toBeGreaterThan(5_000);
  expect(painted.size).toBeLessThan(24_000);
  const picture = await createImageBitmap(painted);
  expect([picture.width, picture.height]).toEqual([216, 288]);

  const cache = await caches.open('tiles');
  const kept = async () => (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await expect.poll(kept).toEqual(['/tile:v1:lettered:JILI_101']);
  expect(await bytesOf(await tilePicture(game))).toEqual(await bytesOf(painted));

  await caches.delete('tiles');
  const onPage = await createImageBitmap(await tilesOnPage().picture(game));
  expect([onPage.width, onPage.height]).toEqual([216, 288]);
});

test('a game with a changed name gets another picture', async () => {
  const before = await bytesOf(await tilePicture(game));
  const after = await bytesOf(await tilePicture({ ...game, name: 'Tigre Lagoon' }));
  expect(after).not.toEqual(before);
  expect(await bytesOf(await tilePicture(game))).toEqual(before);
});
