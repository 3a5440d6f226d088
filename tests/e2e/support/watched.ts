import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { takeTable } from './turns';

/** The errors that a test expects: any other error of the page fails the test. */
export interface Complaints {
  /** Errors that match are expected by the test. */
  allow(pattern: RegExp): void;
}

/** What Chromium logs for every reply of 400 and more, and for every call without an answer. */
export const REFUSED = /status of 4\d\d/;
export const NO_ANSWER = /net::ERR_/;

/**
 * How scenes are drawn. Software rendering takes a fifth of a second per frame, so tests that do not need the
 * picture run as on a device without a canvas, where the board alone shows the round.
 */
export interface Sight {
  picture: 'drawn' | 'none';
}

/** The shared table at which a test arranges rounds: bets of another test would change their outcomes. */
interface Turn {
  table: 'crash' | 'sabong' | null;
}

/**
 * Every page is watched: a console error, an uncaught exception, a violation of the content security policy
 * and a request to another host each fail the test.
 */
export const test = base.extend<Sight & Turn & { turn: undefined; complaints: Complaints }>({
  picture: ['drawn', { option: true }],
  table: [null, { option: true }],
  turn: [
    async ({ table }, use, { project }) => {
      if (table === null) return use(undefined);
      const giveBack = await takeTable(join(project.outputDir, 'tables'), table);
      await use(undefined);
      giveBack();
    },
    // The tests that come first take over five minutes together where the cores are busy.
    { auto: true, timeout: 900_000 },
  ],
  complaints: [
    async ({ context, baseURL, picture }, use) => {
      const errors: string[] = [];
      const allowed: RegExp[] = [];
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          console.error(`forbidden by ${effectiveDirective}: ${blockedURI}`);
        });
      });
      await context.addInitScript(picture === 'none' ? withoutCanvas : withLittleMemory);
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => errors.push(`uncaught: ${error.error().stack || error.error()}`));
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        const isOurs = origin === baseURL || protocol === 'data:' || protocol === 'blob:';
        if (!isOurs) errors.push(`called another host: ${request.url()}`);
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** A phone that gets the low quality tier at once, and not after a while of dropped frames. */
function withLittleMemory(): void {
  Object.defineProperty(Navigator.prototype, 'deviceMemory', { configurable: true, get: () => 2 });
}

/**
 * A device without WebGL and without a 2D canvas. The checks of accessibility compare letters on a 2D canvas while they run;
 * the app may look for WebGL in that moment too, and must not find it.
 */
function withoutCanvas(): void {
  const getContext: (kind: string) => RenderingContext | null = HTMLCanvasElement.prototype.getContext;
  function forChecks(this: HTMLCanvasElement, kind: string): RenderingContext | null {
    return kind === '2d' ? getContext.call(this, kind) : null;
  }
  HTMLCanvasElement.prototype.getContext = Object.assign(() => null, { forChecks });
  Reflect.deleteProperty(window, 'OffscreenCanvas');
}

export { expect };
