import * as z from 'zod/mini';

/** What a player agrees to, each by itself. Nothing of any of them leaves the device before. */
export const CONSENTS = ['fingerprint', 'place', 'advertising', 'analytics'] as const;
export type Consent = (typeof CONSENTS)[number];

const short = z.string().check(z.maxLength(256));
const id = z.string().check(z.minLength(1), z.maxLength(128));
const pixels = z.int().check(z.minimum(0), z.maximum(100_000));

/** Why there is no place: what stands for the coordinates then. */
export const NO_PLACE = ['unavailable', 'not supported'] as const;

/** What a device can tell of itself, each field by itself. All of it is a hint. */
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
    /** How sure it is that no other device has this one: 0 to 1. */
    confidence: z.number().check(z.minimum(0), z.maximum(1)),
  }),
  userAgent: z.string().check(z.maxLength(1024)),
  /** Degrees, as exact as a barangay needs; or why there are none. */
  geoPosition: z.union([
    z.strictObject({
      latitude: z.number().check(z.minimum(-90), z.maximum(90)),
      longitude: z.number().check(z.minimum(-180), z.maximum(180)),
    }),
    z.enum(NO_PLACE),
  ]),
  /** The day at the device. */
  date: z.iso.date(),
  /** The same day in the Chinese calendar. */
  lunarDate: z.strictObject({
    year: z.int().check(z.minimum(1900), z.maximum(2050)),
    month: z.int().check(z.minimum(1), z.maximum(12)),
    day: z.int().check(z.minimum(1), z.maximum(30)),
    /** The second of two months with one number. */
    isLeapMonth: z.boolean(),
  }),
  /** 1 is Monday, 7 is Sunday. */
  week: z.int().check(z.minimum(1), z.maximum(7)),
  /** A name that the device made up for itself. */
  UUID: z.uuid(),
};

/** Ids that others gave the device, and whether it hides advertisements. */
const advertising = { afId: id, fbInsId: id, aaid: id, adBlocked: z.boolean() };

const fields = {
  ...deviceInfo,
  ...advertising,
  /** The app id of a wrapped or campaign build. */
  app_id: short,
};

/** What a device's record may hold. */
export type DeviceField = keyof typeof fields;

/** What leaves the device only after which consent; language, screen and app id need none. */
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
 * What a device tells the house of itself. A field whose consent is not named with it makes the whole record
 * invalid, so that neither the client sends it nor the server takes it.
 */
export const deviceRecord = z
  .strictObject({
    ...z.partial(z.strictObject(fields)).shape,
    consent: z.optional(z.array(z.enum(CONSENTS)).check(z.maxLength(CONSENTS.length))),
    /** The record to write over; a new one is opened where it is missing or unknown. */
    deviceInfoId: z.optional(z.uuid()),
  })
  .check(
    z.refine(({ consent = [], ...told }) =>
      CONSENTS.every(
        (name) => consent.includes(name) || FIELDS_OF[name].every((field) => told[field] === undefined),
      ),
    ),
  );

export type DeviceRecord = z.output<typeof deviceRecord>;
