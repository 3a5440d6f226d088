import {
  type Application,
  type Container,
  ParticleContainer,
  type TextureSource,
  type WebGLRenderer,
} from 'pixi.js';
import { vi } from 'vitest';

const DRAWS = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const;

/** Pixi keeps small textures of its own, up to this many pixels wide. */
const OWN_PX = 32;

const webGlOf = (application: Application) => (application.renderer as WebGLRenderer).gl;

/** How many draw calls the current picture takes. They are counted, not drawn: a software renderer is slow. */
export function drawCallsOf(application: Application): number {
  const gl = webGlOf(application);
  const spies = DRAWS.map((name) => vi.spyOn(gl, name).mockReturnValue());
  application.render();
  const calls = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return calls;
}

/** Visible particles below a container. */
export function particlesIn(container: Container): number {
  if (!container.visible) return 0;
  if (container instanceof ParticleContainer)
    return container.particleChildren.filter(({ alpha }) => alpha > 0).length;
  return container.children.reduce((sum, child) => sum + particlesIn(child), 0);
}

export const texturesOn = (application: Application): readonly TextureSource[] =>
  (application.renderer as WebGLRenderer).texture.managedTextures.filter(Boolean);

/** Textures of a scene as "width x height", without Pixi's own. */
export const sceneTexturesOn = (application: Application): readonly string[] =>
  texturesOn(application)
    .filter(({ pixelWidth }) => pixelWidth > OWN_PX)
    .map(({ pixelWidth, pixelHeight }) => `${pixelWidth} x ${pixelHeight}`);

/** The memory of all textures on the graphics card, four bytes a pixel. */
export const textureBytesOn = (application: Application): number =>
  texturesOn(application).reduce((sum, { pixelWidth, pixelHeight }) => sum + pixelWidth * pixelHeight * 4, 0);

/** Loses the graphics context and restores it; `meanwhile` runs in between. */
export async function withoutContext(
  application: Application,
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  const loss = webGlOf(application).getExtension('WEBGL_lose_context');
  const nextEvent = (name: string) =>
    new Promise((resolve) => application.canvas.addEventListener(name, resolve, { once: true }));
  const lost = nextEvent('webglcontextlost');
  loss?.loseContext();
  await lost;
  await meanwhile();
  const restored = nextEvent('webglcontextrestored');
  // Pixi restores it too; only the first call has an effect.
  setTimeout(() => loss?.restoreContext(), 0);
  await restored;
}
