import * as z from 'zod/mini';
import { amount, signedAmount } from '../../games/kit/rules/amount';
import { limitMinutes, limitPeriod, period } from '../account/limits';
import { restrictionReasons } from '../account/user';
import { withdrawalId, withdrawalState } from '../wallet/withdrawals';
import { deskCall, deskId, instant, operatorName, reason, totpCode, uid } from './call';
import { proposal, proposalVersion } from './proposals';

/** A player as lists show them: personal data is masked by the server. */
export const playerLine = z.object({
  uid: z.int(),
  /** As in `Jhon M•••`. */
  name: z.string(),
  /** As in `+63 917 ••• 4482`. */
  phone: z.string(),
  verified: z.enum(['INIT', 'PENDING', 'VERIFIED', 'REJECTED']),
  isRestricted: z.boolean(),
  joinedAt: instant,
  cash: amount,
  hold: amount,
  bonus: amount,
});

export type PlayerLine = z.output<typeof playerLine>;

export const playerNote = z.object({
  noteId: deskId,
  by: operatorName,
  text: z.string(),
  at: instant,
});

/** All money of a player since they joined: the sum on the left equals main and held money, or `isEqual` is false. */
const moneyOfPlayer = z.object({
  cashIn: signedAmount,
  won: signedAmount,
  bonusReleased: signedAmount,
  prizes: signedAmount,
  adjusted: signedAmount,
  paidOut: signedAmount,
  mainAndHeld: signedAmount,
  isEqual: z.boolean(),
});

const lift = z.extend(proposal, { uid: z.int() });

export const playerPage = z.object({
  player: z.extend(playerLine, {
    /** As in `m•••@mail.example`; null without one. */
    email: z.nullable(z.string()),
    /** In whole years; null without a birthday. */
    age: z.nullable(z.int()),
    source: z.nullable(z.string()),
    invitedBy: z.nullable(z.int()),
    points: z.int(),
  }),
  /** Null for roles that may not read the ledger. */
  money: z.nullable(moneyOfPlayer),
  play: z.array(
    z.object({ game: z.string(), bets: z.int(), staked: amount, returned: amount, net: signedAmount }),
  ),
  sessions: z.array(
    z.object({ openedAt: instant, userAgent: z.nullable(z.string()), network: z.nullable(z.string()) }),
  ),
  /** Other players who have something in common with this one, and what. */
  links: z.array(
    z.object({
      uid: z.int(),
      name: z.string(),
      why: z.array(z.enum(['account', 'document', 'device', 'invitedBy', 'invited'])),
    }),
  ),
  /** The newest cash-ins and withdrawals; none for roles that may not read the ledger. */
  moves: z.array(
    z.object({
      at: instant,
      amount,
      /** Null for a cash-in. */
      withdrawal: z.nullable(z.object({ withdrawalId, state: withdrawalState })),
    }),
  ),
  limits: z.array(
    z.object({
      kind: z.string(),
      period: z.string(),
      /** Centavos, or minutes for a limit of time. */
      most: z.nullable(z.int()),
      nextMost: z.nullable(z.int()),
      nextFrom: z.nullable(instant),
    }),
  ),
  /** The VIP level, and when the player passed the review that its bonuses wait for from level 7; null before. */
  vip: z.object({ level: z.int(), reviewedAt: z.nullable(instant) }),
  breakUntil: z.nullable(instant),
  excludedUntil: z.nullable(instant),
  notes: z.array(playerNote),
  conversations: z.array(
    z.object({ conversationId: deskId, title: z.string(), state: z.string(), wroteAt: instant }),
  ),
  /** A proposal to lift the restriction; null without one. */
  lift: z.nullable(lift),
});

export type PlayerPage = z.output<typeof playerPage>;

export const playerFilter = { text: z.string().check(z.trim(), z.maxLength(80)) };

/** A limit that is to be lowered, and to what. */
const lowerLimit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('deposit'), period, most: amount }),
  z.strictObject({ kind: z.literal('loss'), period, most: amount }),
  z.strictObject({ kind: z.literal('stake'), period: limitPeriod, most: amount }),
  z.strictObject({ kind: z.literal('session'), period, mostMinutes: limitMinutes }),
]);

