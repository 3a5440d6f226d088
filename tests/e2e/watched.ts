import { test as base, expect } from '@playwright/test';

/** What a test expects to go wrong: everything else that a page complains about fails the test. */
export interface Complaints {
  /** A complaint that fits is part of what the test tries out. */
  allow(pattern: RegExp): void;
}

/** What Chromium writes for every reply of 400 and more, and for every call without an answer. */
export const REFUSED = /status of 4\d\d/;
export const NO_ANSWER = /net::ERR_/;

/**
 * How a test sees the scenes. Software draws a frame in a fifth of a second, so what asks nothing of the picture
 * plays as on a device without any canvas, where the board alone tells the round.
 */
export interface Sight {
  picture: 'drawn' | 'none';
}

/**
 * Every page is watched: an error in the console, an uncaught exception, something that the content security
 * policy forbids and a call to another host each fail the test.
 */
export const test = base.extend<Sight & { complaints: Complaints }>({
  picture: ['drawn', { option: true }],
  complaints: [
    async ({ context, baseURL, picture }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          console.error(`forbidden by ${effectiveDirective}: ${blockedURI}`);
        });
      });
      await context.addInitScript(picture === 'none' ? withoutCanvas : withLittleMemory);
      context.on('console', (message) => {
        if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => heard.push(`uncaught: ${error.error().stack || error.error()}`));
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        const isOurs = origin === baseURL || protocol === 'data:' || protocol === 'blob:';
        if (!isOurs) heard.push(`called another host: ${request.url()}`);
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(heard.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** A phone that gets the cheapest picture at once, not after a while of stuttering on the better ones. */
function withLittleMemory(): void {
  Object.defineProperty(Navigator.prototype, 'deviceMemory', { configurable: true, get: () => 2 });
}

/** What a page finds on a device that has neither WebGL nor any other canvas. */
function withoutCanvas(): void {
  HTMLCanvasElement.prototype.getContext = () => null;
  Reflect.deleteProperty(window, 'OffscreenCanvas');
}

export { expect };
