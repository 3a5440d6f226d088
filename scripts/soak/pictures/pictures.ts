import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { comparePictures } from '../../../tests/snapshots/compare';
import prepareBrowser, { findBrowser, launchFlags } from '../../lib/browser.mjs';
import { buildWhatIsStale } from '../../lib/build.mjs';
import { type Compared, pairsOf, reportPage, summaryOf } from './report';

const root = resolve(import.meta.dirname, '../../..');
const SKINS = ['bg24', 'v2', 'v3', 'v4'];
const READY_MAX_MS = 60_000;

export interface PictureOptions {
  /** One game; all of them without. */
  readonly game?: string | undefined;
  /** The commit to compare with. */
  readonly against: string;
  /** WIDTHxHEIGHT in CSS px. */
  readonly size: string;
  /** The folder of the report, which is emptied. */
  readonly out: string;
}

/**
 * Takes a picture of every moment of every game in every skin, once of a commit and once of this tree, on this machine
 * with the same browser, and writes a page with all that differs. Returns whether every picture is the same. Throws for
 * an unknown commit or game.
 */
export async function comparePictureSets({ game, against, size, out }: PictureOptions): Promise<boolean> {
  const commit = commitOf(against);
  const copy = treeOf(commit);
  const folder = resolve(root, out);
  await prepareBrowser();
  const browser = await chromium.launch({ ...findBrowser(), args: launchFlags });
  const sites: Site[] = [];
  try {
    await buildWhatIsStale(root, ['dist/client']);
    buildCopy(copy);
    const [before, after] = [await openSite(copy, browser, size), await openSite(root, browser, size)];
    sites.push(before, after);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const pictures = await compareAll({ before, after, game, size, folder });
    const comparison = { before: `${against} (${commit.slice(0, 10)})`, after: 'this tree', pictures };
    const page = join(folder, 'index.html');
    writeFileSync(page, reportPage(comparison));
    console.log(`${summaryOf(comparison)}. See ${relative(process.cwd(), page)}`);
    return pictures.every(({ verdict }) => verdict === 'equal' || verdict === 'unseen');
  } finally {
    await browser.close();
    for (const site of sites) await site.close();
    rmSync(copy, { recursive: true, force: true });
  }
}

interface Plan {
  readonly before: Site;
  readonly after: Site;
  readonly game: string | undefined;
  readonly size: string;
  readonly folder: string;
}

async function compareAll({ before, after, game, size, folder }: Plan): Promise<readonly Compared[]> {
  const [old, now] = [await momentsIn(before), await momentsIn(after)];
  const chosen = (moments: readonly string[]) =>
    game === undefined ? moments : moments.filter((moment) => moment.startsWith(`${game}/`));
  const { both, added, gone } = pairsOf(chosen(old), chosen(now));
  if (both.length + added.length + gone.length === 0) {
    const games = [...new Set(now.map((moment) => moment.split('/')[0]))];
    throw new Error(`the game is "${game}"; it must be one of: ${games.join(', ')}`);
  }
  const pictures: Compared[] = [
    ...added.map((moment) => only(moment, 'new', size)),
    ...gone.map((moment) => only(moment, 'gone', size)),
  ];
  for (const [index, moment] of both.entries()) {
    for (const skin of SKINS) pictures.push(await compareOne({ before, after, moment, skin, size, folder }));
    const differing = pictures.filter(({ verdict }) => verdict === 'differs').length;
    console.log(
      `${index + 1} of ${both.length}: ${moment}${differing === 0 ? '' : `, ${differing} differ so far`}`,
    );
  }
  return pictures;
}

const only = (name: string, verdict: 'new' | 'gone', size: string): Compared => {
  const [game = '', moment = ''] = name.split('/');
  return { game, moment, skin: 'all skins', size, verdict, note: '', files: [] };
};

interface One extends Omit<Plan, 'game'> {
  readonly moment: string;
  readonly skin: string;
}

