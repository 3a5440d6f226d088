/** Counts what is in graphics memory from now on. Call before anything draws. */
export function watchGraphicsMemory() {
  const textures = new Set<WebGLTexture>();
  const contexts = new Set<WebGLRenderingContext | WebGL2RenderingContext>();
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const { createTexture, deleteTexture } = prototype;
    prototype.createTexture = function () {
      const texture = createTexture.call(this);
      if (texture !== null) textures.add(texture);
      return texture;
    };
    prototype.deleteTexture = function (texture) {
      if (texture !== null) textures.delete(texture);
      deleteTexture.call(this, texture);
    };
  }
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: [string]) {
    const context = Reflect.apply(getContext, this, args);
    const isGraphic = context instanceof WebGLRenderingContext || context instanceof WebGL2RenderingContext;
    if (isGraphic && !contexts.has(context)) {
      contexts.add(context);
      this.addEventListener('webglcontextrestored', () => contexts.add(context));
    }
    return context;
  } as typeof getContext;
  return {
    textures: () => textures.size,
    contexts: () => {
      // Lost contexts are not kept, so that heaps can be measured at the same time.
      for (const context of contexts) if (context.isContextLost()) contexts.delete(context);
      return contexts.size;
    },
  };
}
