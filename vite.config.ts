import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { galleryPlugin } from './scripts/gallery-plugin.mjs';
import { pixiPlugin } from './scripts/pixi-plugin.mjs';
import { runtimePlugin } from './scripts/runtime-plugin.mjs';
import { slimPlugin } from './scripts/slim-plugin.mjs';

/** WebGPU draws nothing we need and its renderer weighs 20 kB: it never enters the bundle. */
const withoutWebGpu = (): Plugin => ({
  name: 'without-webgpu',
  enforce: 'pre',
  load(id) {
    if (/pixi\.js\/lib\/rendering\/renderers\/gpu\/WebGPURenderer\.m?js/.test(id)) {
      return 'export class WebGPURenderer { constructor() { throw new Error("WebGPU is not used"); } }';
    }
    return null;
  },
});

/**
 * Pixi gives every program a name of its own, so that no two have the same source, and remembers each source for good:
 * 10 kB for every renderer. Nameless, a program that is made again is the one it knows.
 */
const withoutProgramNames = (): Plugin => ({
  name: 'without-program-names',
  enforce: 'pre',
  load(id) {
    return /pixi\.js\/lib\/.*\/preprocessors\/setProgramName\.m?js/.test(id)
      ? 'export const setProgramName = (source) => source;'
      : null;
  },
});

/** @pixi/react reads its own version out of its whole package file, which nobody needs to download. */
const withoutPackageFile = (): Plugin => ({
  name: 'without-package-file',
  enforce: 'pre',
  load(id) {
    return /@pixi\/react\/lib\/package\.json\.m?js/.test(id) ? 'export default { version: "8" };' : null;
  },
});

const serverUrl = `http://127.0.0.1:${process.env.SERVER_PORT ?? '8080'}`;
const serverPaths = [
  '/x2',
  '/user',
  '/game/',
  '/hd/',
  '/misson',
  '/spin/',
  '/sandbox',
  '/version.json',
  '/manifest.webmanifest',
  '/openapi.json',
  '/healthz',
];

/** Icons of pages that are neither the lobby nor a game are a file of their own: nobody waits for them there. */
function kitOf(id: string, build: Pick<Rolldown.PluginContext, 'getModuleInfo'>): string {
  const users = build.getModuleInfo(id)?.importers ?? [];
  const isElsewhere = /~icons/.test(id) && !users.some((user) => NEAR.test(user));
  return isElsewhere ? 'icons' : 'kit';
}
const NEAR = /src[\\/](ui|app|overlay[\\/](play|lobby))[\\/]|games[\\/]/;

