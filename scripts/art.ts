/**
 * Draws the lobby's pictures from assets/art into public/: tiles, heroes, steps, and marks, icons and emergency
 * pictures of the brands. The results are committed; run `npm run fix:art` after changing the art.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { BRAND_ART } from '../assets/art/brands/all';
import { brandIcon, SCENE_HEIGHT, SCENE_WIDTH } from '../assets/art/brands/kit';
import { goods } from '../assets/art/goods';
import { HERO_HEIGHT, HERO_WIDTH, HEROES } from '../assets/art/heroes';
import { jeepney } from '../assets/art/jeepney';
import { LOBBY_SCENES } from '../assets/art/lobbyScenes';
import { steps } from '../assets/art/steps';
import { picture } from '../assets/art/svg';
import { TILE_HEIGHT, TILE_WIDTH, TILES, withoutName } from '../assets/art/tiles';
import { manifests } from '../games/allGames';
import { SHEET_GAP, sheetFile } from '../src/overlay/lobby/tileSheet';
import prepareBrowser, { findBrowser, launchFlags } from './lib/browser.mjs';

const FOLDER = 'public';
/** The size in which the jeepney is drawn. */
const JEEPNEY_WIDTH = 340;
const JEEPNEY_HEIGHT = 210;
const WEBP_QUALITY = 0.86;
const ICON_PX = 192;
const { resolve } = createRequire(import.meta.url);

const fontFile = (name: string): string =>
  readFileSync(resolve(`@fontsource-variable/baloo-2/files/baloo-2-${name}-wght-normal.woff2`), 'base64');

const face = (name: string, range: string): string =>
  `@font-face{font-family:"Baloo 2";font-weight:400 800;src:url(data:font/woff2;base64,${fontFile(name)});unicode-range:${range}}`;

const html = `<!doctype html><style>${face('latin', 'U+0000-00FF')}${face('latin-ext', 'U+20A0-20C0')}body{margin:0}svg{display:block}</style><body></body>`;

function save(name: string, content: string | Buffer): void {
  const path = join(FOLDER, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  console.log(`${path} ${(content.length / 1024).toFixed(1)} kB`);
}

/** A screenshot rather than an image element: only the page itself may use the lettering's font. */
async function render(page: Page, svg: string, clip: { width: number; height: number }): Promise<Buffer> {
  await page.evaluate((text) => {
    document.body.innerHTML = text;
    return document.fonts.ready.then(() => undefined);
  }, svg);
  return page.screenshot({ omitBackground: true, clip: { x: 0, y: 0, ...clip } });
}

async function webp(page: Page, png: Buffer): Promise<Buffer> {
  const url = await page.evaluate(
    async ({ source, quality }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    { source: png.toString('base64'), quality: WEBP_QUALITY },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** Pictures of one size below each other; the edges of each are repeated into the gap on both sides. */
async function sheet(page: Page, pngs: readonly Buffer[], gap: number): Promise<Buffer> {
  const url = await page.evaluate(
    async ({ sources, gap, quality }) => {
      const images = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = `data:image/png;base64,${source}`;
          await image.decode();
          return image;
        }),
      );
      const [{ naturalWidth: width, naturalHeight: height } = new Image()] = images;
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = (height + gap) * images.length - gap;
      const paint = canvas.getContext('2d');
      images.forEach((image, index) => {
        const top = index * (height + gap);
        paint?.drawImage(image, 0, 0, width, 1, 0, top - gap / 2, width, gap / 2);
        paint?.drawImage(image, 0, height - 1, width, 1, 0, top + height, width, gap / 2);
        paint?.drawImage(image, 0, top);
      });
      return canvas.toDataURL('image/webp', quality);
    },
    { sources: pngs.map((png) => png.toString('base64')), gap, quality: WEBP_QUALITY },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** `npm run fix:art -- brands` leaves tiles and heroes unchanged. */
const brandsAlone = process.argv.includes('brands');

await prepareBrowser();
const browser = await chromium.launch({ ...findBrowser(), args: launchFlags });
try {
  for (const scale of brandsAlone ? [] : [2, 3]) {
    const page = await browser.newPage({ deviceScaleFactor: scale });
    await page.setContent(html);
    await page.evaluate(() =>
      Promise.all([document.fonts.load('800 20px "Baloo 2"', 'A₱')]).then(() => undefined),
    );
    const tile = { width: TILE_WIDTH, height: TILE_HEIGHT };
    const drawn = new Map<string, Buffer>();
    for (const [name, draw] of Object.entries(TILES)) {
      const png = await render(page, draw(), tile);
      drawn.set(name, png);
      save(`tiles/${name}-${TILE_WIDTH * scale}.webp`, await webp(page, png));
    }
    const onSheet = manifests.map(({ name }) => name).filter((name) => drawn.has(name));
    const shelf = onSheet.flatMap((name) => drawn.get(name) ?? []);
    writeFileSync('assets/art/baked.json', `${JSON.stringify({ tiles: onSheet })}\n`);
    save(sheetFile(TILE_WIDTH * scale).slice(1), await sheet(page, shelf, SHEET_GAP * scale));
    const square = { width: TILE_WIDTH, height: TILE_WIDTH };
    for (const [name, draw] of Object.entries(TILES)) {
      const png = await render(page, withoutName(draw()), square);
      save(`tiles/${name}-square-${TILE_WIDTH * scale}.webp`, await webp(page, png));
    }
    for (const [skin, { draw, width, height }] of Object.entries(LOBBY_SCENES)) {
      const png = await render(page, draw(), { width, height });
      save(`art/lobby-${skin}-${width * scale}.webp`, await webp(page, png));
    }
    const hero = { width: HERO_WIDTH, height: HERO_HEIGHT };
    for (const [name, draw] of Object.entries(HEROES)) {
      save(`art/hero-${name}-${HERO_WIDTH * scale}.webp`, await webp(page, await render(page, draw(), hero)));
    }
    await page.close();
  }
  save('art/steps.svg', steps());
  save('art/goods.svg', goods());
  save('art/jeepney.svg', picture(JEEPNEY_WIDTH, JEEPNEY_HEIGHT, jeepney('TROPA')));
  const page = await browser.newPage({
    viewport: { width: 512, height: 512 },
    deviceScaleFactor: ICON_PX / 512,
  });
  await page.setContent(html);
  for (const [id, art] of Object.entries(BRAND_ART)) {
    const icon = picture(512, 512, brandIcon(art));
    const mark = `<g transform="translate(50 50)">${art.motif()}</g>`;
    save(`brand/${id}/mark.svg`, picture(100, 100, mark));
    save(`brand/${id}/icon.svg`, icon);
    save(`brand/${id}/emergency.svg`, picture(SCENE_WIDTH, SCENE_HEIGHT, art.shelter()));
    save(`brand/${id}/icon-${ICON_PX}.png`, await render(page, icon, { width: 512, height: 512 }));
  }
} finally {
  await browser.close();
}
