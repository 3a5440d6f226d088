import type { Consent } from '../../../contract/deviceRecord';
import { isBoolean, isIntegerFrom, isStringUpTo, objectOf, orNull } from '../storage/guards';
import { storedAs } from '../storage/item';
import { AD_COOKIES, type Identity } from './headers';

const isId = orNull(isStringUpTo(512));
const noId = () => null;

export const tokenItem = storedAs('token', isId, noId);
export const uidItem = storedAs('uId', orNull(isIntegerFrom(1)), () => null);
export const appIdItem = storedAs('appId', isId, noId);
export const deviceInfoIdItem = storedAs('deviceInfoId', isId, noId);

/** What the player agreed to share, item by item. */
export type Consents = Readonly<Record<Consent, boolean>>;

/** Everything is off until it is switched on. */
const NOTHING_AGREED: Consents = { fingerprint: false, place: false, advertising: false, analytics: false };

export const consentItem = storedAs(
  'consent',
  objectOf<Consents>({
    fingerprint: isBoolean,
    place: isBoolean,
    advertising: isBoolean,
    analytics: isBoolean,
  }),
  () => NOTHING_AGREED,
);

/** Ids that an advertising service gave this device; sent only with consent. */
export const adTrackingItem = storedAs(
  'adTracking',
  objectOf({ afId: isId, fbInsId: isId, aaid: isId }),
  () => ({ afId: null, fbInsId: null, aaid: null }),
);

/** Removes the ids and cookies of advertising services. */
export function forgetAdTracking(): void {
  adTrackingItem.clear();
  for (const name of AD_COOKIES) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookie store
    document.cookie = `${name}=; path=/; max-age=0`;
  }
}

/** What this device knows about itself and its player, read afresh for every call. */
export const deviceIdentity = (): Identity => ({
  token: tokenItem.read(),
  uid: uidItem.read(),
  appId: appIdItem.read(),
  deviceInfoId: deviceInfoIdItem.read(),
  advertising: consentItem.read().advertising ? { cookies: document.cookie, ...adTrackingItem.read() } : null,
});
