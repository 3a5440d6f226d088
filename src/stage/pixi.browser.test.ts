import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

test('Pixi reads back no pixel of a canvas on the GPU while it loads, and has the usual canvases afterwards', async () => {
  const read = vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData');
  await import('./pixi');
  // If Pixi no longer reads any, `canvasesInMemory.ts` has no purpose.
  expect(read).toHaveBeenCalled();
  for (const context of read.mock.contexts)
    expect((context as CanvasRenderingContext2D).getContextAttributes()).toMatchObject({
      willReadFrequently: true,
    });
  const { DOMAdapter } = await import('pixi.js/lib/environment/adapter');
  expect(DOMAdapter.get().createCanvas().getContext('webgl2')).not.toBeNull();
});
