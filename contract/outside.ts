import type { Action } from './reports';

/** The advertising service's names for what players do. */
export const AD_EVENT_TYPES: Readonly<Record<Action, string>> = {
  open: 'OPEN',
  register: 'REGISTER',
  logIn: 'LOG_IN',
  recharge: 'RECHARGE',
};

/** The body posted to the advertising service. Unknown fields are empty, so that every event has the same fields. */
export interface AdEvent {
  readonly tracking_code: string;
  readonly event_type: string;
  /** Meta's cookies. */
  readonly fbc: string;
  readonly fbp: string;
  /** The click id from the landing address. */
  readonly fbclid: string;
  /** Only if the device shares its fingerprint. */
  readonly fingerId: string;
}

/** The body posted to the mobile attribution service: an event as Branch's address for custom events takes it. */
export interface AttributionEvent {
  readonly branch_key: string;
  readonly name: string;
  readonly user_data: {
    /** A random id that the device generated for this service alone. */
    readonly developer_identity: string;
    readonly environment: 'FULL_WEB';
    readonly language: string;
  };
  readonly custom_data: {
    readonly tracking_code: string;
    readonly fbclid: string;
    readonly appCode: string;
    readonly h5Version: string;
    readonly brand: string;
  };
}

/** The body posted to the analytics service: an event for PostHog's capture address, without a profile. */
export interface PageLoad {
  readonly api_key: string;
  readonly event: '$pageview';
  /** A random id that the device generated for this service alone. */
  readonly distinct_id: string;
  readonly timestamp: string;
  readonly properties: {
    /** Without the query. */
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
