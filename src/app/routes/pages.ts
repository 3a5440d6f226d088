import type { ComponentType } from 'react';
import { loadAllStrings, loadNextStrings } from '../../i18n/i18n';
import { LobbyPage } from '../../overlay/lobby/LobbyPage';
import { useLoaded } from '../../shared/loading/useLoaded';
import { connectRoutes } from '../../shared/navigation/availablePages';
import { whenIdle } from '../../shared/whenIdle';
import { preloadSheet } from '../../ui/sheet/Sheet';
import { GAME, loadGame } from './gamePage';
import { finalAddressOf, leadsToPage } from './redirects';
import { isOpenPath, routeOf } from './routes';

connectRoutes(leadsToPage, finalAddressOf);

/** Page components by path, once loaded. The lobby is part of the first download: nearly every visit starts with it. */
const pages = new Map<string, ComponentType>([['/', LobbyPage]]);

/** Loads the page of an open path, or the not-found page for any other. A game does not wait for the list of pages. */
async function loadPage(path: string): Promise<ComponentType> {
  if (path === GAME) return loadGame();
  const { loadNotFound, PAGES } = await import('./pageList');
  return (isOpenPath(path) && path !== '/' ? PAGES[path] : loadNotFound)();
}

/** The page at a path with its strings; an unknown or closed path gets the not-found page. */
async function loadWithStrings(path: string): Promise<ComponentType> {
  const route = routeOf(path);
  const loadStrings = route?.usesNextStrings === true ? loadNextStrings : loadAllStrings;
  const [page] = await Promise.all([loadPage(path), route !== null && loadStrings()]);
  pages.set(path, page);
  return page;
}

/** The page at a path; null until it is loaded. Throws the error of a failed load, see {@link useLoaded}. */
export const usePage = (path: string): ComponentType | null =>
  useLoaded(pages.get(path) ?? null, () => loadWithStrings(path));

/** Waits for the lobby's own pictures. */
const SETTLED_MS = 2500;

const IDLE_LATEST_MS = 15_000;

const inIdleTime = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: IDLE_LATEST_MS });
  else work();
};

/** Fetches the pages most likely to be opened next. A failure is silent: opening the page tries again. */
export function preloadPages(): void {
  setTimeout(async () => {
    await whenIdle();
    inIdleTime(() => {
      loadAllStrings().catch(() => undefined);
      preloadSheet();
      import('../popups/popupList').catch(() => undefined);
      import('./pageList').then(({ preload }) => preload()).catch(() => undefined);
    });
  }, SETTLED_MS);
}
