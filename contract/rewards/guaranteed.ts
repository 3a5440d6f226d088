import * as z from 'zod/mini';
import { amount } from '../../games/kit/rules/amount';
import { call, instant } from '../call';

export const guaranteedStatuses = ['IN_PROGRESS', 'RECEIVABLE', 'RECEIVED', 'CLOSED'] as const;

const id = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/));

const status = {
  receiveStatus: z.enum(guaranteedStatuses),
  /** What the player has received; zero before. */
  receivedAmount: amount,
  hasJoined: z.boolean(),
  placesLeft: z.int(),
  /** Counted play that fills it so far, and what it takes. */
  play: amount,
  playNeeded: amount,
};

/** A promised amount for counted play in some games. */
export const guaranteedActivity = z.object({
  id,
  title: z.string(),
  details: z.string(),
  /** Paid as main money to everybody who joins and reaches `playNeeded`. */
  actAmount: amount,
  /** The games that count, as `provider_gameId`. */
  gameArray: z.array(z.string()),
  /** Bets settled from `startTime` on, and before `endTime`, count. */
  startTime: instant,
  endTime: instant,
  places: z.int(),
  /** It can be received before this time; after it, it is paid at the next settlement of a day. */
  receiveUntil: instant,
  /** Until when others can join, where an operator has given notice of that; null where it is the end. */
  joinUntil: z.nullable(instant),
  ...status,
});

export type GuaranteedActivity = z.output<typeof guaranteedActivity>;

export const guaranteedCalls = {
  popover: call({
    path: '/act-guaranteed/index/popover',
    auth: 'player',
    quiet: true,
    about:
      'The activity to tell the player of: one to receive, or else one to join. Null while rewards rest.',
    reply: z.object({ activity: z.nullable(guaranteedActivity) }),
  }),
  list: call({
    path: '/act-guaranteed/getActList',
    auth: 'player',
    quiet: true,
    about:
      'Guaranteed payouts that are open, and those of the player that ended lately. Empty while rewards rest.',
    reply: z.object({ list: z.array(guaranteedActivity) }),
  }),
  detail: call({
    path: '/act-guaranteed/actDetailStatus',
    auth: 'player',
    quiet: true,
    about: "The player's part in one activity.",
    body: z.strictObject({ id }),
    reply: z.object(status),
  }),
  join: call({
    path: '/act-guaranteed/join/{id}',
    auth: 'player',
    about: 'Joins an activity while places last. Play counts from then on. Joining again changes nothing.',
    params: z.strictObject({ id }),
    reply: guaranteedActivity,
  }),
  receive: call({
    path: '/act-guaranteed/receive-bonus/{id}',
    auth: 'player',
    money: true,
    about: 'Pays the promised amount into the main balance, once.',
    params: z.strictObject({ id }),
    reply: z.object({ receiveStatus: status.receiveStatus, receivedAmount: amount, finance: amount }),
  }),
};
