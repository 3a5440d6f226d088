/**
 * Takes a picture of a game at one moment: `npm run picture -- color/big-win --skin v3 --seed 7 --size 375x812`.
 * Builds the app where it is stale, opens the gallery's still cell in the tests' browser and writes a PNG.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { pictureReady } from '../tests/snapshots/cells';
import prepareBrowser, { findBrowser, launchFlags } from './lib/browser.mjs';
import { buildWhatIsStale } from './lib/build.mjs';
import { type PictureRequest, RequestError, readPictureRequest } from './lib/pictureRequest';

const root = resolve(import.meta.dirname, '..');

async function takePicture({ address, cell, file }: PictureRequest): Promise<void> {
  await buildWhatIsStale(root);
  await prepareBrowser();
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'dist/client' },
    preview: { host: '127.0.0.1' },
  });
  const browser = await chromium.launch({ ...findBrowser(), args: launchFlags });
  try {
    const page = await browser.newPage({ viewport: { width: cell.width, height: cell.height } });
    await page.goto(new URL(address, server.resolvedUrls?.local[0]).href);
    await pictureReady(page);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await page.screenshot());
  } finally {
    await browser.close();
    await server.close();
  }
  console.log(`${relative(process.cwd(), file)}  ${address}`);
}

try {
  await takePicture(readPictureRequest(process.argv.slice(2), await momentNames()));
} catch (error) {
  if (!(error instanceof RequestError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

/** The moments of every game in the gallery. */
async function momentNames(): Promise<Record<string, string[]>> {
  const { scenes } = await import('../gallery/scenes');
  const lists = scenes.map(async ({ name, moments }) => [name, (await moments()).map((one) => one.name)]);
  return Object.fromEntries(await Promise.all(lists));
}
