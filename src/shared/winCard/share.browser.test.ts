import { afterEach, expect, test, vi } from 'vitest';
import { sharePicture } from './sharePicture';
import { type WinWords, winPicture } from './winPicture';

const words: WinWords = {
  brand: 'Brand',
  mark: '/brand/none/mark.svg',
  title: 'Jackpot prize!',
  figure: '888',
  amount: '₱888.00',
  chance: 'Chance 2 in 10,000 spins, 0.02%',
  spin: 'Spin 1024',
  place: 'brand.example, 23 Nov',
  adults: 'For players aged 21 and over. Past spins do not predict the next one.',
  age: '21+',
};

afterEach(() => vi.restoreAllMocks());

test('the jackpot is drawn in every skin, without the mark too', async () => {
  const pictures = await Promise.all(
    (['bg24', 'v2', 'v3', 'v4'] as const).map(async (skin) => {
      const blob = await winPicture(skin, words);
      expect(blob.type).toBe('image/png');
      const picture = await createImageBitmap(blob);
      expect([picture.width, picture.height]).toEqual([1080, 1350]);
      return blob.size;
    }),
  );
  expect(new Set(pictures).size).toBe(4);
});

test('a round is drawn with its scene, and without one where none can be drawn', async () => {
  const scene = document.createElement('canvas');
  scene.width = 300;
  scene.height = 200;
  const pen = scene.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  pen.fillStyle = '#00FF00';
  pen.fillRect(0, 0, 300, 200);
  const middleOf = async (given: HTMLCanvasElement | null) => {
    const picture = await createImageBitmap(await winPicture('v3', { ...words, verify: 'Verify' }, given));
    expect([picture.width, picture.height]).toEqual([1080, 1350]);
    const copy = new OffscreenCanvas(1, 1).getContext('2d');
    copy?.drawImage(picture, -540, -600);
    return copy?.getImageData(0, 0, 1, 1).data.slice(0, 3);
  };
  const [red = 255, green = 0, blue = 255] = (await middleOf(scene)) ?? [];
  expect(green).toBeGreaterThan(200);
  expect(Math.max(red, blue)).toBeLessThan(60);
  const without = (await middleOf(null)) ?? [];
  expect(without[1]).toBeLessThan(200);
});

/** What the device's share sheet does with a file; null where there is none. */
function withSheet(share: (() => Promise<void>) | null) {
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => share !== null });
  Object.defineProperty(navigator, 'share', { configurable: true, value: share ?? undefined });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ): void {
    saved.push(this.download);
  });
  return saved;
}

const shares: readonly [string, (() => Promise<void>) | null, string, readonly string[]][] = [
  ['is handed to the share sheet', async () => undefined, 'shared', []],
  [
    'is kept back when the player closes the sheet',
    () => Promise.reject(new DOMException('closed', 'AbortError')),
    'shared',
    [],
  ],
  [
    'is saved where the sheet refuses it',
    () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    'saved',
    ['win.png'],
  ],
  ['is saved where there is no sheet', null, 'saved', ['win.png']],
];
test.each(shares)('the picture %s', async (_name, share, became, files) => {
  const saved = withSheet(share);
  expect(await sharePicture('win.png', new Blob(['x'], { type: 'image/png' }))).toBe(became);
  expect(saved).toEqual(files);
});
