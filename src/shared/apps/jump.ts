import type { Address } from '../../../contract/addresses';
import { migrationCalls } from '../../../contract/migration';
import { type Centavos, formatPesos } from '../../../games/kit/rules/money';
import { currentTranslation } from '../../i18n/i18n';
import { send } from '../api/api';
import { showToast } from '../popups/toasts';
import { fetchNow } from '../query/readQuery';
import { hasToken } from '../session/session';
import { allowedHosts, allowedUrl } from './allowedUrl';
import { type AppInfo, appInfoQuery } from './appInfo';

const open = (address: string): void => window.location.assign(address);

/** A page of the main app that a ticket leads to, or its transfer page; null for no main app. */
async function mainAddress(then: Address | null): Promise<string | null> {
  const further = then === null ? '' : `then=${encodeURIComponent(then)}`;
  if (hasToken()) {
    const { url } = await send(migrationCalls.jumpTicket, {}, { quiet: true });
    return further === '' ? url : `${url}&${further}`;
  }
  const { mainAppUrl } = await fetchNow(appInfoQuery);
  return mainAppUrl === null ? null : `${mainAppUrl.replace(/[/#]*$/, '')}/#${then ?? '/'}`;
}

/**
 * Opens the main app, with a ticket that logs the player in there; at a page of it, if one is named. Resolves with whether it
 * opens; a failure has been told as a toast.
 */
export async function jumpToMain(then: Address | null = null, go = open): Promise<boolean> {
  const address = await mainAddress(then).catch(() => null);
  const allowed = address === null ? null : allowedUrl(address, allowedHosts());
  if (allowed === null) {
    showToast({ text: currentTranslation().t('migration.failed'), tone: 'error' });
    return false;
  }
  go(allowed);
  return true;
}

/** The download page of the main app, with the bonus for the move; it then offers its address for another browser. */
export function downloadLink({ downloadUrl }: AppInfo, awardCentavos: Centavos): string | null {
  if (downloadUrl === null) return null;
  const sign = downloadUrl.includes('?') ? '&' : '?';
  return `${downloadUrl}${sign}migrationBonus=${formatPesos(awardCentavos)}&copy=1`;
}
