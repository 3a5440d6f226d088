import { keepShell } from '../io/offline';
import { emergencyArt } from '../look/emergencyArt';
import { shownLook } from '../look/shown';
import { nameDevice } from '../state/bootLater';
import { watchInstall } from '../state/install';
import { followReports } from '../state/reports';
import { checkVersion, watchVersion } from '../state/version';
import { guardExit } from './exit';

/** What the app looks after once it stands; none of it is needed for the first screen. */
export async function settle(): Promise<void> {
  watchVersion();
  watchInstall();
  guardExit();
  // The picture for a day without a network has to be here before it.
  keepShell(() => [emergencyArt(shownLook().brand.id)]);
  await Promise.all([checkVersion(), nameDevice()]);
  await followReports();
}
