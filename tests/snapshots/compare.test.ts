import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { comparePictures, SHARE_MAX } from './compare';

const SIDE = 100;
type Colour = readonly [number, number, number];

/** A picture of 100 by 100 pixels. */
function picture(colourAt: (x: number, y: number) => Colour, width = SIDE): Buffer {
  const png = new PNG({ width, height: SIDE });
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < width; x += 1) png.data.set([...colourAt(x, y), 255], (y * width + x) * 4);
  }
  return PNG.sync.write(png);
}

const grey = (level: number): Colour => [level, level, level];
/** Dark to the left of the edge, light to its right. */
const edgeAt = (edge: number) => picture((x) => grey(x < edge ? 40 : 200));
const expected = edgeAt(50);
const isOneOf = (count: number, x: number, y: number) => y === 0 && x < count;

describe('a picture', () => {
  it('with equal bytes is equal, without being decoded', () => {
    expect(comparePictures(edgeAt(50), expected)).toEqual({ kind: 'equal' });
    expect(comparePictures(Buffer.from('text'), Buffer.from('text'))).toEqual({ kind: 'equal' });
    expect(() => comparePictures(Buffer.from('text'), expected)).toThrow();
  });

  it('with one pixel off by 1 differs invisibly', () => {
    const actual = picture((x, y) => grey((x < 50 ? 40 : 200) + (isOneOf(1, x, y) ? 1 : 0)));
    expect(comparePictures(actual, expected)).toEqual({ kind: 'unseen', pixels: 1, of: SIDE * SIDE });
  });

  it('with an edge moved by one pixel differs visibly, and the moved pixels are marked', () => {
    const compared = comparePictures(edgeAt(51), expected);
    expect(compared).toMatchObject({ kind: 'seen', pixels: SIDE, of: SIDE * SIDE });
    const marked = PNG.sync.read(compared.kind === 'seen' ? compared.picture : Buffer.alloc(0));
    const red = Array.from({ length: SIDE }, (_, x) => marked.data[x * 4 + 1] === 0);
    expect(red.flatMap((isRed, x) => (isRed ? [x] : []))).toEqual([50]);
  });

  it('of another size is reported with both sizes', () => {
    expect(
      comparePictures(
        picture(() => grey(40), 99),
        expected,
      ),
    ).toEqual({
      kind: 'resized',
      expected: '100x100',
      actual: '99x100',
    });
  });

  it.each([
    [3, 'unseen'],
    [4, 'seen'],
  ])('that is lighter by %i levels everywhere is %s', (levels, kind) => {
    const lighter = picture((x) => grey((x < 50 ? 40 : 200) + levels));
    expect(comparePictures(lighter, expected).kind).toBe(kind);
  });

  it.each([
    [SHARE_MAX * SIDE * SIDE, 'unseen'],
    [SHARE_MAX * SIDE * SIDE + 1, 'seen'],
  ])('with %i pixels of a very different color is %s', (count, kind) => {
    const spotted = picture((x, y) => (isOneOf(count, x, y) ? [255, 0, 0] : grey(x < 50 ? 40 : 200)));
    expect(comparePictures(spotted, expected).kind).toBe(kind);
  });
});
