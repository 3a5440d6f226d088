import { AD_EVENT_TYPES, type AdEvent, type AttributionEvent, type PageLoad } from '../../contract/outside';
import type { Action } from '../../contract/reports';
import { postOutside } from '../shared/api/externalServices';
import { appIdOf } from '../shared/api/headers';
import { appIdItem } from '../shared/api/identity';
import { pageVersion } from '../shared/version';
import { actionReceiver } from './actionReceiver';
import { keepCampaign } from './campaign';
import { takeFingerprint } from './fingerprint';
import { attributedId, countedId } from './madeUpId';
import { agreedNow, tell } from './tell';
import { isInWrapper } from './wrapper';

/** An external service; its address is null where none is configured. */
interface Service {
  readonly url: string | null;
  /** Our tracking code, or our key at the service. */
  readonly code: string | null;
}

/** What has been reported in this visit. */
const reported = { open: false, attributedOpen: false, pageLoad: false };

/** The device's fingerprint, which has a consent of its own; empty without it. */
async function fingerId(): Promise<string> {
  if (!agreedNow().includes('fingerprint')) return '';
  const taken = await takeFingerprint().catch(() => null);
  // Taking it needs time, and the consent may be withdrawn meanwhile.
  return taken !== null && agreedNow().includes('fingerprint') ? taken.visitorId : '';
}

/**
 * Reports a player's action to an advertising service if an advertisement led them here, or any player's if we have a
 * tracking code of our own. Opening the app is reported once per visit. Never rejects.
 */
export async function trackAction(action: Action, { url, code }: Service): Promise<void> {
  if (url === null || !agreedNow().includes('advertising')) return;
  if (action === 'open') {
    if (reported.open) return;
    reported.open = true;
  }
  await tell('advertising', async () => {
    const { trackingCode, fbclid, fbc, fbp } = keepCampaign();
    const tracking_code = trackingCode ?? code;
    if (tracking_code === null) return;
    const finger = await fingerId();
    if (!agreedNow().includes('advertising')) return;
    const event: AdEvent = {
      tracking_code,
      event_type: AD_EVENT_TYPES[action],
      fbc: fbc ?? '',
      fbp: fbp ?? '',
      fbclid: fbclid ?? '',
      fingerId: finger,
    };
    await postOutside(url, event);
  });
}

/**
 * Reports a player's action of the web version of an invite brand to the attribution service; see `actionReceiver`.
 * Opening the app is reported once per visit. Never rejects.
 */
export async function attributeAction(
  action: Action,
  { url, code }: Service,
  inviteBrand: boolean,
): Promise<void> {
  const appCode = appIdOf(appIdItem.read());
  const receiver = actionReceiver({ isInWrapper: isInWrapper(), inviteBrand, appId: appCode });
  if (url === null || receiver !== 'branch' || !agreedNow().includes('advertising')) return;
  if (action === 'open') {
    if (reported.attributedOpen) return;
    reported.attributedOpen = true;
  }
  await tell('advertising', async () => {
    const { trackingCode, fbclid } = keepCampaign();
    const { lang, dataset } = document.documentElement;
    const event: AttributionEvent = {
      branch_key: code ?? '',
      name: AD_EVENT_TYPES[action],
      user_data: { developer_identity: attributedId.read(), environment: 'FULL_WEB', language: lang },
      custom_data: {
        tracking_code: trackingCode ?? '',
        fbclid: fbclid ?? '',
        appCode,
        h5Version: pageVersion() ?? '',
        brand: dataset.brand ?? '',
      },
    };
    await postOutside(url, event);
  });
}

/** Reports the page load to an external counter, once and as soon as there is consent. Never rejects. */
export async function countPageLoad({ url, code }: Service, isApp: boolean): Promise<void> {
  if (url === null || reported.pageLoad || !agreedNow().includes('analytics')) return;
  reported.pageLoad = true;
  await tell('analytics', async () => {
    const { origin, pathname, hash } = window.location;
    const { lang, dataset } = document.documentElement;
    const load: PageLoad = {
      api_key: code ?? '',
      event: '$pageview',
      distinct_id: countedId.read(),
      timestamp: new Date().toISOString(),
      properties: {
        $current_url: `${origin}${pathname}${hash.split('?')[0]}`,
        $process_person_profile: false,
        $geoip_disable: true,
        appCode: appIdOf(appIdItem.read()),
        h5Version: pageVersion() ?? '',
        brand: dataset.brand ?? '',
        skin: dataset.skin ?? '',
        language: lang,
        isApp,
      },
    };
    await postOutside(url, load);
  });
}
