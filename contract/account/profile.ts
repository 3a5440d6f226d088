import * as z from 'zod/mini';
import { call, instant } from '../call';
import { password, sixDigits, smsSent } from './account';

/** Player pictures are served below this path, under a random id. */
export const AVATAR_PATH = '/x2/user/avatar';

const avatarIndex = z.int().check(z.minimum(0), z.maximum(5));

/** A player's own account, as they see and change it. The phone is bound at registration and cannot be changed. */
export const profile = z.object({
  name: z.string(),
  /** Masked but for its last four digits. */
  phone: z.string(),
  email: z.nullable(z.string()),
  birthday: z.nullable(z.iso.date()),
  avatar: z.object({
    /** One of the six drawn avatars; null if none was chosen, or while an uploaded picture replaces it. */
    index: z.nullable(avatarIndex),
    /** Path of the player's uploaded picture; null if there is none. */
    url: z.nullable(z.string()),
  }),
  /** Null until the password is first changed. */
  passwordChangedAt: z.nullable(instant),
  /** Until when withdrawals are held after a password or security change; null if they are not. */
  withdrawalsHeldUntil: z.nullable(instant),
});

export type Profile = z.output<typeof profile>;

/** An e-mail address as typed; addresses are compared without regard to case. */
export const emailAddress = z.email().check(z.maxLength(254), z.toLowerCase());

const sessionId = z.uuid();

export const openedSession = z.object({
  sessionId,
  /** The session that makes this call. */
  isCurrent: z.boolean(),
  openedAt: instant,
  expiresAt: instant,
  /** The browser's user agent; null if it sent none. */
  userAgent: z.nullable(z.string()),
  ip: z.nullable(z.string()),
});

export type OpenedSession = z.output<typeof openedSession>;

export const profileCalls = {
  profile: call({
    path: '/x2/user/profile',
    auth: 'player',
    quiet: true,
    about: "The caller's own account.",
    reply: profile,
  }),
  chooseAvatar: call({
    path: '/user/avatar/edit',
    auth: 'player',
    about: 'Chooses one of the six drawn avatars; an uploaded picture is deleted.',
    body: z.strictObject({ index: avatarIndex }),
    reply: profile,
  }),
  uploadAvatar: call({
    path: '/user/avatar/upload',
    auth: 'player',
    about:
      'Uploads an avatar: PNG or JPEG, 16 to 1024 pixels per side, at most 256 KiB. Metadata, such as where it ' +
      'was taken, is removed.',
    body: z.strictObject({
      /** In base64. */
      image: z.string().check(z.minLength(1), z.maxLength(350_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
    }),
    reply: profile,
  }),
  sendEmailCode: call({
    path: '/x2/email/send',
    auth: 'player',
    about: 'Sends a code to an e-mail address that the caller wants to bind.',
    body: z.strictObject({ email: emailAddress }),
    reply: smsSent,
  }),
  bindEmail: call({
    path: '/user/email/edit',
    auth: 'player',
    about: 'Binds an e-mail address with the code sent to it. It cannot be changed later.',
    body: z.strictObject({ email: emailAddress, code: sixDigits }),
    reply: profile,
  }),
  changePassword: call({
    path: '/user/password/edit',
    auth: 'player',
    about:
      'Changes the password, with the old one or with a code sent to the phone. All other sessions end, and ' +
      'withdrawals are held for 24 hours.',
    body: z.strictObject({
      newPwd: password,
      oldPwd: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
      code: z.optional(sixDigits),
    }),
    reply: profile,
  }),
  sessions: call({
    path: '/x2/user/sessions',
    auth: 'player',
    quiet: true,
    about: "The caller's open sessions, newest first.",
    reply: z.object({ sessions: z.array(openedSession) }),
  }),
  revokeSession: call({
    path: '/x2/user/sessions/revoke',
    auth: 'player',
    about: 'Ends one session of the caller; its token is refused everywhere within a second.',
    body: z.strictObject({ sessionId }),
  }),
  revokeOthers: call({
    path: '/x2/user/sessions/revoke-others',
    auth: 'player',
    about: 'Ends all sessions of the caller except the current one.',
  }),
};
