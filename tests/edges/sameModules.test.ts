import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, createServer, type EnvironmentModuleNode, type Plugin, type PluginOption } from 'vite';
import { expect, test } from 'vitest';
import config from '../../vite.config';

/**
 * Development and production load the same files of the libraries that shell, boards and scenes run on; tests read the
 * configuration of development. Allowed is React's own difference: by NODE_ENV its packages load a file that ends in
 * `.development.js` or `.production.js`, and such two count as one here.
 */

const root = resolve(import.meta.dirname, '../..');

async function flat(option: PluginOption): Promise<readonly Plugin[]> {
  const given = await option;
  if (Array.isArray(given)) return (await Promise.all(given.map(flat))).flat();
  return given ? [given] : [];
}

/** Makes styles of modules, which takes half of a build; without it they are modules like others, with the same imports. */
const isOfStyles = ({ name }: Plugin) => name.startsWith('vite-plugin-vanilla-extract');
const plugins = await flat(config.plugins);
const settings = {
  ...config,
  root,
  configFile: false,
  logLevel: 'error',
  plugins: plugins.filter((plugin) => !isOfStyles(plugin)),
} as const;

const PACKAGES = [
  ...['react', 'react-dom', 'react-reconciler', 'scheduler', 'pixi.js', '@pixi/react', 'i18next'],
  ...['react-router', 'react-router-dom', 'jotai', '@tanstack/react-query', '@tanstack/query-core'],
];

/** What index.html and gallery.html begin with; shell, boards and scenes are reached from them. */
const ENTRIES = ['src/main.tsx', 'gallery/main.tsx'].map((path) => join(root, path));

const LIBRARY_FILE = new RegExp(`node_modules/((?:${PACKAGES.join('|')})/[^?]+)`);

/** Paths below node_modules, in order, without what depends on NODE_ENV alone. */
const libraryFiles = (ids: Iterable<string>): readonly string[] =>
  [
    ...new Set(
      [...ids].flatMap((id) => {
        const file = LIBRARY_FILE.exec(id.replaceAll('\\', '/'))?.[1];
        return file === undefined ? [] : [file.replace(/\.(development|production)\.js$/, '.js')];
      }),
    ),
  ].sort();

/** Notes every file that a bundler reads, before anything unused is left out. */
const noting = (ids: Set<string>): Plugin => ({
  name: 'note-modules',
  moduleParsed: ({ id }) => void ids.add(id),
});

async function builtFiles(): Promise<readonly string[]> {
  const ids = new Set<string>();
  await build({
    ...settings,
    plugins: [...settings.plugins, noting(ids)],
    build: {
      ...config.build,
      write: false,
      minify: false,
      reportCompressedSize: false,
      sourcemap: false,
    },
  });
  return libraryFiles(ids);
}

async function servedFiles(): Promise<readonly string[]> {
  const cacheDir = await mkdtemp(join(tmpdir(), 'same-modules-'));
  const ids = new Set<string>();
  const server = await createServer({
    ...settings,
    cacheDir,
    optimizeDeps: { ...config.optimizeDeps, entries: ENTRIES, rolldownOptions: { plugins: [noting(ids)] } },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const { client } = server.environments;
    await client.depsOptimizer?.init();
    await client.depsOptimizer?.scanProcessing;
    const seen = new Set<string>();
    const follow = async (url: string): Promise<void> => {
      if (seen.has(url)) return;
      seen.add(url);
      // A file of data imports nothing.
      if (/\.json(\?|$)/.test(url)) return void ids.add(url);
      await client.transformRequest(url);
      const module = await client.moduleGraph.getModuleByUrl(url);
      if (module?.file) ids.add(module.file);
      const next = [...(module?.importedModules ?? [])].filter(isScript);
      await Promise.all(next.map((one) => follow(one.url)));
    };
    for (const entry of ENTRIES) await follow(`/@fs/${entry}`);
  } finally {
    await server.close();
    await rm(cacheDir, { recursive: true, force: true });
  }
  return libraryFiles(ids);
}

const isScript = ({ url, file }: EnvironmentModuleNode) =>
  !/\.css(\.ts)?(\?|$)|vanilla\.css/.test(url) && !/\/\.vite\/|\/deps\//.test(file ?? '');

test('development and production load the same files of the libraries they run on', async () => {
  const built = await builtFiles();
  const served = await servedFiles();
  expect(new Set(built.map((file) => PACKAGES.find((name) => file.startsWith(`${name}/`))))).toEqual(
    new Set(PACKAGES),
  );
  expect(served).toEqual(built);
});
