import * as z from 'zod/mini';
import { call } from './call';
import { deviceRecord } from './deviceRecord';
import { MESSAGE_MAX, STACK_MAX } from './faultText';

/** Events of a player's use of the app: the name here, and the key on the wire. */
export const EVENT_KEYS = {
  emergencyPageEnter: 'EMERGENCY_PAGE_ENTER',
  h5ButtonClick: 'H5_BUTTON_CLICK',
  apkButtonClick: 'APK_BUTTON_CLICK',
  saveImageClick: 'SAVE_IMAGE_CLICK',
  telegramClick: 'TELEGRAM_CLICK',
  emergencyPopupBonus: 'EMERGENCY_POPUP_BONUS',
  brandH5Enter: 'BRAND_H5_ENTER',
  brandH5UpgradeClick: 'BRAND_H5_UPGRADE_CLICK',
  newAppEnter: 'NEW_APP_ENTER',
  newAppRecharge: 'NEW_APP_RECHARGE',
} as const;

export type EventName = keyof typeof EVENT_KEYS;

/** What a player did, reported to the service that referred them. */
export const ACTIONS = ['open', 'register', 'logIn', 'recharge'] as const;
export type Action = (typeof ACTIONS)[number];

const short = z.string().check(z.maxLength(64));

const event = {
  eventType: short.check(z.minLength(1)),
  /** The part of the app where it happened. */
  from: z.optional(short),
  /** What was opened, such as a host's name. */
  target: z.optional(short),
};

/** A log line may say this many things of its own, each a short text, a number, or yes or no. */
export const EXTRAS_MAX = 8;
const EXTRA_NAME = /^[a-z]\w{0,31}$/i;
const OWN_NAMES: readonly string[] = ['appCode', 'h5Version', 'userId'];

const logContent = z
  .catchall(
    z.object({
      appCode: short,
      h5Version: short,
      /** A hint; the player is taken from the token. */
      userId: z.nullable(z.int().check(z.positive())),
    }),
    z.union([short, z.boolean(), z.number(), z.null()]),
  )
  .check(
    z.refine((content) => {
      const extras = Object.keys(content).filter((name) => !OWN_NAMES.includes(name));
      return extras.length <= EXTRAS_MAX && extras.every((name) => EXTRA_NAME.test(name));
    }),
  );

const line = {
  /** The page, without the query of its address. */
  url: z.string().check(z.maxLength(256)),
  action: z.string().check(z.regex(/^\w{1,64}$/)),
  deviceId: z.string().check(z.maxLength(128)),
  deviceVersion: short,
  content: logContent,
};

export const eventReport = z.strictObject(event);
export type EventReport = z.output<typeof eventReport>;

export const logLine = z.strictObject(line);
export type LogLine = z.output<typeof logLine>;

/** Reports in one batch, at most. */
export const BATCH_MAX = 20;
/** A report that waited longer than this is worth nothing: three days, in ms. */
export const REPORT_AGE_MAX_MS = 3 * 24 * 60 * 60_000;

/** How long ago it happened, in ms: the server's clock counts, and the device's is often wrong. */
const waited = { agoMs: z.int().check(z.minimum(0), z.maximum(REPORT_AGE_MAX_MS)) };

/**
 * Reports that waited on the device. A page that is left hands them over by sendBeacon, which sends no headers, so that
 * the body names the device record, and no player.
 */
const batchOf = <Item extends z.core.$ZodShape>(item: Item) =>
  z.strictObject({
    deviceInfoId: z.uuid(),
    list: z.array(z.strictObject({ ...item, ...waited })).check(z.minLength(1), z.maxLength(BATCH_MAX)),
  });

/** The action of a report of a fault. */
export const FAULT_ACTION = 'fault';

/**
 * An error of the app on a device. Nothing in it identifies the device or the player, so it needs no consent: it
 * is sent without a token and without device headers, and every further field is dropped.
 */
export const faultReport = z.object({
  /** The page, without the query of its address. */
  url: z.string().check(z.maxLength(256)),
  action: z.literal(FAULT_ACTION),
  content: z.object({
    message: z.string().check(z.minLength(1), z.maxLength(MESSAGE_MAX)),
    /** Frames as `cleanStack` of `faultText` writes them, or nothing. */
    stack: z.string().check(z.maxLength(STACK_MAX)),
    /** The version of the page. */
    h5Version: short,
    skin: short,
    /** The browser's family, such as "Chrome". */
    browser: short,
  }),
});

export type FaultReport = z.output<typeof faultReport>;

/**
 * Reports of how the app is used, single ones or batches. Each belongs to the device record that its header names: it is stored if that
 * record has the consent it needs, otherwise dropped without an error, and deleted with the record. A fault
 * belongs to no record.
 */
export const reportCalls = {
  event: call({
    path: '/x2/user-behavior/event-report',
    auth: 'optional',
    quiet: true,
    about: 'What a player did in the app, after consent to usage data. Unknown events are dropped.',
    body: z.union([eventReport, batchOf(event)]),
  }),
  collect: call({
    path: '/x2/log/collect',
    auth: 'optional',
    quiet: true,
    about: 'How the app was opened, after consent to usage data.',
    body: z.union([logLine, batchOf(line)]),
  }),
  collectV2: call({
    path: '/x2/v2/log/collect',
    auth: 'optional',
    quiet: true,
    about:
      'A visit: returns the id that counts it, or null without consent to advertising ids. With the action "fault", an error of the app, which identifies nobody, needs no consent and gets null.',
    body: z.union([faultReport, logLine]),
    reply: z.object({ fbCollectId: z.nullable(z.uuid()) }),
  }),
  pushBranch: call({
    path: '/x2/temporaryPushBranch',
    auth: 'optional',
    quiet: true,
    about: 'What a player of an invite brand did, with their device, after consent to advertising ids.',
    body: z.strictObject({ event: z.enum(ACTIONS), deviceInfo: deviceRecord }),
  }),
};
