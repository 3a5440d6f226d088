import { spawnSync } from 'node:child_process';
import type { Page, Request } from '@playwright/test';
import { type BuiltServer, startBuiltServer } from '../support/builtServer';
import { plantThrow } from './support/planted';
import { stageReady, tableOpen } from './support/player';
import { BET_CALL, DEMO, lay, resultShown, rollButton, sitDown } from './support/table';
import { test as base, expect, NO_ANSWER } from './support/watched';

/** Errors on a player's phone are in the server's log, once, and can be traced to a source line. */

interface Setup {
  readonly server: BuiltServer;
  /** The server's log so far. */
  readonly log: () => string;
}

const test = base.extend<object, { setup: Setup }>({
  setup: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
    async ({}, use) => {
      const server = await startBuiltServer({ SANDBOX: 'on', LOG_LEVEL: 'warn', SMS_PER_ADDRESS: '100000' });
      let written = '';
      server.child.stdout?.on('data', (text: Buffer) => {
        written += text.toString();
      });
      await use({ server, log: () => written });
      await server.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ setup }, use) => use(setup.server.url),
});

test.use({ reducedMotion: 'reduce' });
test.beforeEach(({ complaints }) => complaints.allow(/planted/));

interface Line {
  readonly message: string;
  readonly fingerprint: string;
  readonly count: number;
  readonly page: string;
  readonly browser: string;
}

const faultsIn = ({ log }: Setup): Line[] =>
  log()
    .split('\n')
    .filter((line) => line.includes('"client_fault"'))
    .map((line) => JSON.parse(line) as Line);

/** Waits for exactly one fault with this message, and gives what `npm run decode` makes of it. */
async function decoded(setup: Setup, message: string): Promise<string> {
  const matching = () => faultsIn(setup).filter((line) => line.message.includes(message));
  await expect.poll(() => matching().length, { timeout: 30_000 }).toBe(1);
  const input = setup
    .log()
    .split('\n')
    .filter((line) => line.includes(message))
    .join('\n');
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/decode.ts', '--log', '-'], {
    input,
    encoding: 'utf8',
  });
  expect(run.status, run.stderr).toBe(0);
  return run.stdout;
}

/** The reports that a page has sent. */
function reportsOf(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/x2/v2/log/collect')) sent.push(request);
  });
  return sent;
}

test('a screen that throws is reported once, without any device header, and retrying restores it', async ({
  page,
  setup,
}) => {
  const sent = reportsOf(page);
  const planted = await plantThrow(page, 'src/overlay/help/HelpPage.tsx', 'export function HelpPage()');
  await page.addInitScript(() => {
    // Everything the device knows about itself, which the report must not contain.
    if (window.location.protocol === 'about:') return;
    localStorage.setItem('deviceInfoId', JSON.stringify('7e57ab1e-0000-4000-8000-000000000000'));
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookie store
    document.cookie = '_fbp=fb.7e57; path=/';
  });
  await page.goto('/?afId=af-7e57#/faq?topic=juan');
  const retry = page.getByRole('alert').getByRole('button');
  await expect(retry).toBeVisible();
  expect(await decoded(setup, planted.message)).toContain(`${planted.place}:`);

  expect(sent).toHaveLength(1);
  const [report] = sent;
  const { content, ...rest } = report?.postDataJSON() ?? {};
  expect(rest).toEqual({ url: '/#/faq', action: 'fault' });
  expect(Object.keys(content).toSorted()).toEqual(['browser', 'h5Version', 'message', 'skin', 'stack']);
  expect(content).toMatchObject({
    message: `Error: ${planted.message}`,
    browser: 'Chrome',
    h5Version: '4.4.2',
  });
  expect(content.stack).toMatch(/^at .*\/assets\/[\w-]+\.js:\d+:\d+/);
  const headers = Object.keys((await report?.allHeaders()) ?? {}).filter(
    (name) =>
      !/^(:|sec-|accept|user-agent|content-(length|type)$|host$|origin$|connection$|cache-control$|pragma$)/.test(
        name,
      ),
  );
  expect(headers).toEqual([]);

  // A module that threw stays broken: the second retry reloads the page.
  await planted.remove();
  await retry.click();
  await expect(retry).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await retry.click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  expect(sent).toHaveLength(1);
});

