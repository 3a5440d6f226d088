import { DEFAULT_APP_ID, HEADERS } from '../../../contract/headers';

/** What the headers say about device and player, as far as the device knows. */
export interface Identity {
  readonly token: string | null;
  readonly uid: number | null;
  /** The device's own app id. */
  readonly appId: string | null;
  readonly deviceInfoId: string | null;
  /** Advertising ids of the device; null until the player has agreed to share them. */
  readonly advertising: {
    readonly cookies: string;
    readonly afId: string | null;
    readonly fbInsId: string | null;
  } | null;
}

export interface HeaderOptions {
  readonly noAuth: boolean;
  readonly forceToken: string | undefined;
  readonly forceAppId?: string | undefined;
  readonly idempotencyKey: string | undefined;
}

/** Cookies in which advertising services store their id of this device. */
export const AD_COOKIES = ['_fbp', '_fbc', 'fbCollectId'] as const;

/** The headers of a call that says nothing about its sender. */
export const BARE_HEADERS: Readonly<Record<string, string>> = { 'content-type': 'application/json' };

/** The headers of a call. A hint that is not known is sent empty, so that every call has the same set. */
export function headersOf(identity: Identity, options: HeaderOptions): Record<string, string> {
  const cookies = identity.advertising?.cookies ?? '';
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    [HEADERS.token]: safe(options.forceToken ?? (options.noAuth ? null : identity.token)),
    [HEADERS.userId]: safe(identity.uid === null ? null : String(identity.uid)),
    [HEADERS.appId]: safe(appIdOf(options.forceAppId ?? identity.appId)),
    [HEADERS.deviceInfoId]: safe(identity.deviceInfoId),
    [HEADERS.fbp]: safe(cookieOf(cookies, AD_COOKIES[0])),
    [HEADERS.fbc]: safe(cookieOf(cookies, AD_COOKIES[1])),
    [HEADERS.fbCollectId]: safe(cookieOf(cookies, AD_COOKIES[2])),
  };
  const afId = safe(identity.advertising?.afId ?? null);
  const fbInsId = safe(identity.advertising?.fbInsId ?? null);
  if (afId !== '') headers[HEADERS.afId] = afId;
  if (fbInsId !== '') headers[HEADERS.fbInsId] = fbInsId;
  if (options.idempotencyKey !== undefined) headers[HEADERS.idempotencyKey] = options.idempotencyKey;
  return headers;
}

/** An app id names its channel after an underscore; an id without one is replaced by the default. */
export const appIdOf = (appId: string | null): string => (appId?.includes('_') ? appId : DEFAULT_APP_ID);

/** The value of one cookie out of a `document.cookie` text; null when it is missing or malformed. */
export function cookieOf(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key !== name) continue;
    try {
      return decodeURIComponent(value.join('='));
    } catch {
      return null;
    }
  }
  return null;
}

/** A header holds printable ASCII; anything else would make fetch throw. */
const safe = (text: string | null): string =>
  text !== null && /^[\x20-\x7e]{0,512}$/.test(text) ? text : '';
