import * as z from 'zod/mini';

/** The consents, each given separately. No field of a consent leaves the device before it is given. */
export const CONSENTS = ['fingerprint', 'place', 'advertising', 'analytics'] as const;
export type Consent = (typeof CONSENTS)[number];

const short = z.string().check(z.maxLength(256));
const id = z.string().check(z.minLength(1), z.maxLength(128));
const pixels = z.int().check(z.minimum(0), z.maximum(100_000));

/** Sent instead of coordinates when there is no position. */
export const NO_PLACE = ['unavailable', 'not supported'] as const;

/** What a device can report about itself. Every field is a hint, never an authority. */
export const deviceInfo = {
  deviceType: z.enum(['mobile', 'tablet', 'desktop']),
  OS: short,
  OSVersion: short,
  platform: short,
  screenHeight: pixels,
  screenWidth: pixels,
  language: short,
  netWork: short,
  orientation: z.enum(['portrait', 'landscape']),
  browserInfo: z.strictObject({ name: short, version: short }),
  fingerprint: z.strictObject({
    visitorId: id,
    /** Confidence that the fingerprint is unique: 0 to 1. */
    confidence: z.number().check(z.minimum(0), z.maximum(1)),
  }),
  userAgent: z.string().check(z.maxLength(1024)),
  /** Degrees, rounded to about a barangay; or why there is no position. */
  geoPosition: z.union([
    z.strictObject({
      latitude: z.number().check(z.minimum(-90), z.maximum(90)),
      longitude: z.number().check(z.minimum(-180), z.maximum(180)),
    }),
    z.enum(NO_PLACE),
  ]),
  /** The date on the device. */
  date: z.iso.date(),
  /** The same date in the Chinese calendar. */
  lunarDate: z.strictObject({
    year: z.int().check(z.minimum(1900), z.maximum(2050)),
    month: z.int().check(z.minimum(1), z.maximum(12)),
    day: z.int().check(z.minimum(1), z.maximum(30)),
    /** A leap month: the second month with this number. */
    isLeapMonth: z.boolean(),
  }),
  /** 1 is Monday, 7 is Sunday. */
  week: z.int().check(z.minimum(1), z.maximum(7)),
  /** A random id that the device generated for itself. */
  UUID: z.uuid(),
};

/** Advertising ids from cookies and the wrapper, and whether an ad blocker is on. */
const advertising = { afId: id, fbInsId: id, aaid: id, adBlocked: z.boolean() };

const fields = {
  ...deviceInfo,
  ...advertising,
  /** The app id of a wrapped or campaign build. */
  app_id: short,
};

/** The fields of a device record. */
export type DeviceField = keyof typeof fields;

/** The consent that each field needs; language, screen and app id need none. */
export const FIELDS_OF: Readonly<Record<Consent, readonly DeviceField[]>> = {
  fingerprint: ['fingerprint', 'UUID'],
  place: ['geoPosition'],
  advertising: ['afId', 'fbInsId', 'aaid', 'adBlocked'],
  analytics: [
    'deviceType',
    'OS',
    'OSVersion',
    'platform',
    'netWork',
    'orientation',
    'browserInfo',
    'userAgent',
    'date',
    'lunarDate',
    'week',
  ],
};

/**
 * A device record. A field whose consent is not named in the record makes the whole record
 * invalid, so that the client cannot send it and the server cannot accept it.
 */
export const deviceRecord = z
  .strictObject({
    ...z.partial(z.strictObject(fields)).shape,
    consent: z.optional(z.array(z.enum(CONSENTS)).check(z.maxLength(CONSENTS.length))),
    /** The record to overwrite; if it is missing or unknown, a new one is created. */
    deviceInfoId: z.optional(z.uuid()),
  })
  .check(
    z.refine(({ consent = [], ...reported }) =>
      CONSENTS.every(
        (name) => consent.includes(name) || FIELDS_OF[name].every((field) => reported[field] === undefined),
      ),
    ),
  );

export type DeviceRecord = z.output<typeof deviceRecord>;
