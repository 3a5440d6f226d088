import { wrapperCalls } from '../../../contract/wrapper';
import { isInWrapper } from '../../device/wrapper';
import { send } from '../../shared/api/api';
import { appIdItem } from '../../shared/api/identity';
import { allowedHosts } from '../../shared/apps/allowedUrl';
import { appInfoQuery } from '../../shared/apps/appInfo';
import { bootTarget, counted, REDIRECTS_AT_MOST, redirectsOf } from '../../shared/apps/bootTarget';
import { fetchNow } from '../../shared/query/readQuery';
import { forcedReloadsItem, pageVersion } from '../../shared/version';
import { isBusy } from './version';

/**
 * Goes where the app is now, if the server names another address on the page's list: never in the middle of something, and
 * at most three times a session, together with reloads for a new version. Resolves with whether it goes. Never rejects.
 */
export async function followBoot(
  go = (address: string) => window.location.replace(address),
): Promise<boolean> {
  const hosts = allowedHosts();
  const version = pageVersion();
  if (hosts.length === 0 || version === null || isBusy()) return false;
  const { href } = window.location;
  const redirects = Math.max(forcedReloadsItem.read(), redirectsOf(href));
  if (redirects >= REDIRECTS_AT_MOST) return false;
  try {
    const appId = appIdItem.read() ?? (await fetchNow(appInfoQuery)).appCode;
    const boot = await send(wrapperCalls.boot, {}, { params: { appId }, quiet: true });
    const target = bootTarget(boot, { address: href, version, hosts, isInWrapper: isInWrapper() });
    if (target === null) return false;
    forcedReloadsItem.write(redirects + 1);
    go(counted(target, redirects));
    return true;
  } catch {
    // Without an answer the page stays where it is.
    return false;
  }
}
