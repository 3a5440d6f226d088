import type { Action } from './reports';

/** What the advertising service calls the things that players do. */
export const AD_EVENT_TYPES: Readonly<Record<Action, string>> = {
  open: 'OPEN',
  register: 'REGISTER',
  logIn: 'LOG_IN',
  recharge: 'RECHARGE',
};

/** What the advertising service is posted. What is not known is empty, so that every event has the same fields. */
export interface AdEvent {
  readonly tracking_code: string;
  readonly event_type: string;
  /** Meta's cookies. */
  readonly fbc: string;
  readonly fbp: string;
  /** The click on the advertisement, out of the address that it led to. */
  readonly fbclid: string;
  /** Only of a device that shares its fingerprint. */
  readonly fingerId: string;
}

/** What the service that counts page loads is posted: the event of PostHog's capture address, without a profile. */
export interface PageLoad {
  readonly api_key: string;
  readonly event: '$pageview';
  /** A name that the device made up for this service alone. */
  readonly distinct_id: string;
  readonly timestamp: string;
  readonly properties: {
    /** Without what the address was asked. */
    readonly $current_url: string;
    readonly $process_person_profile: false;
    readonly $geoip_disable: true;
    readonly appCode: string;
    readonly h5Version: string;
    readonly brand: string;
    readonly skin: string;
    readonly language: string;
    readonly isApp: boolean;
  };
}
