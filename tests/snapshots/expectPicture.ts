import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { machineNote } from '../../scripts/lib/browser.mjs';
import { comparePictures, SHARE_MAX } from './compare';

const root = resolve(import.meta.dirname, '../..');
/** One folder for each picture that differs, and a page that shows them side by side. */
const REPORT = join(root, 'node_modules/.cache/pictures');
const PAGE = relative(root, join(REPORT, 'index.html'));

/**
 * Compares a picture with its baseline `tests/snapshots/pictures/{name}.png`. An invisible difference is
 * logged and passes; a visible one is added to the report and throws. With `--update-snapshots` the baseline
 * is written instead, for visible differences only. A missing baseline is written, and throws unless
 * updating.
 */
export async function expectPicture(actual: Buffer, name: string, test: TestInfo): Promise<void> {
  const baseline = test.snapshotPath(`${name}.png`);
  const { updateSnapshots } = test.config;
  const isUpdating = updateSnapshots === 'changed' || updateSnapshots === 'all';
  const write = async () => {
    await mkdir(dirname(baseline), { recursive: true });
    await writeFile(baseline, actual);
    console.log(`+ ${name}: written`);
  };
  if (!existsSync(baseline)) {
    if (updateSnapshots !== 'none') await write();
    if (!isUpdating)
      throw new Error(`${name} had no baseline. It was written: check ${relative(root, baseline)}`);
    return forget(name);
  }

  const expected = await readFile(baseline);
  const compared = comparePictures(actual, expected);
  if (compared.kind === 'equal') return forget(name);
  if (compared.kind === 'unseen') {
    const { pixels, of } = compared;
    console.log(`~ ${name}: ${pixels} of ${of} pixels differ invisibly; the baseline is kept`);
    return forget(name);
  }
  if (isUpdating) {
    await write();
    return forget(name);
  }
  const files = {
    expected,
    actual,
    ...(compared.kind === 'seen' ? { difference: compared.picture } : {}),
  };
  await report(name, files);
  const what =
    compared.kind === 'resized'
      ? `is ${compared.actual} instead of ${compared.expected}`
      : `differs visibly in ${compared.pixels} of ${compared.of} pixels (${percent(compared.pixels / compared.of)}, at most ${percent(SHARE_MAX)})`;
  const where = machineNote();
  throw new Error(`${name} ${what}. See ${PAGE}${where === undefined ? '' : `\n${where}`}`);
}

const percent = (share: number) => `${(share * 100).toFixed(3)} %`;

/** Removes a picture of an earlier run from the report. */
async function forget(name: string): Promise<void> {
  if (!existsSync(join(REPORT, name))) return;
  await rm(join(REPORT, name), { recursive: true });
  await writePage();
}

async function report(name: string, files: Readonly<Record<string, Buffer>>): Promise<void> {
  const folder = join(REPORT, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [kind, bytes] of Object.entries(files)) await writeFile(join(folder, `${kind}.png`), bytes);
  await writePage();
}

/** Rewrites the page from the existing folders: each test adds and removes only its own. */
async function writePage(): Promise<void> {
  const folders = (await readdir(REPORT, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const sections = await Promise.all(
    folders.map(async ({ name }) => {
      const files = new Set(await readdir(join(REPORT, name)));
      const figures = ['expected', 'actual', 'difference']
        .filter((kind) => files.has(`${kind}.png`))
        .map(
          (kind) => `<figure><figcaption>${kind}</figcaption><img src="${name}/${kind}.png" alt=""></figure>`,
        );
      return `<h2>${name}</h2><div>${figures.join('')}</div>`;
    }),
  );
  const style =
    'body{font:16px sans-serif;margin:1rem}div{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0}img{border:1px solid}';
  await writeFile(
    join(REPORT, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that differ</title><style>${style}</style>` +
      `<h1>${folders.length} pictures differ</h1>${sections.join('')}</html>\n`,
  );
}
