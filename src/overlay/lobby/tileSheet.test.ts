import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TILE_HEIGHT, TILE_WIDTH } from '../../../assets/art/tiles';
import { BAKED_TILES } from '../../shared/tiles/baked';
import { shelfOf } from './ownGames';
import { placeOnSheet, SHEET_GAP, sheetFile } from './tileSheet';

/** Width and height of a picture, from the header of the file. */
function sizeOf(file: string): readonly [number, number] {
  const bytes = readFileSync(join(import.meta.dirname, '../../../public', file));
  const frame = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  return [bytes.readUInt16LE(frame + 3) & 0x3fff, bytes.readUInt16LE(frame + 5) & 0x3fff];
}

test('every drawn tile belongs to a game of the shelf and has its own place on the sheet', () => {
  const names = shelfOf([]).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...BAKED_TILES]));
  expect(new Set(BAKED_TILES.map(placeOnSheet)).size).toBe(BAKED_TILES.length);
});

test('every drawn tile is in public, in all its sizes', () => {
  for (const name of BAKED_TILES) {
    for (const file of ['216', '324', 'square-216', 'square-324'])
      expect(sizeOf(`tiles/${name}-${file}.webp`)[0]).toBe(Number(file.slice(-3)));
  }
});

test.each([2, 3])('at %i px a point the sheet holds each tile whole, with a gap to the next', (scale) => {
  const [width, height] = sizeOf(sheetFile(TILE_WIDTH * scale));
  expect(width).toBe(TILE_WIDTH * scale);
  expect(height).toBe(((TILE_HEIGHT + SHEET_GAP) * BAKED_TILES.length - SHEET_GAP) * scale);
});
