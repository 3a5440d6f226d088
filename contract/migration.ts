import * as z from 'zod/mini';
import { amount } from '../games/kit/rules/amount';
import { sixDigits, smsSent } from './account/account';
import { uid } from './account/user';
import { appCode } from './apps';
import { call, instant } from './call';

/** Names an account to another app without saying anything about it. */
const userCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

const account = { userCode, appCode };

/** Why an account cannot move now; its owner alone is told. */
export const moveObstacles = ['betOpen', 'closed'] as const;

const moved = {
  /** Main money of the account when it moved. */
  migrateAmount: amount,
  /** Whether the bonus for the move was granted. */
  migrateAward: z.boolean(),
  migrateAwardAmount: amount,
};

/**
 * The move of an account from a child app to the main app. `token` of a ticket is sent as the token of the call; a device
 * id says which account may be meant and proves nothing.
 */
export const migrationCalls = {
  check: call({
    path: '/x2/migration-bonus/check',
    auth: 'optional',
    quiet: true,
    about: 'What a child app shows its player about the move to the main app. Takes any object.',
    body: z.looseObject({}),
    reply: z.object({
      showJumpMigratePopup: z.boolean(),
      showMigrateOverPopup: z.boolean(),
      showTips2Main: z.boolean(),
      ...moved,
    }),
  }),
  bannerShow: call({
    path: '/x2/vest/check_banner_show',
    auth: 'optional',
    quiet: true,
    about: "Whether a child app shows a banner about the move, with the caller's own user code.",
    body: z.strictObject({ userCode: z.optional(userCode), appCode: z.optional(appCode) }),
    reply: z.object({ show: z.boolean(), userCode: z.nullable(userCode), migrateAwardAmount: amount }),
  }),
  visitReport: call({
    path: '/x2/vest/migrated/visit/report',
    auth: 'player',
    quiet: true,
    about: 'The player has seen in the child app that their account has moved.',
  }),
  jumpTicket: call({
    path: '/x2/vest/jump_ticket/get',
    auth: 'player',
    about:
      'A ticket that logs the player of a child app in at the main app, once, within 60 seconds, and the address that takes it.',
    reply: z.object({ ticket: z.string(), url: z.string(), expiresAt: instant }),
  }),
  recentAccount: call({
    path: '/x2/vest/recent_login_account/get',
    auth: 'none',
    quiet: true,
    about:
      'The account of a child app that could move: the one of a ticket, or masked the last one of this device in its own network.',
    reply: z.object({
      canMainAccountRegister: z.boolean(),
      /** Main money; null unless a ticket proves whose account it is. */
      amount: z.nullable(amount),
      accountInfo: z.nullable(
        z.object({
          /** Masked but for its last four digits. */
          phone: z.string(),
          vipLevel: z.nullable(z.int()),
          points: z.nullable(z.int()),
          coupons: z.nullable(z.int()),
        }),
      ),
      needOtpValidate: z.boolean(),
      /** The ticket, while it is good; a device alone gets none. */
      token: z.nullable(z.string()),
      userCode: z.nullable(userCode),
      appCode: z.nullable(appCode),
      /** The bonus for the move. */
      migrateAwardAmount: amount,
    }),
  }),
  mainAvailable: call({
    path: '/x2/vest/main_account_available/check',
    auth: 'none',
    quiet: true,
    about: 'Whether the main app can take an account now. Says why not to a ticket alone.',
    body: z.strictObject(account),
    reply: z.object({ available: z.boolean(), reason: z.nullable(z.enum(moveObstacles)) }),
  }),
  sendCode: call({
    path: '/x2/vest/code/send',
    auth: 'none',
    about: "Sends a log-in code to the phone of this device's account, which the caller need not know.",
    body: z.strictObject(account),
    reply: smsSent,
  }),
  logIn: call({
    path: '/x2/vest/login_migrate',
    auth: 'none',
    about:
      'Moves an account to the main app and logs in there: with a ticket as token, or with a code sent to its phone.',
    body: z.strictObject({
      /** Either these, or the phone, with the code. */
      userCode: z.optional(userCode),
      appCode: z.optional(appCode),
      account: z.optional(z.string().check(z.maxLength(32))),
      verifyCode: z.optional(sixDigits),
    }),
    reply: z.object({ uid, token: z.string(), ...moved }),
  }),
  protectCheck: call({
    path: '/x2/vest/protect_migration/check',
    auth: 'player',
    quiet: true,
    about: 'INIT while the child app closes and the account has not moved, DONE once it has.',
    reply: z.object({ state: z.enum(['NONE', 'INIT', 'DONE']) }),
  }),
};
