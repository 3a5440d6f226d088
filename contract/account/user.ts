import * as z from 'zod/mini';
import { amount } from '../../games/kit/rules/amount';
import { call } from '../call';

export const uid = z.int().check(z.positive());

export const vipInfo = z.object({
  level: z.int(),
  currentActualBetAmount: amount,
  currentActualDeposit: amount,
  /** The requirements of the next level; zero at the highest level. */
  ruleBetAmount: amount,
  ruleDeposit: amount,
});

/** Why an operator has closed an account for play and cash-in, as the player reads it. */
export const restrictionReasons = ['security', 'identity', 'terms', 'review'] as const;
export type RestrictionReason = (typeof restrictionReasons)[number];

export const user = z.object({
  uid,
  /** Main balance. */
  finance: amount,
  bonus: amount,
  /** Main money that a withdrawal has reserved. */
  hold: amount,
  name: z.string(),
  /** The sum of all deposits. */
  deposit: amount,
  isNopayUser: z.boolean(),
  verified: z.enum(['INIT', 'PENDING', 'VERIFIED', 'REJECTED']),
  /** Masked but for its last four digits. */
  phone: z.string(),
  /** Whether a code sent to the phone was given back. */
  checkPhone: z.boolean(),
  points: z.int(),
  email: z.nullable(z.string()),
  /** ISO date; null until the player has stated it. */
  birthday: z.nullable(z.iso.date()),
  /** A stated age below 21 keeps play, money and rewards closed until an identity check. */
  isUnderAge: z.boolean(),
  /** Set while an operator keeps play and cash-in closed to the player; null otherwise. */
  restriction: z.nullable(
    z.object({
      reason: z.enum(restrictionReasons),
      /** Whether withdrawals wait too. */
      cashOut: z.boolean(),
      since: z.iso.datetime(),
    }),
  ),
  /** The welcome bonus that the player asked for is promised and not yet granted. */
  giveBonus: z.boolean(),
  /** 1 while the coupon mall is open to the player, 0 during a break or an exclusion. */
  storeStatus: z.int(),
  bindInfoStatus: z.boolean(),
  protectMigration: z.enum(['NONE', 'INIT', 'DONE']),
  vipInfo,
  /** 0 to 100: 50 points for turnover and 50 for deposits towards the next level. */
  vipProcess: z.int().check(z.minimum(0), z.maximum(100)),
  /** Coupons that can be used now, and coupons and vouchers that have been used. */
  couponUnused: z.int(),
  couponUsed: z.int(),
  /**
   * What the player has got in the mall: a frame around the picture, a title beside the name, a colour of their own for the
   * table.
   */
  looks: z.array(z.enum(['FRAME', 'TITLE', 'FELT'])),
  inviteCode: z.string(),
});

export type User = z.output<typeof user>;

export const userCalls = {
  info: call({
    path: '/x2/user/info',
    auth: 'player',
    quiet: true,
    about: 'The player and their balances.',
    reply: user,
  }),
  renewToken: call({
    method: 'GET',
    path: '/x2/user/token/renewal',
    auth: 'player',
    quiet: true,
    about: 'A new token for the old one, once per session.',
    reply: z.object({ token: z.string() }),
  }),
  logOut: call({ path: '/x2/user/logout', auth: 'player', quiet: true, about: 'Revokes this token.' }),
  setBirthday: call({
    path: '/user/birthday/edit',
    auth: 'player',
    about:
      'Sets the birthday once. An age below 21 is kept too, refused, and closes the account for play and money.',
    body: z.strictObject({ birthday: z.iso.date() }),
    reply: user,
  }),
  setName: call({
    path: '/user/username/edit',
    auth: 'player',
    about: 'Changes the shown name.',
    body: z.strictObject({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(24)) }),
    reply: user,
  }),
};
