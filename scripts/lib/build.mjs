// @ts-check
/** Builds client and server where their sources have changed since the last build. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { buildPackageLists } from './billOfMaterials.mjs';
import { buildOffline } from './offline.mjs';
import { buildEarly } from './preload.mjs';
import { bundleGame } from './provider.mjs';
import { buildPythonVerifier } from './pythonVerifier.mjs';
import { buildVerifier } from './verifier.mjs';

const settings = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json', 'scripts'];

/** The parts to build: their sources, and a file that proves that the result exists. */
const parts = [
  {
    name: 'the app',
    folder: 'dist/client',
    proof: 'index.html',
    sources: [
      ...['contract', 'games', 'workers', 'src', 'gallery', 'assets', 'public'],
      ...[
        'index.html',
        'gallery.html',
        'console.html',
        'vite.config.ts',
        'vite.console.config.ts',
        'vite.gallery.config.ts',
        ...settings,
      ],
    ],
    build: buildClient,
  },
  {
    name: 'the server',
    folder: 'dist/server',
    proof: 'main.js',
    sources: ['contract', 'games', 'server', ...settings],
    build: buildServer,
  },
  {
    name: 'the list of packages',
    folder: 'dist/packages',
    proof: 'sbom.cdx.json',
    sources: ['package.json', 'package-lock.json', 'scripts/lib/billOfMaterials.mjs'],
    build: buildPackageLists,
  },
];

/**
 * @param {string} root the repository
 * @param {readonly string[]} folders the parts to build, by their folders; all of them by default
 */
export async function buildWhatIsStale(root, folders = parts.map(({ folder }) => folder)) {
  for (const { name, folder, proof, sources, build } of parts) {
    if (!folders.includes(folder)) continue;
    const target = join(root, folder);
    const stamp = await hashOf(root, sources);
    if ((await stampOf(target)) === stamp && existsSync(join(target, proof))) continue;
    console.log(`Building ${name} ...`);
    await buildWhole(target, stamp, (partial) => build(root, partial));
  }
}

/**
 * Builds in a temporary folder next to the target and renames it when complete, so that nobody starts from a partial
 * build. Two processes may build the same at once; the later one keeps the result of the other.
 * @param {string} target the folder
 * @param {string} stamp identifies the sources
 * @param {(partial: string) => Promise<unknown>} build fills the given folder, which does not exist yet
 */
