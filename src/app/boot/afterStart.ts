import { watchInstall } from '../../shared/install/install';
import { followReports } from '../../shared/reports';
import { emergencyArt } from '../../theme/emergencyArt';
import { shownTheme } from '../../theme/shown';
import { sendFaults } from '../errors/watchErrors';
import { confirmExit } from '../shell/exitConfirmation';
import { nameDevice } from './bootLater';
import { registerServiceWorker } from './offline';
import { checkVersion, watchVersion } from './version';

/** What the app looks after once it stands; none of it is needed for the first screen. */
export async function startAfterFirstScreen(): Promise<void> {
  watchVersion();
  watchInstall();
  confirmExit();
  void sendFaults();
  // The picture for a day without a network has to be here before it.
  registerServiceWorker(() => [emergencyArt(shownTheme().brand.id)]);
  await Promise.all([checkVersion(), nameDevice()]);
  await followReports();
}
