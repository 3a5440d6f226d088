import * as z from 'zod/mini';
import { AD_COOKIES, cookieOf } from '../shared/api/headers';
import { stored } from '../shared/storage/storage';

const code = z.catch(z.nullable(z.string().check(z.regex(/^[\w.:-]{1,128}$/))), null);
/** Meta's own ids are longer. */
const id = z.catch(z.nullable(z.string().check(z.regex(/^[\w.:-]{1,512}$/))), null);
const campaign = z.object({ trackingCode: code, fbclid: id, fbc: id, fbp: id });

/** The advertisement that led here, as far as known. */
export type Campaign = z.output<typeof campaign>;

const NONE: Campaign = { trackingCode: null, fbclid: null, fbc: null, fbp: null };

const campaignItem = stored('adCampaign', campaign, () => NONE);

/** Reads the page's address and the cookies of advertising services. Both are untrusted input. */
export function handedCampaign(address: string, cookies: string): Campaign {
  const { searchParams } = new URL(address);
  return z.parse(campaign, {
    trackingCode: searchParams.get('tracking_code'),
    fbclid: searchParams.get('fbclid'),
    fbc: cookieOf(cookies, AD_COOKIES[1]),
    fbp: cookieOf(cookies, AD_COOKIES[0]),
  });
}

/** Stores new values over older ones, and returns all that is known. Call it only with consent. */
export function keepCampaign(
  handed: Campaign = handedCampaign(window.location.href, document.cookie),
): Campaign {
  const known = campaignItem.read();
  const kept = {
    trackingCode: handed.trackingCode ?? known.trackingCode,
    fbclid: handed.fbclid ?? known.fbclid,
    fbc: handed.fbc ?? known.fbc,
    fbp: handed.fbp ?? known.fbp,
  };
  campaignItem.write(kept);
  return kept;
}

/** The longest `source` of a registration. */
const SOURCE_MAX = 64;

/** What a registration says of the advertisement that led here: its code, and all that is known of it as JSON. */
export function registrationCampaign(known: Campaign): {
  readonly source?: string;
  readonly adData?: string;
} {
  const codes = Object.entries(known).filter(([, value]) => value !== null);
  if (codes.length === 0) return {};
  const { trackingCode } = known;
  return {
    ...(trackingCode === null || trackingCode.length > SOURCE_MAX ? {} : { source: trackingCode }),
    adData: JSON.stringify(Object.fromEntries(codes)),
  };
}

export const forgetCampaign = (): void => campaignItem.clear();