export async function buildWhole(target, stamp, build) {
  await removePartialBuilds(target);
  const partial = `${target}.${process.pid}`;
  await build(partial);
  await writeFile(join(partial, STAMP), stamp);
  while ((await stampOf(target)) !== stamp) {
    await rm(target, { recursive: true, force: true });
    await rename(partial, target).catch((/** @type {NodeJS.ErrnoException} */ error) => {
      // Another process was faster: the loop checks whether it has built the same.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  }
  await rm(partial, { recursive: true, force: true });
}

const STAMP = '.stamp';

/** @param {string} folder */
const stampOf = (folder) => readFile(join(folder, STAMP), 'utf8').catch(() => '');

/**
 * Removes the temporary folders of interrupted builds.
 * @param {string} target
 */
async function removePartialBuilds(target) {
  for (const name of await readdir(dirname(target)).catch(() => [])) {
    const pid = Number(name.slice(basename(target).length + 1));
    if (!name.startsWith(`${basename(target)}.`) || isRunning(pid)) continue;
    await rm(join(dirname(target), name), { recursive: true, force: true });
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * @param {string} root
 * @param {string} folder where the result goes
 */
async function buildClient(root, folder) {
  // Silences a warning about a future default of Vite, which does not concern people who start the product.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING ??= 'true';
  const { build } = await import('vite');
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder },
  });
  // By themselves, so that nothing of the console and the gallery changes a file that players load.
  for (const config of ['vite.console.config.ts', 'vite.gallery.config.ts']) {
    await build({ root, configFile: join(root, config), logLevel: 'warn', build: { outDir: folder } });
  }
  await keepMaps(folder, mapsFolder(root));
  await buildVerifier(root, folder);
  await buildPythonVerifier(root, folder);
  await buildEarly(root, folder);
  await buildOffline(root, folder);
  await compress(folder, join(root, 'dist/client'));
}

/** The folder for the client's source maps of this version, outside the served files. @param {string} root */
function mapsFolder(root) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return join(root, 'dist/maps', version);
}

/**
 * Moves the source maps out of a build, because serving them would expose the sources. `npm run decode` reads them. They
 * replace those of an earlier build of the same version; other versions keep theirs.
 * @param {string} folder the build
 * @param {string} target
 */
export async function keepMaps(folder, target) {
  const partial = `${target}.${process.pid}`;
  await mkdir(partial, { recursive: true });
  for (const path of await filesIn(folder)) {
    if (path.endsWith('.map')) await rename(path, join(partial, basename(path)));
  }
  await rm(target, { recursive: true, force: true });
  // Another process may have built the same: its maps are as good.
  await rename(partial, target).catch(() => rm(partial, { recursive: true, force: true }));
}

/**
 * @param {string} root
 * @param {string} folder where the result goes
 * @returns {Promise<import('esbuild').Metafile>} which modules each file was made of, with paths relative to the root
 */
export async function buildServer(root, folder) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    metafile: true,
    // The sandbox has its own entry, which production does not load; code that both use is in a shared chunk.
    entryPoints: {
      server: 'server/main.ts',
      sandbox: 'server/sandbox.ts',
      signatureWorker: 'server/fairness/signatureWorker.ts',
      backup: 'scripts/backup.ts',
      restore: 'scripts/restore.ts',
      console: 'scripts/console.ts',
      drill: 'scripts/drill.ts',
    },
    outdir: folder,
    chunkNames: 'shared-[hash]',
    splitting: true,
    bundle: true,
    // Starting from one file takes 0.5 s of CPU, from a thousand 0.9 s. Packages with binaries cannot be bundled.
    external: ['@node-rs/argon2', 'esbuild', 'pg-native'],
    // CommonJS packages call require for Node's built-in modules.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
  });
  // Makes stacks name source lines: Node reads the maps only of modules loaded after this call.
  const main = "process.setSourceMapsEnabled(true);\nawait import('./server.js');\n";
  await writeFile(join(folder, 'main.js'), main);
  await cp(join(root, 'server/db/migrations'), join(folder, 'migrations'), { recursive: true });
  for (const path of await filesIn(join(root, 'server'))) {
    if (/[/\\]sql[/\\]\w+\.sql$/.test(path)) await cp(path, join(folder, 'functions', basename(path)));
  }
  // Files that the stand-in for game providers serves.
  await mkdir(join(folder, 'play'), { recursive: true });
  await writeFile(join(folder, 'play/game.js'), await bundleGame());
  await cp(join(root, 'server/sandbox/provider/client/game.css'), join(folder, 'play/game.css'));
  return metafile;
}

const COMPRESSED = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.webmanifest',
  '.wasm',
  '.xml',
]);
/** Smaller files are not compressed: the added header would outweigh the saving. */
const COMPRESSED_MIN_BYTES = 512;

/**
 * Puts a brotli and a gzip twin beside each file, so that the server never compresses while it serves. Twins of files that
 * an earlier build had with the same bytes are taken from there: compressing takes a third of a build.
 * @param {string} folder
 * @param {string} [earlier] the folder of an earlier build
 */
export async function compress(folder, earlier) {
  const files = (await filesIn(folder)).filter((path) => COMPRESSED.has(extname(path)));
  for (const path of files) {
    const { size } = await stat(path);
    if (size < COMPRESSED_MIN_BYTES) continue;
    if (earlier !== undefined && (await tookTwins(path, join(earlier, relative(folder, path))))) continue;
    const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_SIZE_HINT]: size } });
    await pipeline(createReadStream(path), brotli, createWriteStream(`${path}.br`));
    await pipeline(createReadStream(path), createGzip({ level: 9 }), createWriteStream(`${path}.gz`));
  }
}

/**
 * Copies the twins of an earlier file if it has the same bytes, and says whether it did.
 * @param {string} path
 * @param {string} earlier
 */
async function tookTwins(path, earlier) {
  try {
    if (!(await readFile(path)).equals(await readFile(earlier))) return false;
    for (const ending of ['.br', '.gz']) await cp(`${earlier}${ending}`, `${path}${ending}`);
    return true;
  } catch (/** @type {any} */ error) {
    if (error.code !== 'ENOENT') throw error;
    return false;
  }
}

/**
 * A hash of the names and contents of all sources except tests.
 * @param {string} root
 * @param {readonly string[]} sources files and folders below it
 */
export async function hashOf(root, sources) {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    for (const path of await filesIn(join(root, source))) {
      if (/\.test\.tsx?$/.test(path)) continue;
      hash.update(`${path.slice(root.length)}\0`).update(await readFile(path));
    }
  }
  return hash.digest('hex');
}

/**
 * All files below a path, sorted; the path itself if it is a file.
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesIn(path) {
  const found = await stat(path).catch(() => null);
  if (found === null) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
