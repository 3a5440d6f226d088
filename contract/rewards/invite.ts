import * as z from 'zod/mini';
import { amount } from '../../games/kit/rules/amount';
import { call, instant, page, pageEnd } from '../call';

export const bagId = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/));

/** A reward for a stage that an invited player has reached: a fixed amount, named before it is opened. */
const redBag = z.object({
  id: bagId,
  /** The invited player's masked name. */
  name: z.string(),
  stage: z.int(),
  amount,
  /** When it can be opened, where it waits for a review; null where it can be opened now. */
  waitsUntil: z.nullable(instant),
});

export type RedBag = z.output<typeof redBag>;

export const invitePage = z.object({
  inviteCode: z.string(),
  inviteLink: z.string(),
  /** A contract as an agent: a monthly share instead of red bags. */
  isAgent: z.boolean(),
  stages: z.array(z.object({ stage: z.int(), play: amount, amount })),
  depositMin: amount,
  /** How long an invited player's play counts, in days. */
  days: z.int(),
  /** The most invited players at stage 1. */
  monthMax: z.int(),
  yearMax: z.int(),
  /** Points of the week's ranking, by place. */
  rankPoints: z.array(z.int()),
  /** Who registered with the code, who of them reached stage 1, and what the bags have paid. */
  joined: z.int(),
  reached: z.int(),
  earned: amount,
  /** Not opened yet, the oldest first; a hundred at most. */
  bags: z.array(redBag),
});

export type InvitePage = z.output<typeof invitePage>;

const invitee = z.object({
  name: z.string(),
  /** From 0, registered, to 3. */
  stage: z.int(),
});

export type Invitee = z.output<typeof invitee>;

const ranked = z.object({
  place: z.int(),
  name: z.string(),
  invitees: z.int(),
  points: z.int(),
  isOwn: z.boolean(),
});

export type Ranked = z.output<typeof ranked>;

export const inviteRanking = z.object({
  /** The Monday with which the week began, and the one on which points are given (yyyy-mm-dd). */
  monday: z.string(),
  nextMonday: z.string(),
  /** Places 1 to 10. */
  list: z.array(ranked),
  /** The caller where they are below; null where they are in the list or have nobody this week. */
  own: z.nullable(ranked),
});

export type InviteRanking = z.output<typeof inviteRanking>;

export const inviteCalls = {
  page: call({
    path: '/x2/invite/main-page',
    auth: 'player',
    quiet: true,
    about:
      "The caller's invite code, what invited players bring, and the red bags that wait. Refused while rewards rest.",
    reply: invitePage,
  }),
  invitees: call({
    path: '/x2/invite/records',
    auth: 'player',
    quiet: true,
    about: 'Who registered with the code of the caller, newest first: masked names and stages only.',
    body: z.strictObject(page),
    reply: z.object({ list: z.array(invitee), ...pageEnd }),
  }),
  ranking: call({
    path: '/x2/invite/ranking',
    auth: 'player',
    quiet: true,
    about: 'Who has the most invited players that reached stage 1 this week.',
    reply: inviteRanking,
  }),
  claim: call({
    path: '/x2/invite/receive',
    auth: 'player',
    money: true,
    about:
      'Opens a red bag: its amount goes to main money, less what bags had paid that were found void later.',
    body: z.strictObject({ id: bagId }),
    reply: z.object({ amount, paid: amount, setOff: amount, finance: amount }),
  }),
};