/** What many pages stand on. Sound, demo and safer play are asked for by lobby, tables and frames of other studios. */
const KIT = new RegExp(
  [
    '~icons|lucide-react',
    'src/ui/\\w+/(?!SheetPanel|CodeField)',
    '(overlay/play|overlay/play/\\w+|overlay/lobby/browse|games/kit/board|games/kit/scene/faces|src/stage)/\\w+\\.css',
    'overlay/lobby/cards/FairPlay\\.css',
    'src/stage/(sound|shellSound)\\.ts|games/kit/sound/recipe\\.ts',
    'src/(overlay/play/demo/demo|shared/(catalogue/recents|navigation/gameEntry|safer-play/\\w+))\\.ts',
    'src/i18n/bundles/enPHNext|contract/saferPlay\\.ts|games/kit/words/(load|inLanguage|enPH)',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** A game's board stands without its scene, which waits for the drawing library; what both know comes with the board. */
const gameOf = (part: string) => (id: string) => `${part}-${/games[\\/](\w+)[\\/]/.exec(id)?.[1]}`;

/**
 * Each file travels with all that it imports. The lobby comes in two: libraries that rarely change, and the shell. The
 * parts that other pages share with lobby and table come in a third, styles of the table included, which two skins
 * dress long before it is seen. What every game needs comes in two more: the table, which is DOM and stands before the
 * drawing library has come, and the stage with that library. Each game has a board and a scene. Pages stay split by
 * route, and the parts that bring a library of their own (sheet, code field) stay by themselves.
 */
const SHARED = [
  {
    name: 'frame',
    test: /node_modules[\\/](react|react-dom|scheduler|jotai)[\\/]|rolldown[\\/]runtime/,
    priority: 9,
  },
  {
    name: 'shell',
    // The gallery loads it too: main.tsx starts the app only where there is a place for it.
    test: /src[\\/](main\.tsx|app[\\/]App\.tsx|i18n[\\/](merge|bundles[\\/]enPHFirst)|theme[\\/][^\\/]*css)/,
    priority: 8,
  },
  { name: kitOf, debugName: 'kit', test: KIT, priority: 6 },
  {
    name: 'table',
    // What only shared rounds need comes with them, and sheets and popups when the table stands.
    test: /src[\\/]overlay[\\/]play[\\/](?!shared[\\/]|fairness[\\/]|rounds[\\/]|demo[\\/]|(instant[\\/])?Sheets|Menu|autoplay[\\/](AutoSheet|useRuns)|TooLow)|games[\\/]kit[\\/]board[\\/]/,
    priority: 5,
  },
  {
    name: 'stage',
    test: /node_modules[\\/](pixi\.js[\\/](?!.*[\\/]canvas[\\/])|@pixi|react-reconciler|its-fine|eventemitter3)|src[\\/]stage[\\/](?!\w+Sprite)|games[\\/]kit[\\/]scene[\\/]/,
    priority: 4,
  },
  {
    name: 'sheets',
    // After the table, which they stand on: each takes what the ones before it have left.
    test: /src[\\/]overlay[\\/]play[\\/](instant[\\/]Sheets|Menu|rounds[\\/]Round[LS]|rounds[\\/]Fact|fairness[\\/](?!Shared)|autoplay[\\/]AutoSheet|TooLow)/,
    priority: 3,
  },
  {
    name: gameOf('board'),
    debugName: 'board',
    test: /games[\\/](?!kit)\w+[\\/](board[\\/]|rules[\\/]|sound[\\/]index|words[\\/](index|enPH)|(?!index)\w+\.ts)/,
    priority: 3,
  },
  {
    name: gameOf('scene'),
    debugName: 'scene',
    test: /games[\\/](?!kit)\w+[\\/]scene[\\/](?!moments)/,
    priority: 2,
  },
  {
    name: 'browse',
    test: /overlay[\\/]lobby[\\/]browse[\\/](?!FilterDrawer)|src[\\/]shared[\\/]tiles[\\/]\w+\.ts/,
    priority: 1,
  },
  {
    name: 'later',
    test: /src[\\/](app[\\/]boot[\\/](afterStart|later)|overlay[\\/]wallet[\\/]openOrder|shared[\\/](session[\\/]consent|reports|install[\\/]install)|device[\\/](report|reports|record))\.ts/,
    priority: 0,
  },
];

export default defineConfig({
  plugins: [
    withoutWebGpu(),
    withoutPackageFile(),
    withoutProgramNames(),
    slimPlugin(),
    pixiPlugin(),
    runtimePlugin(),
    react(),
    vanillaExtractPlugin(),
    icons({ compiler: 'jsx', jsx: 'react' }),
    galleryPlugin(),
  ],
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    // Kept beside the build for `npm run decode`, and never served.
    sourcemap: 'hidden',
    // Read after the build, for what is fetched early, and then taken away.
    manifest: true,
    // The content security policy takes fonts from files alone; small ones would be written into the styles.
    assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined),
    // Every browser that runs this target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Nobody imports what a page or a game exports: a file that only hands on another need not be.
      preserveEntrySignatures: false,
      input: { index: 'index.html', gallery: 'gallery.html' },
      output: { codeSplitting: { groups: SHARED } },
    },
  },
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    proxy: {
      ...Object.fromEntries(serverPaths.map((path) => [path, serverUrl])),
      '/live': { target: serverUrl, ws: true },
    },
  },
});
