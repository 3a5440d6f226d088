import * as z from 'zod/mini';
import { amount } from '../../games/kit/rules/amount';
import { restReason } from '../account/rest';
import { vipInfo } from '../account/user';
import { call, instant } from '../call';

/** The highest level. */
const LEVEL_MAX = 20;

/** What a level asks for and gives. */
export const vipLevel = z.object({
  level: z.int(),
  /** Lifetime settled stakes and deposits that it takes. */
  ruleBetAmount: amount,
  ruleDeposit: amount,
  levelUpBonus: amount,
  weeklyBonusMax: amount,
  withdrawalsPerDay: z.int(),
  /** The largest withdrawal, and all of a day together. */
  withdrawalMax: amount,
  withdrawalsTogether: amount,
  /** Points back for each spin of the wheel. */
  spinRebate: z.int(),
  /** Withdrawals of a higher one are looked at first. */
  queuePriority: z.int(),
});

export type VipLevel = z.output<typeof vipLevel>;

/** A bonus that was earned and not claimed. */
export const vipBonus = z.object({
  kind: z.enum(['LEVEL_UP', 'WEEKLY']),
  /** The level reached; of a weekly bonus that at its settlement. */
  level: z.int(),
  /** The Monday on which a weekly bonus was settled, which names it; null for a level. */
  monday: z.nullable(z.iso.date()),
  amount,
  /** What it waits for; null where it can be claimed now. */
  waitsFor: z.nullable(z.enum(['identity', 'review'])),
  /** Null for what does not expire. */
  expiresAt: z.nullable(instant),
});

export type VipBonus = z.output<typeof vipBonus>;

const paid = z.object({ amount, finance: amount, bonus: amount });

export const vipCalls = {
  selfLevel: call({
    path: '/vip/slef-level',
    auth: 'player',
    quiet: true,
    about:
      "The caller's VIP level and progress, what every level asks for and gives, and the bonuses that can be claimed; " +
      'none of these while rewards rest.',
    reply: z.extend(vipInfo, {
      vipProcess: z.int(),
      levels: z.array(vipLevel),
      /** The levels whose bonus has been claimed. */
      claimedLevels: z.array(z.int()),
      bonuses: z.array(vipBonus),
      resting: z.nullable(restReason),
      /** From this level on bonuses wait for a verified identity and a review. */
      reviewLevel: z.int(),
    }),
  }),
  claimLevel: call({
    path: '/vip/level-bonus/claim',
    auth: 'player',
    money: true,
    about: 'Pays the bonus of a level that was reached, once for life, in main money.',
    body: z.strictObject({ level: z.int().check(z.minimum(1), z.maximum(LEVEL_MAX)) }),
    reply: paid,
  }),
  claimWeek: call({
    path: '/vip/week-bonus/claim',
    auth: 'player',
    money: true,
    about: 'Pays the weekly bonus that was settled on a Monday, in main money.',
    body: z.strictObject({ monday: z.iso.date() }),
    reply: paid,
  }),
};
