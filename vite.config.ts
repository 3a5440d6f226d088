import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig, type Plugin } from 'vite';
import { galleryPlugin } from './scripts/gallery-plugin.mjs';

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

/** Says of the router's components that making one does nothing: those that nobody uses stay out of the bundle. */
const withoutUnusedRouter = (): Plugin => ({
  name: 'without-unused-router',
  enforce: 'pre',
  transform(code, id) {
    if (!/react-router[\\/]dist[\\/].*\.mjs/.test(id)) return null;
    return code
      .replace(/= (React\d*\.(forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
      .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
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

/**
 * What the lobby needs travels in two files, each with all that it imports: libraries that rarely change, and
 * the shell. The parts and icons that the other pages share travel in a third; sound and demo are asked for by both
 * sides. What every game needs travels in three more: the drawing library, the table, and the stage that draws with
 * it. The table is DOM, and stands before the library has come; whatever other pages share with it has a file of its
 * own, or each of them would bring the table along. Pages stay split by route, and the parts that bring a library of
 * their own (sheet, code field) stay by themselves.
 */
const SHARED = [
  { name: 'frame', test: /node_modules[\\/](react|react-dom|scheduler|jotai)[\\/]/, priority: 7 },
  { name: 'shell', test: /src[\\/](app[\\/]App\.tsx|words[\\/]merge|look[\\/][^\\/]*css)/, priority: 6 },
  {
    name: 'kit',
    // Two skins dress the table, long before it is seen.
    test: /src[\\/]ui[\\/](?!SheetPanel|CodeField)|~icons|lucide-react|overlay[\\/]play[\\/]GamePage\.css/,
    priority: 5,
  },
  {
    name: 'sound',
    test: /src[\\/]stage[\\/](sound|shellSound)\.ts|games[\\/]kit[\\/]sound[\\/]recipe\.ts/,
    priority: 4,
  },
  { name: 'demo', test: /src[\\/]state[\\/](demo|recents)\.ts/, priority: 4 },
  // Asked for by account pages, by the frames of other studios and by the table.
  {
    name: 'safer',
    test: /src[\\/]state[\\/](safer|saferRefusal|profile|entry|playedToday|useRealityCheck)\.ts|contract[\\/]saferPlay\.ts/,
    priority: 4,
  },
  {
    name: 'pixi',
    test: /node_modules[\\/](pixi\.js|@pixi|react-reconciler|its-fine|eventemitter3|earcut)[\\/]/,
    priority: 3,
  },
  { name: 'table', test: /src[\\/]overlay[\\/]play[\\/]|games[\\/]kit[\\/]board[\\/]/, priority: 2 },
  { name: 'stage', test: /src[\\/]stage[\\/](?!\w+Sprite)|games[\\/]kit[\\/]scene[\\/]/, priority: 1 },
];

/** A game's files are told apart by its name: each has a scene and a board. */
function nameOfChunk({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  const part = /[\\/]games[\\/](\w+)[\\/](scene|board)[\\/](module|index)\.ts$/.exec(facadeModuleId ?? '');
  return part === null ? 'assets/[name]-[hash].js' : `assets/${part[2]}-${part[1]}-[hash].js`;
}

export default defineConfig({
  plugins: [
    withoutWebGpu(),
    withoutPackageFile(),
    withoutProgramNames(),
    withoutUnusedRouter(),
    react(),
    vanillaExtractPlugin(),
    icons({ compiler: 'jsx', jsx: 'react' }),
    galleryPlugin(),
  ],
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    sourcemap: false,
    // Read after the build, for what is fetched early, and then taken away.
    manifest: true,
    // The content security policy takes fonts from files alone; small ones would be written into the styles.
    assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined),
    // Every browser that runs this target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', gallery: 'gallery.html' },
      output: { codeSplitting: { groups: SHARED }, chunkFileNames: nameOfChunk },
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
