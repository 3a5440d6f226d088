import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { qrMatrix } from './QrCode';

const QR_PH =
  '00020101021228560011ph.ppmi.p2m0111SANDPHM0XXX0315SANDBOX0000000105030105204799553036085406250.005802PH5911HIYAS NOCHE6006MANILA62420012ph.ppmi.qrph0522CITT2GAMEADC0X30GATNVW6304BA60';
const MODULE_PX = 4;

/** The path as pixels: horizontal runs of black on white. */
function pixels({ size, path }: ReturnType<typeof qrMatrix>) {
  const width = size * MODULE_PX;
  const rgba = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
    for (let row = Number(y) * MODULE_PX; row < (Number(y) + 1) * MODULE_PX; row += 1) {
      const from = (row * width + Number(x) * MODULE_PX) * 4;
      for (let at = from; at < from + Number(length) * MODULE_PX * 4; at += 4) rgba.fill(0, at, at + 3);
    }
  }
  return { rgba, width };
}

it('draws a code that a scanner reads back', () => {
  const { rgba, width } = pixels(qrMatrix(QR_PH));
  expect(jsQR(rgba, width, width)?.data).toBe(QR_PH);
});

it('has a quiet zone of four modules on every side', () => {
  const { size, path } = qrMatrix(QR_PH);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(4);
    expect(Math.max(Number(x) + Number(length), Number(y) + 1)).toBeLessThanOrEqual(size - 4);
  }
});

it('encodes level M in its format bits', () => {
  const dark = new Set<string>();
  for (const [, x, y, length] of qrMatrix(QR_PH).path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let at = Number(x); at < Number(x) + Number(length); at += 1) dark.add(`${at - 4} ${Number(y) - 4}`);
  }
  // The first two format bits are left of the upper left finder pattern; M is 00, which the fixed mask turns into 10.
  expect([dark.has('0 8'), dark.has('1 8')]).toEqual([true, false]);
});
