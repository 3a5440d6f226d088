import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { RequestError, readPictureRequest } from './pictureRequest';

const MOMENTS = { color: ['idle', 'big-win'], ring: ['idle'] };
const read = (line: string) => readPictureRequest(line.split(' '), MOMENTS);

it('asks the gallery for the cell of the command line', () => {
  const { address, file, cell } = read(
    'color/big-win --skin v3 --seed 7 --size 360x640 --t 900 --out a/b.png',
  );
  expect(address).toMatch(/^\/gallery\.html#\/color\/big-win\?/);
  expect(Object.fromEntries(new URLSearchParams(address.split('?')[1]))).toMatchObject({
    skin: 'v3',
    seed: '7',
    w: '360',
    h: '640',
    t: '900',
    still: '1',
  });
  expect(cell).toMatchObject({ still: true, seed: 7, reducedMotion: false });
  expect(file).toBe(resolve('a/b.png'));
});

it('draws the scene alone, or with its board and result', () => {
  expect(read('color/idle').cell).toMatchObject({ board: false, result: false });
  expect(read('color/idle --board').cell).toMatchObject({ board: true, result: true });
});

it("uses the picture's name for the file by default", () => {
  expect(read('ring/idle').file).toBe(resolve('ring-idle-375x812.png'));
});

it('searches for a round', () => {
  expect(read('color/forced --want mega --from 40').cell).toMatchObject({ want: 'mega', from: 40 });
});

it.each([
  ['colour/idle', 'the game is "colour"; it must be one of: color, ring'],
  ['color/idel', 'the moment of color is "idel"; it must be one of: idle, big-win, forced'],
  ['color/idle --skin v9', '--skin is "v9"; it must be one of: bg24'],
  ['color/idle --lang en', '--lang is "en"; it must be one of: enPH'],
  ['color/idle --size 375', '--size is "375"; it must be WIDTHxHEIGHT'],
  ['color/idle --size 9999x10', '--size is "9999x10"'],
  ['color/idle --seed -1', '--seed'],
  ['color/idle --seed 1.5', '--seed is "1.5"; it must be a whole number from 0'],
  ['color/idle --t soon', '--t is "soon"'],
  ['color/idle --out a.jpg', '--out is "a.jpg"; it must end with .png'],
  ['color/idle ring/idle', 'One picture at a time'],
  ['color/idle --zoom 2', '--zoom'],
])('refuses %s', (line, message) => {
  expect(() => read(line)).toThrow(RequestError);
  expect(() => read(line)).toThrow(message);
});
