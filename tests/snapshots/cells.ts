import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const GAMES = join(import.meta.dirname, '../../games');
const fileOf = (game: string): string => join(GAMES, game, 'scene/pictured.json');
/** The scenes that are no games: the draws of the weekly lucky prize and of lotto. */
const drawIn = (feature: string): string =>
  join(import.meta.dirname, '../../src/overlay', feature, 'draw/scene/pictured.json');
const momentsIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as readonly string[];

/** The moments that have their picture, by game: each scene names them in its `pictured.json`. */
export const PICTURED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    readdirSync(GAMES)
      .filter((game) => existsSync(fileOf(game)))
      .map((game) => [game, momentsIn(fileOf(game))]),
  ),
  draw: momentsIn(drawIn('lucky-prize')),
  lotto: momentsIn(drawIn('lotto')),
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
  await pictureReady(page);
}

/** Waits until the picture is drawn. Polls often, because about a hundred pictures wait here. */
export async function pictureReady(page: Page): Promise<void> {
  const isReady = () => document.documentElement.dataset.ready === '1';
  await page.waitForFunction(isReady, null, { polling: 20, timeout: 30_000 });
}
