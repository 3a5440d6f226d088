import * as z from 'zod/mini';
import type { Consent } from '../../../contract/deviceRecord';
import { stored } from '../storage/storage';
import { AD_COOKIES, type Identity } from './headers';

const id = z.nullable(z.string().check(z.maxLength(512)));

export const tokenItem = stored('token', id, () => null);
export const uidItem = stored('uId', z.nullable(z.int().check(z.positive())), () => null);
export const appIdItem = stored('appId', id, () => null);
export const deviceInfoIdItem = stored('deviceInfoId', id, () => null);

/** What the player agreed to share, item by item. */
export type Consents = Readonly<Record<Consent, boolean>>;

/** Everything is off until it is switched on. */
const NOTHING_AGREED: Consents = { fingerprint: false, place: false, advertising: false, analytics: false };

export const consentItem = stored(
  'consent',
  z.object({
    fingerprint: z.boolean(),
    place: z.boolean(),
    advertising: z.boolean(),
    analytics: z.boolean(),
  }),
  () => NOTHING_AGREED,
);

/** Ids that an advertising service gave this device; sent only with consent. */
export const adTrackingItem = stored('adTracking', z.object({ afId: id, fbInsId: id, aaid: id }), () => ({
  afId: null,
  fbInsId: null,
  aaid: null,
}));

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
