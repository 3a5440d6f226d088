import { type ComponentType, lazy } from 'react';
import { loadAllStrings, loadNextStrings } from '../../i18n/i18n';
import { LobbyPage } from '../../overlay/lobby/LobbyPage';
import { connectRoutes } from '../../shared/navigation/availablePages';
import { whenIdle } from '../../shared/whenIdle';
import { preloadSheet } from '../../ui/sheet/Sheet';
import { GAME, loadGame } from './gamePage';
import { leadsToPage } from './redirects';
import { isOpenPath, routeOf } from './routes';

connectRoutes(leadsToPage);

/** Page components by path. The lobby is not lazy: nearly every visit starts with it. */
const pages = new Map<string, ComponentType>([['/', LobbyPage]]);

/** Loads the page of an open path, or the not-found page for any other. A game does not wait for the list of pages. */
async function loadPage(path: string): Promise<ComponentType> {
  if (path === GAME) return loadGame();
  const { loadNotFound, PAGES } = await import('./pageList');
  return (isOpenPath(path) && path !== '/' ? PAGES[path] : loadNotFound)();
}

/** The page at a path, loaded when it is first shown. An unknown or closed path gets the not-found page. */
export function pageAt(path: string): ComponentType {
  const known = pages.get(path);
  if (known !== undefined) return known;
  const route = routeOf(path);
  const isOpen = route !== null;
  const loadWords = route?.usesNextStrings === true ? loadNextStrings : loadAllStrings;
  const page = lazy(async () => {
    const [page] = await Promise.all([loadPage(path), isOpen && loadWords()]);
    return { default: page };
  });
  pages.set(path, page);
  return page;
}

/** Forgets a page that failed to load, so that it is loaded again. */
export const forgetPage = (path: string): void => {
  if (path !== '/') pages.delete(path);
};

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
