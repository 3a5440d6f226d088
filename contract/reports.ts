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

/** Reported only by the code that handles a move to another address. */
type UpcomingEvent = 'emergencyPopupBonus';

export type EventName = Exclude<keyof typeof EVENT_KEYS, UpcomingEvent>;

/** What a player did, reported to the service that referred them. */
export const ACTIONS = ['open', 'register', 'logIn', 'recharge'] as const;
export type Action = (typeof ACTIONS)[number];

const short = z.string().check(z.maxLength(64));

const eventReport = z.strictObject({
  eventType: short.check(z.minLength(1)),
  /** The part of the app where it happened. */
  from: z.optional(short),
  /** What was opened, such as a host's name. */
  target: z.optional(short),
});

const log = z.strictObject({
  /** The page, without the query of its address. */
  url: z.string().check(z.maxLength(256)),
  action: z.string().check(z.regex(/^\w{1,64}$/)),
  deviceId: z.string().check(z.maxLength(128)),
  deviceVersion: short,
  content: z.strictObject({
    appCode: short,
    h5Version: short,
    /** A hint; the player is taken from the token. */
    userId: z.nullable(z.int().check(z.positive())),
    /** Opened from the home screen or in the Android wrapper. */
    isApp: z.optional(z.boolean()),
  }),
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
 * Reports of how the app is used. Each belongs to the device record that its header names: it is stored if that
 * record has the consent it needs, otherwise dropped without an error, and deleted with the record. A fault
 * belongs to no record.
 */
export const reportCalls = {
  event: call({
    path: '/x2/user-behavior/event-report',
    auth: 'optional',
    quiet: true,
    about: 'What a player did in the app, after consent to usage data. Unknown events are dropped.',
    body: eventReport,
  }),
  collect: call({
    path: '/x2/log/collect',
    auth: 'optional',
    quiet: true,
    about: 'How the app was opened, after consent to usage data.',
    body: log,
  }),
  collectV2: call({
    path: '/x2/v2/log/collect',
    auth: 'optional',
    quiet: true,
    about:
      'A visit: returns the id that counts it, or null without consent to advertising ids. With the action "fault", an error of the app, which identifies nobody, needs no consent and gets null.',
    body: z.union([faultReport, log]),
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
