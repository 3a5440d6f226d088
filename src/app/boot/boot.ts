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

/** starting: the splash screen is visible. open: pages are visible. failed: there is no configuration to start with. */
export type BootState = 'starting' | 'open' | 'failed';

export const bootAtom = atom<BootState>('starting');

/** Applies the theme of the configuration. The page is rendered in one theme; the files of another are loaded first. */
async function applyConfigTheme(config: PublicConfig): Promise<void> {
  const { brand, skin } = shownTheme();
  if (!config.themeIsFree && config.brand === 'hiyas' && brand.id === 'hiyas' && config.skin === skin) return;
  await import('./theme').then(({ startTheme }) => startTheme(config)).catch(() => undefined);
}

/**
 * Opens with the configuration embedded in the page, if any, so that the first screen waits for no call. Runs once,
 * before the first screen is drawn. Never rejects.
 */
export async function openWithPageData(): Promise<void> {
  try {
    const written = takePageData();
    if (written === null) return;
    await applyConfigTheme(written);
    changeAtom(bootAtom, 'open');
  } catch {
    // Broken data counts as none: the app opens when the call is answered.
  }
}

/**
 * The start-up sequence, in its fixed order; run again after each log-in. Pages are visible as soon as the public
 * configuration is known; the rest runs behind them. Never rejects.
 */
export const boot = (): Promise<void> => start(whenIdle);

/** The same; `quiet` resolves when the steps that no screen waits for may run. */
async function start(quiet: () => Promise<void>): Promise<void> {
  try {
    await applyConfigTheme(await loadPublicConfig());
    changeAtom(bootAtom, 'open');
  } catch {
    // An app that is open stays open: when a second start fails, the pages stay as they are.
    if (readAtom(bootAtom) === 'starting') changeAtom(bootAtom, 'failed');
    return;
  }
  await loadPlayer();
  await renewToken();
  await loadBlackList();
  await quiet();
  const later = await import('./bootLater').catch(() => null);
  await later?.checkWallet();
  await later?.checkMigration();
  // Demo loads the worker's client, which the start-up must not wait for.
  await import('../../overlay/play/demo/demo').then(({ startDemo }) => startDemo()).catch(() => undefined);
  await later?.checkProtectMigration();
  await later?.settleOpenIntents();
  await later?.tellOfGuaranteed();
}

/** Tries again after a failed start. */
export function bootAgain(): Promise<void> {
  changeAtom(bootAtom, 'starting');
  return boot();
}

/**
 * Runs once per visit, when the first screen is drawn: its calls, and the code that makes them, would compete with that
 * screen's own files. A newer version reloads the page, whatever is visible by then.
 */
export async function firstBoot(): Promise<void> {
  connectStartUp(boot);
  keepAppId(window.location.href);
  keepInviteCode(window.location.href);
  await start(whenIdleForAWhile);
  await whenIdle();
  // Loaded any earlier it would compete with the first screen for the network. The file may be gone from the server
  // when this page is older than the current build.
  await import('./afterStart')
    .then(({ startAfterFirstScreen }) => startAfterFirstScreen())
    .catch(() => checkVersion());
}
