// @ts-check
/** Builds the service worker, which caches the shell of the app on the device. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pages that open without a network, besides the first: those that are preloaded, and those that help a player. */
const ALSO =
  /^(AccountPage|WalletPage|NotFoundPage|EmergencyPage|SheetPanel|HelpPage|enPHRest|faultReporter|calls|pageList|popupList|later|kit|icons)-[\w-]+\.(js|css)$/;

/**
 * The addresses of all files that the page and the extra files above need: what they reference, and what
 * that imports in turn, without what is loaded on demand.
 * @param {string} page the text of index.html
 * @param {ReadonlyMap<string, string>} files text of each file under assets/, by its name
 * @returns {string[]} sorted
 */
export function shellFiles(page, files) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} name */
  const add = (name) => {
    if (found.has(name) || !files.has(name)) return;
    found.add(name);
    if (!name.endsWith('.js')) return;
    for (const [, imported = ''] of (files.get(name) ?? '').matchAll(
      /(?:from|import)\s*["']\.\/([\w.-]+)["']/g,
    )) {
      add(imported);
    }
  };
  for (const [, name = ''] of page.matchAll(/\/assets\/([\w.-]+)/g)) add(name);
  for (const name of files.keys()) if (ALSO.test(name)) add(name);
  return [...found].toSorted().map((name) => `/assets/${name}`);
}

/**
 * Writes `sw.js`. A changed build changes the worker's text, which is how browsers detect an update.
 * @param {string} root
 * @param {string} folder the built app
 */
export async function buildOffline(root, folder) {
  const { build } = await import('esbuild');
  const names = await readdir(join(folder, 'assets'));
  const read = names.map(
    /** @returns {Promise<[string, string]>} */ async (name) => [
      name,
      name.endsWith('.js') ? await readFile(join(folder, 'assets', name), 'utf8') : '',
    ],
  );
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const shell = shellFiles(page, new Map(await Promise.all(read)));
  await build({
    absWorkingDir: root,
    entryPoints: ['workers/offline/worker.ts'],
    outfile: join(folder, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      SHELL_FILES: JSON.stringify(shell),
      BUILD: JSON.stringify(createHash('sha256').update(names.toSorted().join()).digest('hex').slice(0, 12)),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'warning',
  });
}
