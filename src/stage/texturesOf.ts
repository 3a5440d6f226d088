import type { Renderer, TextureSource } from 'pixi.js';

/** Textures in graphics memory now. */
export function texturesOf(renderer: Renderer): readonly TextureSource[] {
  return 'managedTextures' in renderer.texture ? renderer.texture.managedTextures.filter(Boolean) : [];
}
