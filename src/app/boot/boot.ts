import { atom } from 'jotai';
import type { PublicConfig } from '../../../contract/config';
import { loadBlackList, takeWritten } from '../../shared/catalogue/gameList';
import { loadPublicConfig } from '../../shared/config/config';
import { keepInviteCode } from '../../shared/session/invite';
import { connectStartUp } from '../../shared/session/startUp';
import { changeAtom, readAtom } from '../../shared/store/store';
import { whenIdle, whenIdleForLong } from '../../shared/whenIdle';
import { shownTheme } from '../../theme/shown';
import { keepAppId, loadPlayer, renewToken } from './player';
import { checkVersion } from './version';

/** starting: the curtain is up. open: pages show. failed: without configuration there is nothing to show. */
export type BootState = 'starting' | 'open' | 'failed';

export const bootAtom = atom<BootState>('starting');

/** The page comes dressed as the house it was written for; what any other look needs is fetched first. */
async function dress(config: PublicConfig): Promise<void> {
  const { brand, skin } = shownTheme();
  if (!config.themeIsFree && config.brand === 'hiyas' && brand.id === 'hiyas' && config.skin === skin) return;
  await import('./theme').then(({ startTheme }) => startTheme(config)).catch(() => undefined);
}

/** Opens with the configuration that the page brings along, if it does: the first screen waits for no call then. */
async function openAsWritten(): Promise<void> {
  const written = takeWritten();
  if (written === null) return;
  await dress(written);
  changeAtom(bootAtom, 'open');
}

/**
 * The start-up sequence, in its fixed order; run again after each log-in. Pages show as soon as the public
 * configuration is there, the rest goes on behind them. Never throws.
 */
export async function boot(): Promise<void> {
  const isFirst = readAtom(bootAtom) === 'starting';
  try {
    if (isFirst) await openAsWritten().catch(() => undefined);
    await dress(await loadPublicConfig());
    changeAtom(bootAtom, 'open');
  } catch {
    // Once open the app stays open: a failing second start leaves the pages as they are.
    if (readAtom(bootAtom) === 'starting') changeAtom(bootAtom, 'failed');
    return;
  }
  await loadPlayer();
  await renewToken();
  await loadBlackList();
  await (isFirst ? whenIdleForLong() : whenIdle());
  const later = await import('./later').catch(() => null);
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
  // Loaded any earlier it would take the network from the first screen. A page that is older than what the server has
  // may not find it any more.
  await import('./afterStart').then(({ settle }) => settle()).catch(() => checkVersion());
}