export type LowerLimit = z.output<typeof lowerLimit>;

const revealCall = <const Path extends `/x2/desk/${string}`>(
  path: Path,
  action: 'revealName' | 'revealPhone' | 'revealEmail',
) =>
  deskCall({
    path,
    needs: { action, step: 'do' },
    about: 'One field of a player in full, for five minutes. The reason is kept in the audit trail.',
    body: z.strictObject({ uid, reason }),
    reply: z.object({ value: z.nullable(z.string()), until: instant }),
  });

export const playerCalls = {
  search: deskCall({
    path: '/x2/desk/player/search',
    needs: { action: 'player', step: 'read' },
    about:
      'Finds players by number, phone, e-mail or the beginning of their name; the newest without a text.',
    body: z.strictObject(playerFilter),
    reply: z.object({ list: z.array(playerLine) }),
  }),
  read: deskCall({
    path: '/x2/desk/player/read',
    needs: { action: 'player', step: 'read' },
    about: 'Everything that is known of one player, with personal data masked.',
    body: z.strictObject({ uid }),
    reply: playerPage,
  }),
  revealName: revealCall('/x2/desk/player/reveal-name', 'revealName'),
  revealPhone: revealCall('/x2/desk/player/reveal-phone', 'revealPhone'),
  revealEmail: revealCall('/x2/desk/player/reveal-email', 'revealEmail'),
  note: deskCall({
    path: '/x2/desk/player/note',
    needs: { action: 'note', step: 'do' },
    about: 'Adds a note for the team. Notes are never changed.',
    body: z.strictObject({ uid, text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)) }),
    reply: playerNote,
  }),
  restrict: deskCall({
    path: '/x2/desk/player/restrict',
    needs: { action: 'restrict', step: 'do' },
    about:
      'Ends all sessions of a player and closes play and cash-in to them, and withdrawals where it says so.',
    body: z.strictObject({
      uid,
      reason,
      /** What the player reads. */
      toldReason: z.enum(restrictionReasons),
      cashOut: z.boolean(),
    }),
    reply: z.object({ isRestricted: z.boolean() }),
  }),
  reviewVip: deskCall({
    path: '/x2/desk/player/review-vip',
    needs: { action: 'restrict', step: 'do' },
    about:
      'Keeps that a player has passed the review of source of funds and harm, for which bonuses from VIP7 wait, or takes ' +
      'that back.',
    body: z.strictObject({ uid, reason, passed: z.boolean() }),
    reply: z.object({ passedAt: z.nullable(instant) }),
  }),
  lowerLimit: deskCall({
    path: '/x2/desk/player/lower-limit',
    needs: { action: 'playerLimit', step: 'do' },
    about:
      'Lowers a limit of a player at once, or sets the first one, and tells the player. A limit that is as low already stays ' +
      'as it is. Only the player can raise it again, after 24 hours.',
    body: z.strictObject({ uid, reason, limit: lowerLimit }),
    reply: z.object({
      /** Whether it was lowered. */
      isDone: z.boolean(),
      /** The limit in effect: centavos, or minutes for one of time. */
      most: z.int(),
    }),
  }),
  proposeLift: deskCall({
    path: '/x2/desk/player/propose-lift',
    needs: { action: 'restrict', step: 'propose' },
    about: 'Proposes to open play and money to a restricted player again.',
    body: z.strictObject({ uid, reason }),
    reply: lift,
  }),
  decideLift: deskCall({
    path: '/x2/desk/player/decide-lift',
    needs: { action: 'restrict', step: 'approve' },
    about: 'Approves or sends back the proposal to lift a restriction.',
    body: z.strictObject({
      ...proposalVersion,
      decision: z.enum(['approve', 'sendBack']),
      reason,
      code: totpCode,
    }),
    reply: z.object({ isDone: z.boolean(), proposal: lift }),
  }),
};
