import * as z from 'zod/mini';
import { amount } from '../../games/kit/rules/amount';
import { call, instant, page, pageEnd } from '../call';
import { drawNumber } from '../lotto';
import { withdrawalId } from '../wallet/withdrawals';
import { cleanText } from './messageText';
import { unreadCall, unreadCounts } from './unread';

/** The tabs of the message centre. */
export const segments = ['notices', 'rewards', 'service'] as const;
const segment = z.enum(segments);

export type Segment = z.output<typeof segment>;

const cleaned = (longest: number) =>
  z.pipe(
    z.pipe(z.string().check(z.maxLength(2 * longest)), z.transform(cleanText)),
    z.string().check(z.minLength(1), z.maxLength(longest)),
  );

/** A page of the app, by its path. */
const link = z.string().check(z.maxLength(64), z.regex(/^\/[A-Za-z0-9/]*$/));

const kept = z.string().check(z.maxLength(4_000));

/** Written by an operator. Plain text, unless `isMarked`; see `paragraphs`. */
const operatorContent = z.object({
  kind: z.literal('operator'),
  title: kept,
  text: kept,
  isMarked: z.boolean(),
  link: z.nullable(link),
});

/** Set where an operator has lowered the limit; absent for the player's own wish. */
const limitSetBy = z.optional(z.literal('operator'));

/**
 * The content of a message. A system message has what happened and its figures; the client renders it in the reader's
 * language.
 */
export const messageContent = z.discriminatedUnion('kind', [
  operatorContent,
  z.object({ kind: z.literal('deposit'), amount }),
  z.object({ kind: z.literal('passwordChanged'), heldUntil: instant }),
  z.object({
    kind: z.literal('limit'),
    limit: z.enum(['deposit', 'loss', 'stake']),
    period: z.enum(['bet', 'day', 'week', 'month']),
    most: z.nullable(amount),
    /** When it takes effect; null for at once. */
    from: z.nullable(instant),
    by: limitSetBy,
  }),
  z.object({
    kind: z.literal('sessionLimit'),
    period: z.enum(['bet', 'day', 'week', 'month']),
    mostMinutes: z.nullable(z.int()),
    from: z.nullable(instant),
    by: limitSetBy,
  }),
  z.object({ kind: z.literal('break'), until: instant }),
  z.object({ kind: z.literal('exclusion'), until: instant }),
  z.object({ kind: z.literal('exclusionLifted'), until: instant }),
  z.object({ kind: z.literal('prize'), amount }),
  z.object({ kind: z.literal('luckyPrize'), amount }),
  z.object({
    kind: z.literal('redBag'),
    amount,
    /** From when it can be opened; null for at once. */
    from: z.nullable(instant),
  }),
  z.object({ kind: z.literal('guaranteed'), title: z.string(), amount }),
  z.object({ kind: z.literal('lottoWin'), draw: drawNumber, amount }),
  /** A void draw: the stakes of the tickets have gone back. */
  z.object({ kind: z.literal('lottoVoid'), draw: drawNumber, amount }),
  /** Orders on the markets were canceled: their stakes have gone back. */
  z.object({ kind: z.literal('tradeVoid'), orders: z.int(), amount }),
  /** The account has moved to the main app. */
  z.object({
    kind: z.literal('moved'),
    /** The main money that moved along. */
    amount,
    /** The bonus for the move; null for none. */
    award: z.nullable(amount),
  }),
  z.object({ kind: z.literal('bonusExpires'), turnoverLeft: amount, at: instant }),
  z.object({ kind: z.literal('pointsExpire'), points: z.int(), at: instant }),
  z.object({
    kind: z.literal('withdrawal'),
    /** Older messages have none. */
    withdrawalId: z.optional(withdrawalId),
    amount,
    state: z.enum(['confirmed', 'rejected', 'failed']),
  }),
  z.object({ kind: z.literal('identity'), isVerified: z.boolean() }),
]);

export type MessageContent = z.output<typeof messageContent>;

const messageId = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/));

export const message = z.object({
  messageId,
  segment,
  content: messageContent,
  sentAt: instant,
  isRead: z.boolean(),
});

export type Message = z.output<typeof message>;

export const messageCalls = {
  list: call({
    path: '/x2/message/list',
    auth: 'player',
    quiet: true,
    about: "The caller's messages in one tab, newest first.",
    body: z.strictObject({ ...page, segment }),
    reply: z.object({ list: z.array(message), ...pageEnd }),
  }),
  unread: unreadCall,
  read: call({
    path: '/x2/message/read',
    auth: 'player',
    quiet: true,
    about: 'Marks one message as read.',
    body: z.strictObject({ messageId }),
    reply: unreadCounts,
  }),
  readAll: call({
    path: '/x2/message/read-all',
    auth: 'player',
    about: 'Marks every message of a tab as read.',
    body: z.strictObject({ segment }),
    reply: unreadCounts,
  }),
};

/** A message from an operator, to one player or to all. */
export const operatorMessage = z.strictObject({
  /** Created by the operator's client: a repeat under the same key posts nothing. */
  key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  uid: z.nullable(z.int().check(z.positive())),
  segment,
  title: cleaned(80),
  text: cleaned(2_000),
  isMarked: z._default(z.boolean(), false),
  link: z._default(z.nullable(link), null),
});
