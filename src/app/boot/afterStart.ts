import { watchInstall } from '../../shared/install/install';
import { followReports } from '../../shared/reports';
import { emergencyArt } from '../../theme/emergencyArt';
import { shownTheme } from '../../theme/shown';
import { sendFaults } from '../errors/watchErrors';
import { guardExit } from '../shell/exit';
import { nameDevice } from './later';
import { keepShell } from './offline';
import { checkVersion, watchVersion } from './version';

/** What the app looks after once it stands; none of it is needed for the first screen. */
export async function settle(): Promise<void> {
  watchVersion();
  watchInstall();
  guardExit();
  void sendFaults();
  // The picture for a day without a network has to be here before it.
  keepShell(() => [emergencyArt(shownTheme().brand.id)]);
  await Promise.all([checkVersion(), nameDevice()]);
  await followReports();
}
