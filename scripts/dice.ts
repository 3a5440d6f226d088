/**
 * Bakes the pictures of Island Dice: every die at rest and tumbling, bowl and cover, ray-traced as solids and packed
 * into one atlas for each skin and mode. The results are committed; run `npm run fix:dice` after changing anything
 * under scripts/dice, or `npm run fix:dice -- bg24` for some skins only. It takes minutes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { MODES, type Mode } from '../games/dice/rules/mode';
import { LOOKS } from './dice/looks';
import type { Look } from './dice/looks/look';
import { type Frame, framesOf } from './dice/plan';
import { bounds, type Picture, render } from './dice/render';
import prepareBrowser, { findBrowser, launchFlags } from './lib/browser.mjs';

const FOLDER = 'games/dice/scene/art/baked';
const WEBP_QUALITY = 0.84;
/** Side of a digit's mask in px. */
const MASK = 160;
const ATLAS_WIDTH = 2040;
/** Gap between pictures of the atlas in px, so that none bleeds into its neighbour. */
const GAP = 2;

/**
 * A picture's place in the atlas, in px. The anchor is the projection of its target; `share` is the scale at which it
 * was baked.
 */
interface Cut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly anchorX: number;
  readonly anchorY: number;
  readonly share: number;
}

interface Atlas {
  readonly cuts: Readonly<Record<string, Cut>>;
  readonly width: number;
  readonly height: number;
}

interface Rendered {
  readonly frame: Frame;
  readonly picture: Picture;
  readonly cut: ReturnType<typeof bounds>;
}

/** Coverage of the ten digits in the bold UI font. */
async function digitMasks(page: Page): Promise<(value: number, x: number, y: number) => number> {
  const { resolve } = createRequire(import.meta.url);
  const file = resolve(
    '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  );
  const masks = await page.evaluate(
    async ({ font, size }) => {
      const face = new FontFace('Digits', `url(data:font/woff2;base64,${font})`, { weight: '200 800' });
      document.fonts.add(await face.load());
      return Array.from({ length: 10 }, (_, digit) => {
        const canvas = document.createElement('canvas');
        canvas.width = size;
        canvas.height = size;
        const paint = canvas.getContext('2d');
        if (paint === null) throw new Error('no 2D canvas');
        paint.font = `800 ${size * 0.98}px Digits`;
        paint.textAlign = 'center';
        paint.lineJoin = 'round';
        paint.lineWidth = size * 0.02;
        paint.fillText(String(digit), size / 2, size * 0.84);
        paint.strokeText(String(digit), size / 2, size * 0.84);
        const { data } = paint.getImageData(0, 0, size, size);
        return Array.from({ length: size * size }, (_, index) => data[index * 4 + 3] ?? 0);
      });
    },
    { font: readFileSync(file, 'base64'), size: MASK },
  );
  return (value, x, y) => {
    const column = Math.round((x + 0.5) * MASK);
    const row = Math.round((0.5 - y) * MASK);
    if (column < 0 || row < 0 || column >= MASK || row >= MASK) return 0;
    return (masks[value]?.[row * MASK + column] ?? 0) / 255;
  };
}

/** The atlas in the width that leaves the least empty area. */
function packed(all: readonly Rendered[]): Atlas {
  const tried = Array.from({ length: 60 }, (_, step) => shelved(all, ATLAS_WIDTH - step * 20));
  return tried.reduce((best, each) => (each.width * each.height < best.width * best.height ? each : best));
}

/** Packs pictures on shelves, tallest first. */
function shelved(all: readonly Rendered[], most: number): Atlas {
  const cuts: Record<string, Cut> = {};
  let [x, y, shelf, width] = [GAP, GAP, 0, 0];
  const heightOf = ({ cut }: Rendered) => cut.bottom - cut.top;
  for (const each of all.toSorted((a, b) => heightOf(b) - heightOf(a))) {
    const { frame, cut } = each;
    const w = cut.right - cut.left;
    const h = heightOf(each);
    if (x + w + GAP > most) {
      x = GAP;
      y += shelf + GAP;
      shelf = 0;
    }
    const anchor = {
      anchorX: round((frame.box.x - cut.left) / w),
      anchorY: round((frame.box.y - cut.top) / h),
    };
    cuts[frame.name] = { x, y, width: w, height: h, ...anchor, share: frame.share };
    x += w + GAP;
    width = Math.max(width, x);
    shelf = Math.max(shelf, h);
  }
  return { cuts, width, height: y + shelf + GAP };
}

const round = (value: number): number => Math.round(value * 1e5) / 1e5;

function drawAtlas(
  all: readonly Rendered[],
  cuts: Readonly<Record<string, Cut>>,
  width: number,
  height: number,
) {
  const data = new Uint8Array(width * height * 4);
  for (const { frame, picture, cut } of all) {
    const place = cuts[frame.name];
    if (place === undefined) continue;
    for (let row = 0; row < place.height; row += 1) {
      const from = ((cut.top + row) * picture.width + cut.left) * 4;
      data.set(picture.data.subarray(from, from + place.width * 4), ((place.y + row) * width + place.x) * 4);
    }
  }
  return data;
}

async function webp(page: Page, data: Uint8Array, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ({ source, width, height, quality }) => {
      const bytes = Uint8ClampedArray.from(atob(source), (char) => char.charCodeAt(0));
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      canvas.getContext('2d')?.putImageData(new ImageData(bytes, width, height), 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    { source: Buffer.from(data).toString('base64'), width, height, quality: WEBP_QUALITY },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

async function bake(page: Page, skin: string, look: Look, mode: Mode, samples: number, only: RegExp) {
  const digit = await digitMasks(page);
  const rendered = framesOf(look, mode, digit)
    .filter(({ name }) => only.test(name))
    .map((frame): Rendered => {
      const picture = render(frame.stage, frame.what, frame.box, samples);
      return { frame, picture, cut: bounds(picture) };
    });
  const { cuts, width, height } = packed(rendered);
  const file = await webp(page, drawAtlas(rendered, cuts, width, height), width, height);
  writeFileSync(join(options.out, `${skin}-${mode}.webp`), file);
  writeFileSync(join(options.out, `${skin}-${mode}.json`), `${JSON.stringify({ width, height, cuts })}\n`);
  console.log(`${skin} ${mode}: ${width} x ${height} px, ${(file.length / 1024).toFixed(0)} kB`);
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    samples: { type: 'string', default: '3' },
    out: { type: 'string', default: FOLDER },
    only: { type: 'string', default: '.' },
    mode: { type: 'string' },
  },
});

await prepareBrowser();
mkdirSync(options.out, { recursive: true });
const browser = await chromium.launch({ ...findBrowser(), args: launchFlags });
try {
  const page = await browser.newPage();
  for (const [skin, look] of Object.entries(LOOKS)) {
    if (positionals.length > 0 && !positionals.includes(skin)) continue;
    for (const mode of MODES.filter((each) => options.mode === undefined || options.mode === each)) {
      await bake(page, skin, look, mode, Number(options.samples), new RegExp(options.only));
    }
  }
} finally {
  await browser.close();
}
