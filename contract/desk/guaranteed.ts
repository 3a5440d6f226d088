import * as z from 'zod/mini';
import { amount } from '../../games/kit/rules/amount';
import { deskCall, deskId, deskPage, instant, reason, totpCode } from './call';
import { proposal, proposalVersion } from './proposals';

/** The most that one guaranteed payout promises to a player, and to how many. */
export const GUARANTEED_MAX_CENTAVOS = 1_000_00n;
export const GUARANTEED_MAX_PLACES = 100_000;

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const details = z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000));
const places = z.int().check(z.minimum(1), z.maximum(GUARANTEED_MAX_PLACES));

/** What is proposed. Who has joined loses nothing by any of it. */
const change = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('open'),
    title,
    details,
    amount,
    places,
    /** As `provider_gameId`; only games in which play counts. */
    games: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(50)),
    startTime: instant,
    endTime: instant,
  }),
  /** Texts, more places and a later end, from the approval on. */
  z.strictObject({ kind: z.literal('edit'), activityId: deskId, title, details, places, endTime: instant }),
  /** Nobody else can join seven days after the approval. */
  z.strictObject({ kind: z.literal('close'), activityId: deskId }),
]);

export type GuaranteedChange = z.output<typeof change>;

export const deskActivity = z.object({
  activityId: deskId,
  title: z.string(),
  details: z.string(),
  amount,
  /** Counted play that fills it for one player. */
  playNeeded: amount,
  places: z.int(),
  joined: z.int(),
  filled: z.int(),
  received: z.int(),
  games: z.array(z.string()),
  startTime: instant,
  endTime: instant,
  /** From when nobody else can join, where that is before its end. */
  closedAt: z.nullable(instant),
  createdAt: instant,
  /** What it can still cost. */
  reserved: amount,
});

export type DeskActivity = z.output<typeof deskActivity>;

/** What a change comes to: as players would see the activity, and what it can cost before and after. */
const preview = z.object({
  shown: z.object({
    title: z.string(),
    details: z.string(),
    amount,
    playNeeded: amount,
    places: z.int(),
    startTime: instant,
    endTime: instant,
    receiveUntil: instant,
    joinUntil: z.nullable(instant),
  }),
  reservedBefore: amount,
  reservedAfter: amount,
});

export type GuaranteedPreview = z.output<typeof preview>;

const proposedChange = z.extend(proposal, {
  change,
  /** As things stand now. */
  preview,
  /** What it could cost when it was proposed. */
  reservedWhenProposed: amount,
});

export type GuaranteedProposal = z.output<typeof proposedChange>;

const row = z.object({
  /** As in `GP12` of a proposal to open one, or `GA7` of an activity. */
  rowId: z.string(),
  activity: z.nullable(deskActivity),
  /** The open proposal about it; null without one. */
  proposal: z.nullable(proposedChange),
});

export type GuaranteedRow = z.output<typeof row>;

/** `proposed` has what waits for a second person, `running` what goes on or begins later. */
export const guaranteedViews = ['proposed', 'running', 'over'] as const;

export const deskGuaranteedCalls = {
  list: deskCall({
    path: '/x2/desk/guaranteed/list',
    needs: { action: 'guaranteed', step: 'read' },
    about: 'Guaranteed payouts in one view, newest first.',
    body: z.strictObject({ ...deskPage, view: z.enum(guaranteedViews) }),
    reply: z.object({
      list: z.array(row),
      cursor: z.nullable(deskId),
      /** The games that an activity may name. */
      games: z.array(z.object({ game: z.string(), title: z.string() })),
    }),
  }),
  preview: deskCall({
    path: '/x2/desk/guaranteed/preview',
    needs: { action: 'guaranteed', step: 'propose' },
    about: 'What a change would come to; nothing is kept.',
    body: z.strictObject({ change }),
    reply: preview,
  }),
  propose: deskCall({
    path: '/x2/desk/guaranteed/propose',
    needs: { action: 'guaranteed', step: 'propose' },
    about: 'Proposes to open, to change or to close a guaranteed payout.',
    body: z.strictObject({ change, reason, key: z.string().check(z.regex(/^[\w-]{16,64}$/)) }),
    reply: proposedChange,
  }),
  decide: deskCall({
    path: '/x2/desk/guaranteed/decide',
    needs: { action: 'guaranteed', step: 'approve' },
    about: 'Approves or sends back what another operator has proposed; the approval carries it out.',
    body: z.strictObject({
      ...proposalVersion,
      decision: z.enum(['approve', 'sendBack']),
      reason,
      code: totpCode,
    }),
    reply: z.object({ isDone: z.boolean(), proposal: proposedChange }),
  }),
};
