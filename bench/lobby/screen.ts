/**
 * The list of all games on a phone: how many cells are in the page while scrolling through 10,000 games, the
 * cost of scrolling and typing on the main thread against the same page with 560, in turns, and what 50
 * visits leave behind.
 */
import { resolve } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import prepareBrowser, { findBrowser, launchFlags } from '../../scripts/lib/browser.mjs';
import { buildWhatIsStale } from '../../scripts/lib/build.mjs';
import { startBuiltServer } from '../../tests/support/builtServer';
import { judge } from '../lib/judge';
import { compare, spreadText } from '../lib/slices';

const MANY = '10000';
const FEW = '560';
const TURNS = 9;
const SCROLLS = 12;
const VISITS = 50;
/**
 * Visits before the measurement, for cached pictures, compiled code and everything else that is created once.
 */
const WARM_VISITS = 20;
const PLANTED_BYTES = 256 * 1_024;
/** Rows of at least 144 px on a screen of 812 px, one more that is cut off, and three beyond either edge. */
const CELLS_MAX = (7 + 2 * 3) * 3;
const WORD = 'kalabaw';
const GOALS = { cells: CELLS_MAX, ratio: 1.5, visitBytes: 16 * 1_024, visitNodes: 5 };

interface Phone {
  readonly page: Page;
  readonly session: CDPSession;
}

async function openAt(browser: Browser, url: string): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${url}/#/allgames`);
  await gridOf(page).getByRole('listitem').first().waitFor({ timeout: 60_000 });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return { page, session };
}

const gridOf = (page: Page) => page.getByRole('list', { name: 'All games' });

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function metric({ session }: Phone, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}

/** Scrolls to a fraction of the list, and gives what is in the page there. */
async function standAt({ page }: Phone, share: number) {
  await page.evaluate((part) => {
    window.scrollTo(0, (document.documentElement.scrollHeight - window.innerHeight) * part);
  }, share);
  await drawn(page);
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll('ul[aria-label="All games"] > li')];
    const seen = cells.filter((cell) => {
      const { top, bottom } = cell.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    const last = cells.at(-1);
    return {
      cells: cells.length,
      seen: seen.length,
      nodes: document.querySelectorAll('*').length,
      last: Number(last?.getAttribute('aria-posinset')),
      of: Number(last?.getAttribute('aria-setsize')),
    };
  });
}

/** CPU time of the main thread so far, in seconds. */
const spent = (phone: Phone) => metric(phone, 'ThreadTime');

/** CPU time of the main thread per screen scrolled, from the current position on, in us. */
async function scroll(phone: Phone): Promise<number> {
  await phone.page.evaluate(() => window.scrollTo(0, 0));
  await drawn(phone.page);
  const before = await spent(phone);
  for (let done = 0; done < SCROLLS; done += 1) {
    await phone.page.evaluate(() => window.scrollBy(0, window.innerHeight));
    await drawn(phone.page);
  }
  return ((await spent(phone)) - before) * (1e6 / SCROLLS);
}

/** CPU time of the main thread per key typed into the search, in us. */
async function type(phone: Phone): Promise<number> {
  const field = phone.page.getByRole('searchbox');
  await field.fill('');
  await drawn(phone.page);
  await field.focus();
  const before = await spent(phone);
  for (const key of WORD) {
    await phone.page.keyboard.press(key);
    await drawn(phone.page);
  }
  return ((await spent(phone)) - before) * (1e6 / WORD.length);
}

async function left(phone: Phone) {
  // Objects found unreachable in the first collection may be freed only in a second.
  for (let pass = 0; pass < 3; pass += 1) await phone.session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await phone.session.send('Runtime.getHeapUsage');
  return { bytes: usedSize, nodes: await metric(phone, 'Nodes') };
}

