import { type Action, reportCalls } from '../../contract/reports';
import { send } from '../shared/api/api';
import { AD_COOKIES, appIdOf, cookieOf } from '../shared/api/headers';
import { appIdItem, deviceInfoIdItem, uidItem } from '../shared/api/identity';
import { pageVersion } from '../shared/version';
import { actionReceiver } from './actionReceiver';
import { deviceInfo } from './deviceInfo';
import { browserEnvironment } from './environment';
import { reportBrandH5Enter, reportNewAppEnter } from './events';
import { recordOf } from './record';
import { agreedNow, tell } from './tell';
import { wrapper } from './wrapper';

/** A log entry: page, action and version, without the query of the address. */
async function lineOf(action: string, extras: { readonly isApp?: boolean } = {}) {
  const asked = agreedNow().includes('analytics') ? (['OSVersion'] as const) : [];
  const { OSVersion } = await deviceInfo<'OSVersion'>(asked, browserEnvironment());
  return {
    url: `${window.location.pathname}${window.location.hash.split('?')[0]}`.slice(0, 256),
    action,
    deviceId: deviceInfoIdItem.read() ?? '',
    deviceVersion: (OSVersion ?? '').slice(0, 64),
    content: {
      ...extras,
      appCode: appIdOf(appIdItem.read()).slice(0, 64),
      h5Version: pageVersion() ?? '',
      userId: uidItem.read(),
    },
  };
}

/** Two years, in seconds. */
const COLLECT_ID_KEPT_S = 2 * 365 * 24 * 60 * 60;

/** Reports this visit to advertising services, unless the cookie with the id of an earlier one is still there. */
async function reportVisit(): Promise<void> {
  const name = AD_COOKIES[2];
  if (cookieOf(document.cookie, name) !== null) return;
  const line = await lineOf('visit');
  const reply = await tell('advertising', () => send(reportCalls.collectV2, line));
  // The consent may have been withdrawn meanwhile: then no cookie is set.
  if (!reply?.fbCollectId || !agreedNow().includes('advertising')) return;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookie store
  document.cookie = `${name}=${reply.fbCollectId}; path=/; max-age=${COLLECT_ID_KEPT_S}; samesite=lax${secure}`;
}

/** What has been reported in this visit. */
const reported = { start: false, visit: false };

interface Start {
  /** Whether this is invite-brand mode. */
  readonly inviteBrand: boolean;
  /** Opened from the home screen or in the wrapper. */
  readonly isApp: boolean;
}

/** Reports that the app was opened, each part once per visit and as soon as there is consent. Never rejects. */
export async function reportStart({ inviteBrand, isApp }: Start): Promise<void> {
  if (agreedNow().includes('analytics') && !reported.start) {
    reported.start = true;
    const line = await lineOf('open', { isApp });
    await tell('analytics', () => send(reportCalls.collect, line));
    if (isApp) await reportNewAppEnter();
    if (inviteBrand) await reportBrandH5Enter();
  }
  if (agreedNow().includes('advertising') && !reported.visit) {
    reported.visit = true;
    await reportVisit();
    await pushAction('open', inviteBrand);
  }
}

/** Reports a player's action to where they came from; see `actionReceiver`. */
export async function pushAction(action: Action, inviteBrand: boolean): Promise<void> {
  if (!agreedNow().includes('advertising')) return;
  const native = wrapper();
  const isInWrapper = native?.userAction !== undefined;
  const receiver = actionReceiver({ isInWrapper, inviteBrand, appId: appIdOf(appIdItem.read()) });
  if (receiver === 'wrapper')
    native?.userAction?.(action, JSON.stringify({ h5Version: pageVersion() ?? '' }));
  if (receiver !== 'branch') return;
  // A position takes seconds to find, and is not needed for this.
  const deviceInfo = await recordOf(agreedNow().filter((name) => name !== 'place'));
  await tell('advertising', () => {
    const isStillAgreed = (deviceInfo.consent ?? []).every((name) => agreedNow().includes(name));
    return isStillAgreed
      ? send(reportCalls.pushBranch, { event: action, deviceInfo })
      : Promise.resolve(null);
  });
}
