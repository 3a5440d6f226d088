// @ts-check
/** What the product's build takes of Pixi: the part that the scenes draw with. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** @typedef {Readonly<Record<string, (code: string) => string>>} Edits how a file is changed, by the end of its path */

/**
 * Folders of Pixi whose names no scene may import from a build: scenes paint their art on plain canvases, so they need
 * no shapes, no text, no filters, no loader. Who asks for one of them breaks the build, which names what is missing.
 */
const LEFT_OUT = [
  ...['accessibility', 'advanced-blend-modes', 'app/ResizePlugin', 'assets', 'compressed-textures', 'dom'],
  ...['environment-browser', 'environment-webworker', 'events', 'filters/defaults', 'filters/mask', 'gif'],
  ...['prepare', 'rendering/mask', 'rendering/renderers/gpu'],
  ...['rendering/renderers/shared/extract', 'rendering/renderers/shared/texture/sources/VideoSource'],
  ...['scene/graphics', 'scene/sprite-nine-slice', 'scene/text', 'spritesheet'],
];

/** What draws on a plain canvas comes with its renderer, which nobody names. */
const ON_CANVAS = /^(rendering|scene|filters)\/(.*\bcanvas\/|Canvas)/;

/** @pixi/react asks whether a thing is one of these, or puts back the style of texts. Here nothing is, and there are none. */
const UNUSED = 'export class Graphics {}\nexport class TextStyle { static defaultTextStyle = {}; }\n';

/**
 * `pixi.js` itself: its names without those left out, and the sources of textures that scenes have.
 * @param {string} index the text of Pixi's own index
 */
export function keptOf(index) {
  const lines = [...index.matchAll(/^export \{[^}]*\} from '\.\/([^']+)';$/gm)]
    .filter(([, path = '']) => !LEFT_OUT.some((folder) => path.startsWith(folder)) && !ON_CANVAS.test(path))
    .map(([line]) => line);
  return [
    ...lines,
    "import { extensions as all } from './extensions/Extensions.mjs';",
    "import { BufferImageSource as pixels } from './rendering/renderers/shared/texture/sources/BufferImageSource.mjs';",
    "import { CanvasSource as canvas } from './rendering/renderers/shared/texture/sources/CanvasSource.mjs';",
    "import { ImageSource as image } from './rendering/renderers/shared/texture/sources/ImageSource.mjs';",
    "import './rendering/renderers/shared/texture/utils/textureFrom.mjs';",
    'all.add(image, canvas, pixels);',
    'export { all as extensions };',
  ].join('\n');
}

/**
 * Takes names out of a file: their imports, and their places in its lists.
 * @param {...string} names
 */
const without =
  (...names) =>
  /** @param {string} code */
  (code) =>
    names.reduce((text, name) => {
      const rest = text
        .replace(new RegExp(`^import \\{ ${name} \\} from '[^']+';\\n`, 'm'), '')
        .replace(new RegExp(`^  ${name},?\\n|, ${name}\\b|^extensions\\.add\\(${name}\\);\\n`, 'm'), '');
      if (new RegExp(`\\b${name}\\b`).test(rest)) throw new Error(`${name} stands in a place of its own`);
      return rest;
    }, code);

