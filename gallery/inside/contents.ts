import {
  type Application,
  type Container,
  type GlRenderTarget,
  ParticleContainer,
  type TextureSource,
  type WebGLRenderer,
} from 'pixi.js';
import { ParticleBatchView } from '../../games/kit/scene/particleBatch/ParticleBatchView';
import { texturesOf } from '../../src/stage/texturesOf';

/** The particles of one kind. */
export interface ParticleGroup {
  readonly name: string;
  readonly alive: number;
  readonly total: number;
  readonly shown: boolean;
  readonly setShown: (shown: boolean) => void;
}

/** A texture in graphics memory. */
export interface TextureView {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** MB of 10^6 bytes. */
  readonly mb: number;
  /** Its pixels, drawn into a canvas at most this wide and high; null where they cannot be read. */
  readonly draw: (sideMaxPx: number) => HTMLCanvasElement | null;
}

/** What a scene is made of, to look into. */
export interface SceneContents {
  particles(): readonly ParticleGroup[];
  /** The largest first. */
  textures(): readonly TextureView[];
}

export function contentsOf(app: Application): SceneContents {
  return {
    particles: () => groupsIn(app.stage),
    textures: () =>
      texturesOf(app.renderer)
        .map((source, index) => viewOf(app, source, index))
        .sort((a, b) => b.mb - a.mb),
  };
}

function groupsIn(container: Container): readonly ParticleGroup[] {
  const particles = particlesIn(container);
  if (particles === null) return container.children.flatMap(groupsIn);
  const setShown = (shown: boolean): void => {
    container.renderable = shown;
  };
  const alive = particles.filter(({ alpha, visible = true }) => visible && alpha > 0).length;
  const { label: name, renderable: shown } = container;
  return [{ name, shown, setShown, alive, total: particles.length }];
}

/** What a part draws as particles; null if it draws something else. The canvas renderer has sprites instead. */
function particlesIn(
  container: Container,
): readonly { readonly alpha: number; readonly visible?: boolean }[] | null {
  if (container instanceof ParticleContainer) return container.particleChildren;
  return container instanceof ParticleBatchView ? container.particles : null;
}

function viewOf(app: Application, source: TextureSource, index: number): TextureView {
  const { pixelWidth: width, pixelHeight: height } = source;
  return {
    name: source.label || `texture ${index + 1}`,
    width,
    height,
    mb: (width * height * 4) / 1e6,
    draw: (sideMaxPx) => pictureOf(app, source, sideMaxPx),
  };
}

/** Reads a texture back from graphics memory. */
function pictureOf(app: Application, source: TextureSource, sideMaxPx: number): HTMLCanvasElement | null {
  const gl = 'gl' in app.renderer ? (app.renderer as WebGLRenderer).gl : null;
  if (gl === null) return null;
  const { texture } = (app.renderer as WebGLRenderer).texture.getGlSource(source);
  const { pixelWidth: width, pixelHeight: height } = source;
  const framebuffer = gl.createFramebuffer();
  const before = gl.getParameter(gl.FRAMEBUFFER_BINDING) as GlRenderTarget['framebuffer'] | null;
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  const pixels = new Uint8ClampedArray(width * height * 4);
  const isReadable = gl.checkFramebufferStatus(gl.FRAMEBUFFER) === gl.FRAMEBUFFER_COMPLETE;
  if (isReadable) gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  gl.bindFramebuffer(gl.FRAMEBUFFER, before);
  gl.deleteFramebuffer(framebuffer);
  return isReadable ? shrunk(new ImageData(withoutAlphaFactor(pixels), width, height), sideMaxPx) : null;
}

/** Textures hold colours multiplied by their alpha; pictures do not. */
function withoutAlphaFactor(pixels: Uint8ClampedArray<ArrayBuffer>): Uint8ClampedArray<ArrayBuffer> {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = at; channel < at + 3; channel += 1) {
      pixels[channel] = ((pixels[channel] ?? 0) * 255) / alpha;
    }
  }
  return pixels;
}

function shrunk(pixels: ImageData, sideMaxPx: number): HTMLCanvasElement {
  const whole = new OffscreenCanvas(pixels.width, pixels.height);
  whole.getContext('2d')?.putImageData(pixels, 0, 0);
  const scale = Math.min(1, sideMaxPx / Math.max(pixels.width, pixels.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(pixels.width * scale));
  canvas.height = Math.max(1, Math.round(pixels.height * scale));
  canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height);
  return canvas;
}
