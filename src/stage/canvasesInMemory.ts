import { DOMAdapter } from 'pixi.js/lib/environment/adapter';
import { BrowserAdapter } from 'pixi.js/lib/environment-browser/BrowserAdapter';

/**
 * While Pixi loads, it draws on a 2D canvas and reads a pixel back, to know what its canvas renderer can do. The product
 * has no such renderer, and a slow phone waits 0.6 s for a pixel of a canvas on the GPU. Until `pixi.ts` has loaded all of
 * Pixi, its canvases are in memory.
 */
DOMAdapter.set({
  ...BrowserAdapter,
  createCanvas(width, height) {
    const canvas = BrowserAdapter.createCanvas(width, height);
    canvas.getContext('2d', { willReadFrequently: true });
    return canvas;
  },
});
