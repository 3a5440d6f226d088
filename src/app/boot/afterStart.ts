import { watchInstall } from '../../shared/install/install';
import { lastOnlineItem, onlineAtom } from '../../shared/online';
import { forgetRecordsWithPlayer } from '../../shared/records/keptRecords';
import { followReports } from '../../shared/reports';
import { readAtom, watchAtom } from '../../shared/store/store';
import { emergencyArt } from '../../theme/emergencyArt';
import { shownTheme } from '../../theme/shown';
import { sendFaults } from '../errors/watchErrors';
import { confirmExit } from '../shell/exitConfirmation';
import { nameDevice } from './bootLater';
import { followBoot } from './followBoot';
import { followWrapper } from './followWrapper';
import { registerServiceWorker } from './offline';
import { checkVersion } from './version';
import { watchVersion } from './watchVersion';

/**
 * Starts what the first screen does not need: version checks, install prompt, exit confirmation, reports, service
 * worker.
 */
export async function startAfterFirstScreen(): Promise<void> {
  watchVersion();
  watchInstall();
  confirmExit();
  followWrapper();
  forgetRecordsWithPlayer();
  rememberOnline();
  void sendFaults();
  // The emergency page's picture must be cached before the network fails.
  registerServiceWorker(() => [emergencyArt(shownTheme().brand.id)]);
  const [reloads] = await Promise.all([checkVersion(), nameDevice()]);
  if (!reloads) await followBoot();
  await followReports();
}

/** Remembers when there was a network: now, and whenever it is lost. */
function rememberOnline(): void {
  if (readAtom(onlineAtom)) lastOnlineItem.write(Date.now());
  watchAtom(onlineAtom, () => lastOnlineItem.write(Date.now()));
}
