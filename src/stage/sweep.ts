import { type Application, getTestContext } from 'pixi.js';
import { texturesOf } from './figures';

/** Takes every texture off the graphics card once the stage is empty, whatever a scene forgot. */
export function sweepTextures(app: Application): void {
  // The application may have gone with the scene, or the next scene may have come.
  if (!app.stage || !app.renderer || app.stage.children.length > 0) return;
  // An empty frame lets Pixi drop what it still holds of the old tree.
  app.render();
  for (const source of texturesOf(app.renderer)) source.unload();
}

/** Pixi asks a context of its own what the device can do, and keeps it. Call when the application goes. */
export function dropTestContext(): void {
  getTestContext()?.getExtension('WEBGL_lose_context')?.loseContext();
}
