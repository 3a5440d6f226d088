import { test as base, expect, type Page } from '@playwright/test';
import { openStill, PICTURED, pictureReady, stillCell } from './cells';

const SIZE = { width: 360, height: 640 };

/** Counts textures and contexts from the start of the page. */
async function watchMemory(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const textures = new Set<WebGLTexture>();
    const contexts = new Set<WebGLRenderingContext>();
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
      if (args[0].startsWith('webgl') && context !== null) contexts.add(context);
      return context;
    } as typeof getContext;
    Object.assign(window, {
      graphicsMemory: () => ({
        textures: textures.size,
        contexts: [...contexts].filter((context) => !context.isContextLost()).length,
      }),
    });
  });
}

const memory = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { graphicsMemory(): { textures: number; contexts: number } }).graphicsMemory(),
  );

/** One page for all games: anything one of them leaks would show with the next. */
const test = base.extend<object, { readonly gallery: Page }>({
  gallery: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({ baseURL: project.use.baseURL ?? '' });
      await watchMemory(page);
      await page.goto('/gallery.html#/');
      await page.setViewportSize(SIZE);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

const pictureIs = (page: Page, state: string) =>
  page.waitForFunction((wanted) => document.documentElement.dataset.picture === wanted, state, {
    polling: 20,
  });

/** Opens a cell without reloading the page, as a link does, and takes its picture. */
async function take(page: Page, game: string, moment: string): Promise<Buffer> {
  await openStill(page, new URL(stillCell(game, moment, SIZE), page.url()).href, SIZE);
  return page.screenshot();
}

async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect.poll(() => memory(page)).toEqual({ textures: 0, contexts: 0 });
}

async function loseContext(page: Page): Promise<void> {
  await page.evaluate(() => {
    const context = document.querySelector('canvas')?.getContext('webgl2');
    const loser = context?.getExtension('WEBGL_lose_context');
    Object.assign(window, { giveBack: () => loser?.restoreContext() });
    loser?.loseContext();
  });
  await pictureIs(page, 'lost');
  await page.evaluate(() => (window as unknown as { giveBack(): void }).giveBack());
  await pictureReady(page);
}

for (const game of Object.keys(PICTURED)) {
  test(`${game} draws the same after two lost contexts and on a second visit, and leaks nothing`, async ({
    gallery,
  }) => {
    test.setTimeout(120_000);
    const moment = game === 'draw' ? 'main-prize-own' : 'small-win';
    const first = await take(gallery, game, moment);
    for (const time of ['first', 'second']) {
      await loseContext(gallery);
      expect((await gallery.screenshot()).equals(first), `after the ${time} loss`).toBe(true);
    }
    await leave(gallery);
    expect((await take(gallery, game, moment)).equals(first), 'on the second visit').toBe(true);
    await leave(gallery);
  });
}

test('changing the scene inside one page and back gives the same picture', async ({ gallery }) => {
  const first = await take(gallery, 'color', 'small-win');
  expect((await take(gallery, 'color', 'mega-win')).equals(first)).toBe(false);
  expect((await take(gallery, 'color', 'small-win')).equals(first)).toBe(true);
});
