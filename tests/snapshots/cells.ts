import type { Page } from '@playwright/test';

/** The moments that have their picture, by game. `gallery/pictured.test.ts` holds them against the moments there are. */
export const PICTURED: Readonly<Record<string, readonly string[]>> = {
  color: [
    'idle',
    'waiting',
    'gate',
    'tumble-a',
    'tumble-b',
    'first-stop',
    'all-stopped',
    'match-beam',
    'loss',
    'returned',
    'small-win',
    'big-win',
    'triple-bulbs',
    'mega-win',
  ],
  ring: ['idle', 'fast', 'last-blades', 'loss', 'small-win', 'mega-win'],
  crash: ['idle', 'climb-1', 'suspense-12', 'crash-opens', 'small-win', 'mega-win'],
  scratch: ['idle', 'half-scratched', 'third', 'loss', 'small-win', 'mega-win'],
  dice: ['idle', 'shake-a', 'number', 'loss', 'small-win', 'seven-win'],
  sabong: ['idle', 'waiting', 'clash', 'loss', 'small-win', 'big-win'],
  wheel: ['idle', 'full-speed', 'last-pegs', 'returned', 'small-win', 'mega-win'],
};

export interface CellSize {
  readonly width: number;
  readonly height: number;
}

export const SIZES: readonly CellSize[] = [
  { width: 375, height: 812 },
  { width: 360, height: 640 },
];

/** The address of a still cell; `more` adds to its query. */
export const stillCell = (game: string, moment: string, { width, height }: CellSize, more = ''): string =>
  `/gallery.html#/${game}/${moment}?skin=bg24&lang=enPH&w=${width}&h=${height}&seed=1&still=1${more}`;

/** Opens a still cell, in a new page or in one that shows another, and waits until its picture is drawn. */
export async function openStill(page: Page, address: string, size: CellSize): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => {
    document.documentElement.dataset.ready = '0';
  });
  await page.goto(address);
  await stillStands(page);
}

/** Waits until the picture is drawn. Polls often, because about a hundred pictures wait here. */
export async function stillStands(page: Page): Promise<void> {
  const isReady = () => document.documentElement.dataset.ready === '1';
  await page.waitForFunction(isReady, null, { polling: 20, timeout: 30_000 });
}
