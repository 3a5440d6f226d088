import * as z from 'zod/mini';
import { call } from '../call';
import { oauthProof } from './oauth';
import { uid } from './user';

/** As typed: the server strips spaces, a leading 0 and +63. */
const account = z.string().check(z.minLength(9), z.maxLength(20));
/** Six digits. */
export const sixDigits = z.string().check(z.regex(/^[0-9]{6}$/));
/** At least 6 characters, none of them a space. */
export const password = z.string().check(z.minLength(6), z.maxLength(128), z.regex(/^\S+$/));
const inviteCode = z.string().check(z.maxLength(16), z.regex(/^[A-Za-z0-9]*$/));

/** An identity proved by Google or Facebook; it is bound to the account that this call opens or logs in to. */
const oauth = z.optional(oauthProof);

export const session = z.object({ token: z.string(), uid });
export type Session = z.output<typeof session>;

/** How long until the same phone may be sent another code. */
export const SMS_RESEND_S = 120;

export const smsSent = z.object({ resendAfterS: z.int() });
const smsBody = z.strictObject({ phone: account });

/** What a registration code is for: a registration, or one in the third skin. Both send the same code. */
export const SMS_TYPES = { register: 1, registerV3: 4 } as const;
const smsType = z.union([z.literal(SMS_TYPES.register), z.literal(SMS_TYPES.registerV3)]);

export const accountCalls = {
  register: call({
    path: '/x2/user/registerByAccount/v2',
    auth: 'none',
    about: 'Opens an account with a phone number, a code from SMS and a password.',
    body: z.strictObject({
      account,
      pwd: password,
      code: sixDigits,
      inviteCode: z.optional(inviteCode),
      /** Whether the new player wants the bonuses given to new players; kept with the account. */
      giveBonus: z.optional(z.boolean()),
      /** The agreement box: terms and age. */
      agreement: z.boolean(),
      /** Campaign attribution; only sent after consent. */
      source: z.optional(z.string().check(z.maxLength(64))),
      adData: z.optional(z.string().check(z.maxLength(2000))),
      oauth,
    }),
    reply: session,
  }),
  logInByPassword: call({
    path: '/x2/user/loginByAccount',
    auth: 'none',
    about: 'Logs in with phone and password.',
    body: z.strictObject({ account, pwd: z.string().check(z.minLength(1), z.maxLength(128)), oauth }),
    reply: session,
  }),
  logInByCode: call({
    path: '/x2/account/loginByOtp',
    auth: 'none',
    about: 'Logs in with phone and a code from SMS.',
    body: z.strictObject({ account, verifyCode: sixDigits, inviteCode: z.optional(inviteCode), oauth }),
    reply: session,
  }),
  resetPassword: call({
    path: '/x2/account/resetPassword',
    auth: 'none',
    about:
      'Sets a new password with a log-in code from SMS and logs in. All other sessions end, and withdrawals are ' +
      'held for 24 hours.',
    body: z.strictObject({ account, code: sixDigits, newPwd: password }),
    reply: session,
  }),
  logInByOauth: call({
    path: '/x2/account/loginByThird',
    auth: 'none',
    about: 'Logs in with what Google or Facebook gave the browser, once it has been bound to an account.',
    body: oauthProof,
    reply: session,
  }),
  sendRegisterCode: call({
    path: '/x2/sms/sendRegister',
    auth: 'none',
    about: 'Sends a registration code; the answer is the same for a known phone.',
    body: z.strictObject({ phone: account, type: z.optional(smsType) }),
    reply: smsSent,
  }),
  sendLogInCode: call({
    path: '/x2/sms/sendLogin',
    auth: 'none',
    about: 'Sends a log-in code; the answer is the same for an unknown phone.',
    body: smsBody,
    reply: smsSent,
  }),
  sendCode: call({
    path: '/x2/sms/send',
    auth: 'optional',
    about:
      "With a type, sends a registration code to a phone; without one, a code for a password change to the caller's own phone.",
    body: z.strictObject({ phone: z.optional(account), type: z.optional(smsType) }),
    reply: smsSent,
  }),
  checkCode: call({
    path: '/x2/sms/check',
    auth: 'optional',
    about:
      "Whether a code is right, which stays valid for what it was sent for: with a type, the registration code of a phone; without one, the code sent to the caller's own phone for a change.",
    body: z.strictObject({ code: sixDigits, phone: z.optional(account), type: z.optional(smsType) }),
  }),
  checkInvite: call({
    path: '/x2/spread/statistic/invite_link/query',
    auth: 'none',
    quiet: true,
    about: 'Whether an invite code is valid.',
    body: z.strictObject({ inviteCode }),
    reply: z.object({ validated: z.boolean(), inviteLink: z.string() }),
  }),
};
