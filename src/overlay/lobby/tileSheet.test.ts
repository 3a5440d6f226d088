import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TILE_HEIGHT, TILE_WIDTH } from '../../../assets/art/tiles';
import { shelved } from './ownGames';
import { ON_SHEET, placeOnSheet, SHEET_GAP, sheetFile } from './tileSheet';

/** Width and height of a picture, from the header of the file. */
function sizeOf(file: string): readonly [number, number] {
  const bytes = readFileSync(join(import.meta.dirname, '../../../public', file));
  const frame = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  return [bytes.readUInt16LE(frame + 3) & 0x3fff, bytes.readUInt16LE(frame + 5) & 0x3fff];
}

test('every game of the shelf has its own place on the sheet', () => {
  const names = shelved([]).map(({ name }) => name);
  expect(names.toSorted()).toEqual(ON_SHEET.toSorted());
  expect(new Set(names.map(placeOnSheet)).size).toBe(names.length);
});

test.each([2, 3])('at %i px a point the sheet holds each tile whole, with a gap to the next', (scale) => {
  const [width, height] = sizeOf(sheetFile(TILE_WIDTH * scale));
  expect(width).toBe(TILE_WIDTH * scale);
  expect(height).toBe(((TILE_HEIGHT + SHEET_GAP) * ON_SHEET.length - SHEET_GAP) * scale);
});
