import { type Application, getTestContext } from 'pixi.js';
import { texturesOf } from './texturesOf';

/** Frees every texture once the stage is empty, including those that a scene forgot. */
export function sweepTextures(app: Application): void {
  // The application may have been destroyed with the scene, or the next scene may be mounted.
  if (!app.stage || !app.renderer || app.stage.children.length > 0) return;
  // An empty frame lets Pixi drop what it still holds of the old tree.
  app.render();
  for (const source of texturesOf(app.renderer)) source.unload();
}

/** Releases the context that Pixi creates to test the device and keeps. Call when the application is destroyed. */
export function dropTestContext(): void {
  getTestContext()?.getExtension('WEBGL_lose_context')?.loseContext();
}
