import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { galleryPlugin } from './scripts/gallery-plugin.mjs';

/** Published modules of Pixi by their own files, which its package has no names for. */
const PIXI = `${import.meta.dirname}/node_modules/pixi.js/lib`;

/**
 * Development, tests and build draw with the same modules of Pixi: those that `src/stage/pixi.ts` names, for scenes as
 * for @pixi/react. Pixi's other entries (`pixi.js/unsafe-eval`) stay what its package says.
 */
const alias = [
  { find: /^pixi\.js$/, replacement: `${import.meta.dirname}/src/stage/pixi.ts` },
  { find: /^pixi\.js\/lib\/(.+)$/, replacement: `${PIXI}/$1.mjs` },
];

const serverUrl = `http://127.0.0.1:${process.env.SERVER_PORT ?? '8080'}`;
/** Where calls, the public record and the verifiers begin; a test compares it with the contract. */
const serverPaths = [
  '/x2',
  '/user',
  '/game/',
  '/hd/',
  '/misson',
  '/spin/',
  '/vip/',
  '/act-guaranteed/',
  '/fairness/',
  '/verify.',
  '/sandbox',
  '/version.json',
  '/manifest.webmanifest',
  '/openapi.json',
  '/healthz',
];

/**
 * A game's board stands without its scene, which waits for Pixi; what both know comes with the board, and so do the
 * game's English strings.
 */
const gameOf = (part: string) => (id: string) => {
  const game = /games[\\/](\w+)[\\/](?:board|scene|words)[\\/]/.exec(id)?.[1];
  if (game === undefined) throw new Error(`${id} belongs to no game`);
  return `${part}-${game}`;
};

/**
 * Each file is loaded with all that it imports. The lobby comes in four: libraries that rarely change, the shell, what
 * makes calls and checks their answers, and the shelves below the first screen. What every game needs comes in two more:
 * the table, which is DOM and stands before Pixi has come, and the stage with Pixi. The rules that draw rounds stay out of
 * both: only workers and the gallery run them. What games and pages both need is `shared`; what only pages share is a kit,
 * with forms and reports apart. Each game has a board and a scene. All else is split where it is imported on demand.
 */
const GROUPS = [
  {
    name: 'frame',
    // Lists that are read page by page are not for the lobby.
    test: /node_modules[\\/](react|react-dom|scheduler|jotai|@tanstack[\\/](react-query|query-core))[\\/](?!.*nfiniteQuery(Observer)?\.js)|rolldown[\\/]runtime/,
    priority: 12,
  },
  { name: 'shell', test: /src[\\/](main\.tsx|i18n[\\/](merge|bundles[\\/]enPHFirst)\.ts)/, priority: 11 },
  { name: 'calls', test: /src[\\/]shared[\\/]api[\\/]firstCalls\.ts/, priority: 10 },
  {
    name: 'forms',
    test: /src[\\/]ui[\\/]form[\\/]|node_modules[\\/]@(base-ui|floating-ui)[\\/]/,
    minShareCount: 3,
    priority: 8,
  },
  {
    name: 'reports',
    test: /src[\\/](device[\\/]|shared[\\/]reports)|contract[\\/](reports|deviceRecord|device)\.ts/,
    minShareCount: 2,
    priority: 8,
  },
  {
    name: 'shared',
    test: /src[\\/]shared[\\/]((dateText|useReducedMotion)\.ts|((catalogue|loading|navigation|safer-play)[\\/]|(play|workers)[\\/](?!heldRecord|publicLog|roundCheck|tiles)))|src[\\/]stage[\\/]useStageRoom|src[\\/]i18n[\\/]bonusErrors|src[\\/]ui[\\/]text[\\/]titleLength|contract[\\/]account[\\/]saferPlayState|~icons[\\/]ph[\\/](arrow-left-bold|chart-bar-fill|clock-counter-clockwise-bold|share-network-bold)/,
    minShareCount: 3,
    priority: 9,
  },
  // Games and pages have a connection in common, and report with the same module: files of their own, so that games load
  // no part of a page.
  { name: 'live', test: /src[\\/]shared[\\/]live[\\/]|contract[\\/]live/, minShareCount: 2, priority: 9 },
  // Compares the public log, once nothing else is loading: for games, lotto and the markets.
  { name: 'record', test: /src[\\/]shared[\\/]record[\\/]/, minShareCount: 2, priority: 9 },
  { name: 'events', test: /src[\\/]shared[\\/]missions[\\/]reportEvent/, minShareCount: 2, priority: 9 },
  { name: 'kit', test: /src[\\/](ui|shared)[\\/]|~icons|lucide-react/, minShareCount: 4, priority: 6 },
  {
    name: 'browse',
    test: /overlay[\\/]lobby[\\/]browse[\\/](browse|catalogue|columns)\.tsx?$/,
    priority: 6,
  },
  {
    name: 'table',
    test: /overlay[\\/]play[\\/]GamePage|src[\\/]stage[\\/]Stage\.tsx|games[\\/]kit[\\/]((board|sound|words)[\\/].*\.tsx?|rules[\\/](?!draw|round|shared|trade|otherPlay).*\.ts|words[\\/]enPH\.json)$/,
    priority: 6,
  },
  { name: 'stage', test: /src[\\/]stage[\\/]PixiCanvas|games[\\/]kit[\\/]scene[\\/]/, priority: 5 },
  {
    name: gameOf('board'),
    debugName: 'board',
    test: /games[\\/]\w+[\\/](board[\\/]index|words[\\/](index\.ts|enPH\.json))/,
    priority: 4,
  },
  { name: gameOf('scene'), debugName: 'scene', test: /games[\\/]\w+[\\/]scene[\\/]module/, priority: 3 },
];

export default defineConfig({
  resolve: { alias },
  optimizeDeps: {
    // Pixi and its host are served file by file: bundled ahead they would hold a second copy of what `pixi.ts` names.
    exclude: ['pixi.js', '@pixi/react'],
    // What they import themselves is found by the server only when a page asks for it, which would reload that page.
    include: [
      ...['its-fine', 'react-reconciler', 'react-reconciler/constants', 'react-reconciler/constants.js'].map(
        (name) => `@pixi/react > ${name}`,
      ),
      ...['eventemitter3', 'parse-svg-path', 'earcut', 'ismobilejs', 'tiny-lru'].map(
        (name) => `pixi.js > ${name}`,
      ),
      ...['@pixi/colord', '@pixi/colord/plugins/names'].map((name) => `pixi.js > ${name}`),
    ],
  },
  plugins: [react(), vanillaExtractPlugin(), icons({ compiler: 'jsx', jsx: 'react' }), galleryPlugin()],
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    // Kept beside the build for `npm run decode`, and never served.
    sourcemap: 'hidden',
    // Pixi is the largest part of one file; `.size-limit.json` bounds what is downloaded.
    chunkSizeWarningLimit: 1000,
    // Read after the build, for what is fetched early, and then taken away.
    manifest: true,
    // The content security policy takes fonts from files alone; small ones would be written into the styles.
    assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined),
    // Every browser that runs this target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Nobody imports what a page or a game exports: a file that only hands on another need not be.
      preserveEntrySignatures: false,
      input: { index: 'index.html' },
      output: {
        // The shell lists the files of all pages by name: of a hash, which does not compress, few characters tell them apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: { groups: GROUPS },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    // A build or a database beside the running server changes nothing that it serves.
    watch: { ignored: ['**/dist/**', '**/data/**'] },
    proxy: {
      ...Object.fromEntries(serverPaths.map((path) => [path, serverUrl])),
      '/live': { target: serverUrl, ws: true },
    },
  },
});
