import { cleanPage } from '../../contract/faultText';
import { type Action, type LogLine, reportCalls } from '../../contract/reports';
import { send } from '../shared/api/api';
import { ApiError } from '../shared/api/apiError';
import { AD_COOKIES, appIdOf, cookieOf } from '../shared/api/headers';
import { appIdItem, deviceInfoIdItem, uidItem } from '../shared/api/identity';
import { pageVersion } from '../shared/version';
import { actionReceiver } from './actionReceiver';
import { deviceInfo } from './deviceInfo';
import { browserEnvironment } from './environment';
import { reportBrandH5Enter, reportNewAppEnter } from './events';
import { recordOf } from './record';
import { queueLine } from './reportQueue';
import { agreedNow, tell } from './tell';
import { isInWrapper, tellWrapper } from './wrapper';

/** A log entry: page, action and version, without the query of the address. */
async function lineOf(
  action: string,
  extras: Readonly<Record<string, boolean | string>> = {},
): Promise<LogLine> {
  const asked = agreedNow().includes('analytics') ? (['OSVersion'] as const) : [];
  const { OSVersion } = await deviceInfo<'OSVersion'>(asked, browserEnvironment());
  return {
    url: cleanPage(`${window.location.pathname}${window.location.hash.split('?')[0]}`),
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
export const COLLECT_ID_KEPT_S = 2 * 365 * 24 * 60 * 60;

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

/**
 * Reports a step of the way from the first page to a deposit, with the player's token: counts by step are made from it.
 * Without an answer it waits for the network, and then names no player. Never rejects.
 */
export async function reportLine(
  action: Action,
  extras: Readonly<Record<string, boolean | string>> = {},
): Promise<void> {
  if (!agreedNow().includes('analytics')) return;
  const line = await lineOf(action, extras);
  await tell('analytics', () =>
    send(reportCalls.collect, line).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.outcome === 'unknown') queueLine(line);
    }),
  );
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
    await reportLine('open', { isApp });
    if (isApp) reportNewAppEnter();
    if (inviteBrand) reportBrandH5Enter();
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
  const appId = appIdOf(appIdItem.read());
  const receiver = actionReceiver({ isInWrapper: isInWrapper(), inviteBrand, appId });
  if (receiver === 'wrapper') tellWrapper({ type: 'userAction', action, h5Version: pageVersion() ?? '' });
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
