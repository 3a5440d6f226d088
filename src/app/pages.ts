import { type ComponentType, lazy } from 'react';
import { LobbyPage } from '../overlay/lobby/LobbyPage';
import { connectPages } from '../state/pages';
import { warmSheet } from '../ui/Sheet';
import { loadAllWords } from '../words/words';
import { leadsToPage } from './redirects';
import { routeOf } from './routes';

connectPages(leadsToPage);

/** Pages by their paths. The lobby is not lazy: it is the first of nearly every visit, and part of the first download. */
const pages = new Map<string, ComponentType>([['/', LobbyPage]]);

/** The page at a path, loaded at its first showing. An unknown or closed path has the page that says so. */
export function pageAt(path: string): ComponentType {
  const known = pages.get(path);
  if (known !== undefined) return known;
  const isOpen = routeOf(path) !== null;
  const page = lazy(async () => {
    const [{ loadNotFound, PAGES }] = await Promise.all([import('./pageList'), isOpen && loadAllWords()]);
    return { default: await ((isOpen && PAGES[path]) || loadNotFound)() };
  });
  pages.set(path, page);
  return page;
}

/** Lets a page that failed to load be asked for again. */
export const forgetPage = (path: string): void => {
  if (path !== '/') pages.delete(path);
};

/** The lobby's own pictures come first. */
const SETTLED_MS = 2500;

/** A game that is being set up has the device to itself for as long. */
const IDLE_LATEST_MS = 15_000;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: IDLE_LATEST_MS });
  else work();
};

/** Fetches the pages most likely to be opened next. A failure is silent: opening the page tries again. */
export function preloadPages(): void {
  setTimeout(() => {
    whenIdle(() => {
      loadAllWords().catch(() => undefined);
      warmSheet();
      import('./popupList').catch(() => undefined);
      import('./pageList').then(({ preload }) => preload()).catch(() => undefined);
    });
  }, SETTLED_MS);
}
