// @ts-check
/** Builds the small script that requests what an address needs while the app is still loading. */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @typedef {Readonly<Record<string, { file: string, name?: string, imports?: string[], css?: string[] }>>} Manifest */

/** What every game needs, besides its own files. */
const TABLE = ['table', 'stage'];

/** What shared games need besides that. */
const SHARED = 'src/overlay/play/shared/SharedGame.tsx';

/**
 * The addresses of the named files and of all their imports, without those in `known`.
 * @param {Manifest} manifest
 * @param {readonly string[]} names names of chunks, or source paths of chunks with a single source
 * @param {ReadonlySet<string>} known
 * @returns {string[]} in the order in which they are needed
 */
export function filesOf(manifest, names, known) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} key */
  const add = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`nothing was built of ${key}`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const name of [chunk.file, ...(chunk.css ?? [])]) if (!known.has(name)) files.add(`/${name}`);
    for (const other of chunk.imports ?? []) add(other);
  };
  for (const name of names) {
    const key = Object.keys(manifest).find((one) => one.startsWith('_') && manifest[one]?.name === name);
    add(key ?? name);
  }
  return [...files];
}

/** Chunks of what only pages share. One shared import too many makes every game load all three, 22 kB. */
const PAGES_ONLY = /\/(kit|forms|reports)-[\w-]+\.js$/;

/**
 * Throws an Error if a game would load what only pages need.
 * @param {string} game
 * @param {readonly string[]} files
 */
export function refusePageParts(game, files) {
  const wrong = files.find((file) => PAGES_ONLY.test(file));
  if (wrong === undefined) return;
  throw new Error(
    `${game} loads ${wrong}, which only pages need: something that the game imports fell into a group of pages. ` +
      'Give it a group of its own in GROUPS of vite.config.ts (`shared`), or load it on demand',
  );
}

/**
 * Throws an Error if the first download holds zod: what checks with it loads with the first call.
 * @param {string} name
 * @param {string} text of a file of the first download
 */
export function refuseSchemas(name, text) {
  if (!text.includes('ZodMini')) return;
  throw new Error(
    `${name} belongs to the first download and holds zod: a module that it imports declares a schema. Use a guard of ` +
      '`src/shared/storage/guards.ts`, make the call through `withCalls`, or load the module on demand',
  );
}

/**
 * Adds preloads of all the page's modules next to its styles, before its fonts. The last module is the entry.
 * @param {string} page
 */
export function preloading(page) {
  const scripts = [...page.matchAll(/<script type="module" crossorigin src="([^"]+)"><\/script>/g)];
  if (scripts.length === 0) throw new Error('the page names no module');
  return scripts.reduce((text, [script, source], index) => {
    const link = `<link rel="modulepreload" crossorigin href="${source}">`;
    return text.replace(script, index === scripts.length - 1 ? `${link}\n    ${script}` : link);
  }, page);
}

/**
 * Writes `assets/early-….js` and references it in the page before everything else that the page loads.
 * @param {string} root
 * @param {string} folder the built app, with its manifest
 */
export async function buildEarly(root, folder) {
  const { build } = await import('esbuild');
  /** @type {Manifest} */
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  // Only the build needs it.
  await rm(join(folder, '.vite'), { recursive: true });
  const pagePath = join(folder, 'index.html');
  const page = preloading(await readFile(pagePath, 'utf8'));
  const first = new Set([...page.matchAll(/\/(assets\/[\w.-]+)/g)].map(([, name = '']) => name));
  for (const name of first) {
    if (name.endsWith('.js')) refuseSchemas(name, await readFile(join(folder, name), 'utf8'));
  }
  // The largest first: they take longest, and the small ones load in parallel.
  /** @type {Map<string, number>} */
  const sizes = new Map();
  const table = filesOf(manifest, TABLE, first);
  for (const file of table) sizes.set(file, (await stat(join(folder, file))).size);
  table.sort((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0));
  const games = (await readdir(join(root, 'games'))).filter((name) => name !== 'kit' && !/\./.test(name));
  const entries = await Promise.all(
    games.map(async (name) => {
      const card = await readFile(join(root, 'games', name, 'index.ts'), 'utf8');
      const facts = await readFile(join(root, 'games', name, 'rules/manifest.ts'), 'utf8');
      // A loyalty game has a page of its own.
      const id = /\bisLoyalty\b/.test(facts) ? undefined : /\bid: (\d+)/.exec(facts)?.[1];
      const parts = [`board-${name}`, `scene-${name}`, ...(/\bshared: true/.test(card) ? [SHARED] : [])];
      const own = filesOf(manifest, parts, first);
      refusePageParts(name, [...table, ...own]);
      return id === undefined ? [] : [[id, own.filter((file) => !table.includes(file))]];
    }),
  );
  const early = {
    rest: filesOf(manifest, ['src/i18n/bundles/enPHRest.ts'], first),
    next: filesOf(manifest, ['src/i18n/bundles/enPHNext.ts'], first),
    table,
    games: Object.fromEntries(entries.flat()),
  };
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/preload.ts'],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { EARLY: JSON.stringify(early) },
    logLevel: 'warning',
  });
  const text = outputFiles[0]?.text ?? '';
  const name = `assets/early-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.js`;
  await writeFile(join(folder, name), text);
  await writeFile(
    pagePath,
    page.replace(/\s*<link\b/, (link) => `\n    <script async src="/${name}"></script>${link}`),
  );
}
