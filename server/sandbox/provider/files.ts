import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface ServedFile {
  readonly type: string;
  readonly bytes: Buffer;
}

const require = createRequire(import.meta.url);
const font = async (letters: string): Promise<ServedFile> => ({
  type: 'font/woff2',
  bytes: await readFile(
    require.resolve(`@fontsource-variable/baloo-2/files/baloo-2-${letters}-wght-normal.woff2`),
  ),
});

/** Chinese in the subsets of its package: browsers load only those whose letters a page shows. */
const CHINESE = '@fontsource-variable/noto-sans-sc';
/** Devices set to Chinese have fonts of their own, and download none. */
const OWN_LETTERS = ['PingFang SC', 'Noto Sans CJK SC', 'Noto Sans SC', 'Microsoft YaHei'];

async function chineseStyle(): Promise<Buffer> {
  const css = await readFile(require.resolve(`${CHINESE}/index.css`), 'utf8');
  const own = OWN_LETTERS.map((name) => `local("${name}")`).join(', ');
  return Buffer.from(css.replaceAll('url(./files/', `${own}, url(/zh/`));
}

const chineseLetters = async (name: string): Promise<ServedFile> => ({
  type: 'font/woff2',
  bytes: await readFile(require.resolve(`${CHINESE}/files/${name}`)),
});
const CHINESE_LETTERS = /^\/zh\/(noto-sans-sc-[a-z0-9]+-wght-normal\.woff2)$/;

/** Beside the bundle of a built server; otherwise the sources here are bundled on first use. */
const built = fileURLToPath(new URL('./play', import.meta.url));

const FILES: Readonly<Record<string, () => Promise<ServedFile>>> = {
  '/game.js': async () => ({ type: 'text/javascript', bytes: await script() }),
  '/game.css': async () => ({ type: 'text/css', bytes: await style() }),
  '/zh.css': async () => ({ type: 'text/css', bytes: await chineseStyle() }),
  '/baloo.woff2': () => font('latin'),
  '/baloo-ext.woff2': () => font('latin-ext'),
};

const kept = new Map<string, Promise<ServedFile>>();

/** A file of the games' pages; null when there is none of that name. */
export async function fileOf(path: string): Promise<ServedFile | null> {
  const [, letters] = CHINESE_LETTERS.exec(path) ?? [];
  // There is no subset of that number.
  if (letters !== undefined) return chineseLetters(letters).catch(() => null);
  if (!Object.hasOwn(FILES, path)) return null;
  const file = kept.get(path) ?? FILES[path]?.() ?? null;
  if (file !== null) kept.set(path, file);
  return file;
}

async function script(): Promise<Buffer> {
  const ready = join(built, 'game.js');
  if (existsSync(ready)) return readFile(ready);
  const { bundleGame } = await import('../../../scripts/lib/provider.mjs');
  return bundleGame();
}

const style = (): Promise<Buffer> => {
  const ready = join(built, 'game.css');
  return readFile(existsSync(ready) ? ready : fileURLToPath(new URL('./client/game.css', import.meta.url)));
};