async function compareOne({ before, after, moment: name, skin, size, folder }: One): Promise<Compared> {
  const [game = '', moment = ''] = name.split('/');
  const known = { game, moment, skin, size };
  const taken = await Promise.allSettled([before.take(name, skin), after.take(name, skin)]);
  const [old, now] = taken;
  if (old?.status !== 'fulfilled' || now?.status !== 'fulfilled') {
    const reasons = taken.flatMap((one) =>
      one.status === 'rejected' ? [String(one.reason).split('\n')[0]] : [],
    );
    return { ...known, verdict: 'failed', note: reasons.join('; '), files: [] };
  }
  const compared = comparePictures(now.value, old.value);
  if (compared.kind === 'equal' || compared.kind === 'unseen') {
    return { ...known, verdict: compared.kind, note: '', files: [] };
  }
  const write = (kind: string, bytes: Buffer): string => {
    const file = `${game}-${moment}-${skin}-${size}.${kind}.png`;
    writeFileSync(join(folder, file), bytes);
    return file;
  };
  const files = [write('before', old.value), write('after', now.value)];
  if (compared.kind === 'resized') {
    return {
      ...known,
      verdict: 'resized',
      note: `${compared.actual} instead of ${compared.expected}`,
      files,
    };
  }
  const note = `${compared.pixels} of ${compared.of} pixels`;
  return { ...known, verdict: 'differs', note, files: [...files, write('difference', compared.picture)] };
}

/** A build that is served, with one page that shows its gallery. */
interface Site {
  readonly page: Page;
  readonly url: string;
  take(moment: string, skin: string): Promise<Buffer>;
  close(): Promise<void>;
}

async function openSite(folder: string, browser: Browser, size: string): Promise<Site> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'dist/client' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const url = server.resolvedUrls?.local[0] ?? '';
  const page = await browser.newPage({ viewport: { width, height } });
  return {
    page,
    url,
    async take(moment, skin) {
      await page.evaluate(() => {
        document.documentElement.dataset.ready = '0';
      });
      const query = `skin=${skin}&lang=enPH&w=${width}&h=${height}&seed=1&still=1`;
      await page.goto(`${url}gallery.html#/${moment}?${query}`);
      await page.waitForFunction(() => document.documentElement.dataset.ready === '1', null, {
        polling: 20,
        timeout: READY_MAX_MS,
      });
      return page.screenshot();
    },
    close: () => server.close(),
  };
}

/** `game/moment` of every moment that a build's gallery lists. */
async function momentsIn({ page, url }: Site): Promise<readonly string[]> {
  await page.goto(`${url}gallery.html`);
  await page.locator('a.moment').first().waitFor({ timeout: READY_MAX_MS });
  await page.waitForLoadState('networkidle');
  const hrefs = await page
    .locator('a.moment')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const names = hrefs.map((href) => href.replace(/^#\//, '').split('?')[0] ?? '');
  return [...new Set(names.filter((name) => !name.endsWith('/forced')))];
}

/** The hash of a commit, a branch or a tag. Throws an Error for anything else. */
export function commitOf(ref: string): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`--against is "${ref}"; it must be a commit, a branch or a tag`);
  return stdout.trim();
}

/** The files of a commit in a folder of their own, with the packages of this tree. */
function treeOf(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const archive = spawnSync('git', ['archive', '--format=tar', commit], { cwd: root, maxBuffer: 2 ** 30 });
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  if (archive.status !== 0 || unpacked.status !== 0) throw new Error(`${commit} could not be unpacked`);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Builds only what pictures need, with the commit's own configuration. */
function buildCopy(folder: string): void {
  // The gallery was once a part of the app's build.
  const config = ['vite.gallery.config.ts', 'vite.config.ts'].find((name) => existsSync(join(folder, name)));
  const args = ['node_modules/vite/bin/vite.js', 'build', '--config', config ?? '', '--logLevel', 'error'];
  const { status } = spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0)
    throw new Error('the commit to compare with could not be built with the packages of this tree');
}
