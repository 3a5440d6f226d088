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
  // A first visit that breaks early has not asked yet: it has just loaded what is served.
  version: async () => pageVersion() ?? (await servedVersion()) ?? '',
  skin: () => shownTheme().skin,
  browser,
  isOnline: () => navigator.onLine,
  isGone,
  send: (report) => send(reportCalls.collectV2, report, { bare: true }),
  nowMs: () => Date.now(),
});

// What waits for a network goes as soon as there is one.
window.addEventListener('online', () => void reportFaults());

/** Reports what was caught since the last time, and sends what waits. Never rejects. */
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

/** Asks for a file that could not be had: one that comes now was held up by the network alone. */
async function isGone(address: string | null): Promise<boolean> {
  try {
    const { ok } = await fetch(address ?? '/version.json', { cache: 'no-store', credentials: 'omit' });
    return address === null ? ok : !ok;
  } catch {
    return false;
  }
}
