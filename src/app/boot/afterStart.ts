import { watchInstall } from '../../shared/install/install';
import { followReports } from '../../shared/reports';
import { emergencyArt } from '../../theme/emergencyArt';
import { shownTheme } from '../../theme/shown';
import { sendFaults } from '../errors/watchErrors';
import { confirmExit } from '../shell/exitConfirmation';
import { nameDevice } from './bootLater';
import { followBoot } from './followBoot';
import { followWrapper } from './followWrapper';
import { registerServiceWorker } from './offline';
import { checkVersion, watchVersion } from './version';

/**
 * Starts what the first screen does not need: version checks, install prompt, exit confirmation, reports, service
 * worker.
 */
export async function startAfterFirstScreen(): Promise<void> {
  watchVersion();
  watchInstall();
  confirmExit();
  followWrapper();
  void sendFaults();
  // The emergency page's picture must be cached before the network fails.
  registerServiceWorker(() => [emergencyArt(shownTheme().brand.id)]);
  const [reloads] = await Promise.all([checkVersion(), nameDevice()]);
  if (!reloads) await followBoot();
  await followReports();
}