/** @type {Edits} */
const PIXI = {
  // Named and not looked for: there is one renderer for every device, and another for those that cannot.
  'rendering/renderers/autoDetectRenderer.mjs': () => `
    import { isWebGLSupported } from '../../utils/browser/isWebGLSupported.mjs';
    import { WebGLRenderer } from './gl/WebGLRenderer.mjs';
    export async function autoDetectRenderer(options) {
      const isDrawn = options.preference !== 'canvas' && isWebGLSupported();
      const renderer = isDrawn
        ? new WebGLRenderer()
        : new (await import('./canvas/CanvasRenderer.mjs')).CanvasRenderer();
      await renderer.init({ ...options, skipExtensionImports: true });
      return renderer;
    }`,
  'app/init.mjs': without('ResizePlugin'),
  'rendering/renderers/gl/WebGLRenderer.mjs': without('GlGraphicsAdaptor'),
  'rendering/renderers/shared/system/SharedSystems.mjs': without(
    ...['AlphaMaskPipe', 'StencilMaskPipe', 'ExtractSystem', 'GenerateTextureSystem'],
  ),
  // What draws on a plain canvas comes with its renderer.
  'rendering/renderers/canvas/CanvasRenderer.mjs': (code) =>
    `import { CanvasParticleContainerPipe } from '../../../scene/particle-container/canvas/CanvasParticleContainerPipe.mjs';
    import { CanvasTilingSpritePipe } from '../../../scene/sprite-tiling/canvas/CanvasTilingSpritePipe.mjs';
    ${without('CanvasGraphicsAdaptor', 'AlphaMaskPipe', 'CanvasStencilMaskPipe')(code)}
    extensions.add(CanvasParticleContainerPipe, CanvasTilingSpritePipe);`,
  'scene/particle-container/init.mjs': () => `
    import { extensions } from '../../extensions/Extensions.mjs';
    import { GlParticleContainerPipe } from './gl/GlParticleContainerPipe.mjs';
    extensions.add(GlParticleContainerPipe);`,
  'scene/sprite-tiling/init.mjs': () => `
    import { extensions } from '../../extensions/Extensions.mjs';
    import { TilingSpritePipe } from './TilingSpritePipe.mjs';
    extensions.add(TilingSpritePipe);`,
  // Colours are numbers or begin with #: nobody calls one by its name.
  'color/Color.mjs': (code) => {
    const rest = code
      .replace(/^import \{ extend, colord \}/m, 'import { colord }')
      .replace(/^import namesPlugin .*\n/m, '')
      .replace('extend([namesPlugin]);\n', '');
    if (/namesPlugin|\bextend\(/.test(rest)) throw new Error('colours learn their names in another way');
    return rest;
  },
  // Programs of WebGPU, which is not used.
  'rendering/renderers/gpu/shader/GpuProgram.mjs': () =>
    'export class GpuProgram { static from() { return null; } }',
  'rendering/high-shader/compileHighShaderToProgram.mjs': (code) =>
    code
      .replace(
        /function compileHighShaderGpuProgram[\s\S]*?\n}\n/,
        'const compileHighShaderGpuProgram = () => null;\n',
      )
      .replace(/^import \{ GpuProgram \}.*\n/m, ''),
  'scene/particle-container/shared/shader/particles.wgsl.mjs': () => "export default '';",
  // The policy of the page forbids to make functions of text: only what stands in for that is needed.
  'unsafe-eval/init.mjs': (code) =>
    code
      .replace(/^import \{ GpuUboSystem \}.*\n/m, '')
      .replace(/generateUboSyncPolyfillSTD40, generateUboSyncPolyfillWGSL/, 'generateUboSyncPolyfillSTD40')
      .replace(/ {2}Object\.assign\(GpuUboSystem[\s\S]*?\}\);\n/, ''),
};

/**
 * @pixi/react without what scenes have none of, and without what `slim/scenes.mjs` does not ask its host for.
 * @type {Edits}
 */
const HOST = {
  'constants/EventPropNames.mjs': (code) => {
    const names = ['PixiToReactEventPropNames', 'ReactToPixiEventPropNames'];
    if (!names.every((name) => code.includes(`const ${name} =`)))
      throw new Error('events are named otherwise');
    return names.map((name) => `export const ${name} = {};`).join('\n');
  },
  'core/reconciler.mjs': (code) => {
    const asked = ['createInstance', 'appendChild', 'insertBefore', 'removeChild', 'commitUpdate'];
    const imports = [...asked, 'createReconciler'].map((name) => {
      const [line] = new RegExp(`^import \\{ ${name} \\} from .*$`, 'm').exec(code) ?? [];
      if (line === undefined) throw new Error(`@pixi/react does ${name} in another way`);
      return line;
    });
    return `${imports.join('\n')}\nexport const reconciler = createReconciler({ ${asked.join()} });\nreconciler.injectIntoDevTools();`;
  },
};

/** @returns {import('vite').Plugin} */
export function pixiPlugin() {
  const KEPT = '\0kept:pixi.js';
  const FOR_REACT = '\0kept:pixi.js for @pixi/react';
  let isProduct = false;
  let index = '';
  return {
    name: 'pixi',
    enforce: 'pre',
    apply: 'build',
    configResolved({ root }) {
      // What the product is measured against is built with the same settings, of the whole library.
      isProduct = root === dirname(import.meta.dirname);
    },
    async resolveId(source, importer, options) {
      if (!isProduct) return null;
      if (importer === KEPT && source.startsWith('.')) {
        // Said here, because Pixi says it of its package, which this is no part of.
        return { id: join(dirname(index), source), moduleSideEffects: source.endsWith('textureFrom.mjs') };
      }
      // React's renderer of pages renders scenes too: a second one weighs as much as a game.
      if (source === 'react-reconciler') return join(import.meta.dirname, 'slim/scenes.mjs');
      if (source !== 'pixi.js') return null;
      if (importer === FOR_REACT) return KEPT;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      index = found?.id ?? '';
      return importer?.includes('@pixi/react') ? FOR_REACT : KEPT;
    },
    async load(id) {
      if (id === KEPT) return { code: keptOf(await readFile(index, 'utf8')), moduleSideEffects: true };
      if (id === FOR_REACT) return `export * from 'pixi.js';\n${UNUSED}`;
      return null;
    },
    transform(code, id) {
      if (!isProduct || !id.includes('node_modules')) return null;
      const [, hostPath = ''] = /@pixi\/react\/lib\/(.+)$/.exec(id) ?? [];
      const [, path = ''] = /pixi\.js\/lib\/(.+)$/.exec(id) ?? [];
      return (HOST[hostPath] ?? PIXI[path])?.(code) ?? null;
    },
  };
}
