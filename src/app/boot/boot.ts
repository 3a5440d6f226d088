import { atom } from 'jotai';
import type { PublicConfig } from '../../../contract/config';
import { loadBlackList, takePageData } from '../../shared/catalogue/gameList';
import { loadPublicConfig } from '../../shared/config/config';
import { keepInviteCode } from '../../shared/session/invite';
import { connectStartUp } from '../../shared/session/startUp';
import { changeAtom, readAtom } from '../../shared/store/store';
import { whenIdle, whenIdleForAWhile } from '../../shared/whenIdle';
import { shownTheme } from '../../theme/shown';
import { keepAppId, loadPlayer, renewToken } from './player';
import { checkVersion } from './version';

/** starting: the splash screen shows. open: pages show. failed: without configuration there is nothing to show. */
export type BootState = 'starting' | 'open' | 'failed';

export const bootAtom = atom<BootState>('starting');

/** The page comes in the theme that the server wrote it with; the files of any other theme are loaded first. */
async function applyConfigTheme(config: PublicConfig): Promise<void> {
  const { brand, skin } = shownTheme();
  if (!config.themeIsFree && config.brand === 'hiyas' && brand.id === 'hiyas' && config.skin === skin) return;
  await import('./theme').then(({ startTheme }) => startTheme(config)).catch(() => undefined);
}

/** Opens with the configuration that the server wrote into the page, if it did: the first screen then waits for no call. */
async function openWithPageData(): Promise<void> {
  const written = takePageData();
  if (written === null) return;
  await applyConfigTheme(written);
  changeAtom(bootAtom, 'open');
}

/**
 * The start-up sequence, in its fixed order; run again after each log-in. Pages show as soon as the public
 * configuration is there, the rest goes on behind them. Never throws.
 */
export async function boot(): Promise<void> {
  const isFirst = readAtom(bootAtom) === 'starting';
  try {
    if (isFirst) await openWithPageData().catch(() => undefined);
    await applyConfigTheme(await loadPublicConfig());
    changeAtom(bootAtom, 'open');
  } catch {
    // Once open the app stays open: a failing second start leaves the pages as they are.
    if (readAtom(bootAtom) === 'starting') changeAtom(bootAtom, 'failed');
    return;
  }
  await loadPlayer();
  await renewToken();
  await loadBlackList();
  await (isFirst ? whenIdleForAWhile() : whenIdle());
  const later = await import('./bootLater').catch(() => null);
  await later?.checkWallet();
  await later?.checkMigration();
  // Demo brings the worker's client with it, which nobody waits for at the start.
  await import('../../overlay/play/demo/demo').then(({ startDemo }) => startDemo()).catch(() => undefined);
  await later?.checkProtectMigration();
  await later?.settleOpenIntents();
}

/** Tries again after a failed start. */
export function bootAgain(): Promise<void> {
  changeAtom(bootAtom, 'starting');
  return boot();
}

/** What happens once per visit. A newer version reloads the page, whatever has been shown until then. */
export async function firstBoot(): Promise<void> {
  connectStartUp(boot);
  keepAppId(window.location.href);
  keepInviteCode(window.location.href);
  await boot();
  await whenIdle();
  // Loaded any earlier it would compete with the first screen for the network. The file may be gone from the server
  // when this page is older than the current build.
  await import('./afterStart')
    .then(({ startAfterFirstScreen }) => startAfterFirstScreen())
    .catch(() => checkVersion());
}
