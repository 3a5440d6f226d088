import { cleanPage } from '../../../contract/faultText';
import { reportCalls } from '../../../contract/reports';
import { send } from '../../shared/api/api';
import { takeErrors } from '../../shared/errors';
import { pageVersion, servedVersion } from '../../shared/version';
import { shownTheme } from '../../theme/shown';
import { createReporter } from './reporter';

const reporter = createReporter({
  origin: window.location.origin,
  page: () => cleanPage(`${window.location.pathname}${window.location.hash}`),
  // A fault early in the first visit comes before the version check: the page is then the version being served.
  version: async () => pageVersion() ?? (await servedVersion()) ?? '',
  skin: () => shownTheme().skin,
  browser,
  isOnline: () => navigator.onLine,
  isGone,
  send: (report) => send(reportCalls.collectV2, report, { bare: true }),
  nowMs: () => Date.now(),
});

// Reports that wait for a network are sent as soon as there is one.
window.addEventListener('online', () => void reportFaults());

/** Reports the errors caught since the last call, and sends what is queued. Never rejects. */
export const reportFaults = (): Promise<void> => reporter.report(takeErrors());

async function browser(): Promise<string> {
  try {
    const { readUserAgent } = await import('../../device/userAgent');
    const read = await readUserAgent({ userAgent: navigator.userAgent, touchPoints: 0 });
    return read.browser?.name ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

/** Requests a file that failed to load: if it loads now, only the network was at fault. */
async function isGone(address: string | null): Promise<boolean> {
  try {
    const { ok } = await fetch(address ?? '/version.json', { cache: 'no-store', credentials: 'omit' });
    return address === null ? ok : !ok;
  } catch {
    return false;
  }
}