test('a screen whose file cannot be loaded offline is not reported as a fault, and retrying loads it', async ({
  page,
  complaints,
}) => {
  complaints.allow(NO_ANSWER);
  complaints.allow(/dynamically imported module/);
  const sent = reportsOf(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.route('**/assets/HelpPage-*.js', (route) => route.abort());
  await page.evaluate(() => {
    window.location.hash = '/faq';
  });
  const retry = page.getByRole('alert').getByRole('button');
  await expect(retry).toBeVisible();
  await page.unroute('**/assets/HelpPage-*.js');
  await retry.click();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
});

test('a scene that throws is reported with a source line, and the board still works', {
  tag: '@drawn',
}, async ({ page, setup }) => {
  const planted = await plantThrow(
    page,
    'games/color/scene/Scene.tsx',
    'function Layers(props: LayersProps)',
  );
  await page.goto(`/#${DEMO}`);
  expect(await decoded(setup, planted.message)).toContain(`${planted.place}:`);
  await stageReady(page);
  await lay(page, 'Yellow');
  await rollButton(page).click();
  await resultShown(page);
});

test('a round that the scene cannot lay out is reported, and the board shows it', async ({
  page,
  request,
  setup,
}) => {
  await sitDown(page, request, '500.00');
  await lay(page, 'Yellow', '₱10.00');
  await page.route(BET_CALL, async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    body.data.round.events = [{ type: 'planted' }];
    await route.fulfill({ response: reply, json: body });
  });
  await rollButton(page).click();
  await resultShown(page);
  expect(await decoded(setup, 'ZodError')).toMatch(
    / games\/color\/scene\/timeline\.ts:\d+:\d+| \(games\/color\/scene\/timeline\.ts:\d+:\d+\)/,
  );
});

test('an error in a call to a worker is reported with its source line, and the demo continues', async ({
  page,
  setup,
}) => {
  const planted = await plantThrow(page, 'workers/rng/rng.ts', '  playDemo(');
  await page.goto(`/#${DEMO}`);
  await tableOpen(page);
  await lay(page, 'Yellow');
  await rollButton(page).click();
  expect(await decoded(setup, planted.message)).toContain(`${planted.place}:`);
  await planted.remove();
  await page.reload();
  await tableOpen(page);
  await lay(page, 'Yellow');
  await rollButton(page).click();
  await resultShown(page);
});

for (const thrown of ['later', 'in a promise'] as const) {
  test(`an uncaught error inside a worker, thrown ${thrown}, is reported with its source line`, async ({
    page,
    setup,
  }) => {
    const planted = await plantThrow(page, 'workers/rng/rng.ts', '  playDemo(', thrown);
    await page.goto(`/#${DEMO}`);
    await tableOpen(page);
    await lay(page, 'Yellow');
    await rollButton(page).click();
    expect(await decoded(setup, planted.message)).toContain(`${planted.place}:`);
  });
}

test('an error without a network is reported once when the network is back', async ({
  page,
  context,
  setup,
  complaints,
}) => {
  complaints.allow(NO_ANSWER);
  const sent = reportsOf(page);
  // The reporter is loaded after the first screen, before the network goes.
  const reporter = page.waitForResponse(/\/assets\/faultReporter-/);
  await page.goto('/');
  await (await reporter).finished();
  await page.waitForLoadState('networkidle');
  // Only code of the page's own origin is the app's: what `evaluate` runs has no address.
  await page.route('**/assets/planted.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.addEventListener('planted', () => { throw new Error('planted while offline'); });`,
    }),
  );
  await page.addScriptTag({ url: '/assets/planted.js' });
  await context.setOffline(true);
  await page.evaluate(() => {
    for (let count = 0; count < 1_000; count += 1) window.dispatchEvent(new Event('planted'));
  });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('faults')))
    .toContain('planted while offline');
  expect(sent).toEqual([]);
  await context.setOffline(false);
  await expect
    .poll(() => faultsIn(setup).filter(({ message }) => message.includes('while offline')))
    .toHaveLength(1);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(sent).toHaveLength(1);
});