/** What each of many visits leaves after a full collection: heap bytes, and DOM nodes. */
async function visit({ page, session }: Phone, planted: number) {
  const once = async () => {
    await page.evaluate((bytes) => {
      window.location.hash = '/allgames';
      if (bytes === 0) return;
      const holder = window as { kept?: unknown[] };
      holder.kept ??= [];
      // Doubles take eight bytes each in the heap.
      holder.kept.push(Array.from({ length: bytes / 8 }, () => Math.PI));
    }, planted);
    await gridOf(page).getByRole('listitem').first().waitFor();
    await page.evaluate(() => window.scrollTo(0, 5_000));
    await drawn(page);
    await page.evaluate(() => {
      window.location.hash = '/';
    });
    await gridOf(page).waitFor({ state: 'detached' });
  };
  const phone = { page, session };
  for (let warm = 0; warm < WARM_VISITS; warm += 1) await once();
  const before = await left(phone);
  for (let done = 0; done < VISITS; done += 1) await once();
  const after = await left(phone);
  return { bytes: (after.bytes - before.bytes) / VISITS, nodes: (after.nodes - before.nodes) / VISITS };
}

/** Prints the figures. Gives whether the self-checks passed. */
export async function measureScreen(): Promise<boolean> {
  await prepareBrowser();
  await buildWhatIsStale(resolve(import.meta.dirname, '../..'));
  const server = (CATALOGUE_SIZE: string) =>
    startBuiltServer({
      NODE_ENV: 'production',
      BEACON: 'none',
      CATALOGUE_SIZE,
      RATE_LIMIT_PER_MINUTE: '100000',
    });
  const [manyServer, fewServer] = [await server(MANY), await server(FEW)];
  const browser = await chromium.launch({ ...findBrowser(), args: launchFlags });
  try {
    const [many, few] = [await openAt(browser, manyServer.url), await openAt(browser, fewServer.url)];
    const places = [];
    for (let step = 0; step <= 40; step += 1) places.push(await standAt(many, step / 40));
    const cells = Math.max(...places.map((place) => place.cells));
    const nodes = Math.max(...places.map((place) => place.nodes));
    const end = places.at(-1);
    console.log(
      `nodes        ${cells} tiles at most among ${end?.of}, ${nodes} nodes in all; goal ${GOALS.cells} tiles: ${judge('lobby', 'tiles at most', cells, GOALS.cells, { digits: 0 })}`,
    );
    for (const [name, work] of [
      ['a screen', scroll],
      ['a key', type],
    ] as const) {
      const { us } = await compare(
        { measure: async () => ({ us: await work(many) }) },
        { measure: async () => ({ us: await work(few) }) },
        TURNS,
        ['us'],
      );
      console.log(
        `${name.padEnd(12)} ${spreadText(us.subject, 0)} us of the main thread among ${MANY}, ${spreadText(us.reference, 0)} among ${FEW}; ratio ${spreadText(us.ratio, 2)}; goal ${GOALS.ratio}: ${judge('lobby', `${name} among ${MANY}, against ${FEW}`, us.ratio, GOALS.ratio)}`,
      );
    }
    const found = await gridOf(many.page).getByRole('listitem').first().getAttribute('aria-setsize');
    const clean = await visit(many, 0);
    console.log(
      `a visit      leaves ${(clean.bytes / 1_024).toFixed(1)} KB and ${clean.nodes.toFixed(1)} nodes, over ${VISITS}; goals ${GOALS.visitBytes / 1_024} KB: ${judge('lobby', 'left by a visit', clean.bytes, GOALS.visitBytes, { unit: 'bytes', digits: 0 })}, ${GOALS.visitNodes} nodes: ${judge('lobby', 'nodes left by a visit', clean.nodes, GOALS.visitNodes, { digits: 1 })}`,
    );
    const leaky = await visit(many, PLANTED_BYTES);
    const foundShare = (leaky.bytes - clean.bytes) / PLANTED_BYTES;
    const isWhole =
      (end?.of ?? 0) > 9_000 &&
      end?.last === end?.of &&
      places.every(({ seen }) => seen >= 12) &&
      Number(found) > 0;
    const isCorrect = isWhole && Math.abs(foundShare - 1) < 0.25;
    console.log(
      `self-check: ${end?.last} of ${end?.of} games were in the page at the end, ${found} were found by "${WORD}", ${(foundShare * 100).toFixed(0)} % of the leak planted in each visit was measured${isCorrect ? '' : ': WRONG'}`,
    );
    return isCorrect;
  } finally {
    await browser.close();
    await manyServer.close();
    await fewServer.close();
  }
}
