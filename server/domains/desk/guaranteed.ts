import type { BodyOf, ReplyOf } from '../../../contract/call';
import {
  type deskGuaranteedCalls as calls,
  type DeskActivity,
  GUARANTEED_MAX_CENTAVOS,
  type GuaranteedChange,
  type GuaranteedPreview,
  type GuaranteedProposal,
} from '../../../contract/desk/guaranteed';
import { type Centavos, centavos, formatPesos, ZERO } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import type { Operator } from '../../http/route';
import { needOf, receiveUntil } from '../guaranteed/activities';
import {
  type ActivityOfDesk,
  activitiesById,
  activitiesOfDesk,
  closeActivity,
  countingGames,
  createActivity,
  editActivity,
  type NewActivity,
  NOTICE_MS,
  requireValid,
} from '../guaranteed/desk';
import {
  decide,
  listProposals,
  openProposal,
  openProposals,
  type ProposalRow,
  proposalOf,
  propose,
} from './proposals';

const KIND = 'guaranteed';
const NEW = 'guaranteed new';
const objectOf = (activityId: string): string => `guaranteed ${activityId}`;

type Opening = Extract<GuaranteedChange, { kind: 'open' }>;

/** As stored: an amount as text in centavos. */
type Content = Exclude<GuaranteedChange, Opening> | (Omit<Opening, 'amount'> & { readonly amount: string });

const contentOf = (change: GuaranteedChange): Content =>
  change.kind === 'open' ? { ...change, amount: `${change.amount}` } : change;
const changeOf = (content: Content): GuaranteedChange =>
  content.kind === 'open' ? { ...content, amount: centavos(BigInt(content.amount)) } : content;

const newOf = ({ title, details, amount, places, games, startTime, endTime }: Opening): NewActivity => ({
  title,
  details,
  actCentavos: amount,
  places,
  gameArray: games,
  startTime: new Date(startTime),
  endTime: new Date(endTime),
});

const playNeeded = (actCentavos: Centavos): Centavos => centavos(needOf({ actCentavos }));

const activityOf = (activity: ActivityOfDesk): DeskActivity => ({
  activityId: activity.id,
  title: activity.title,
  details: activity.details,
  amount: activity.actCentavos,
  playNeeded: playNeeded(activity.actCentavos),
  places: activity.places,
  joined: activity.joined,
  filled: activity.filled,
  received: activity.received,
  games: [...activity.gameArray],
  startTime: activity.startTime.toISOString(),
  endTime: activity.endTime.toISOString(),
  closedAt: activity.closedAt?.toISOString() ?? null,
  createdAt: activity.createdAt.toISOString(),
  reserved: activity.reservedCentavos,
});

type Terms = Pick<
  ActivityOfDesk,
  'title' | 'details' | 'actCentavos' | 'places' | 'startTime' | 'endTime' | 'closedAt'
>;

const previewOf = (terms: Terms, reservedBefore: Centavos, reservedAfter: Centavos): GuaranteedPreview => ({
  shown: {
    title: terms.title,
    details: terms.details,
    amount: terms.actCentavos,
    playNeeded: playNeeded(terms.actCentavos),
    places: terms.places,
    startTime: terms.startTime.toISOString(),
    endTime: terms.endTime.toISOString(),
    receiveUntil: receiveUntil(terms).toISOString(),
    joinUntil: terms.closedAt?.toISOString() ?? null,
  },
  reservedBefore,
  reservedAfter,
});

/** What a change comes to now. An activity that is over or closing is shown as it is. */
function previewIn(
  change: GuaranteedChange,
  activity: ActivityOfDesk | undefined,
  now: Date,
): GuaranteedPreview {
  if (change.kind === 'open') {
    const opened = newOf(change);
    const cost = centavos(opened.actCentavos * BigInt(opened.places));
    return previewOf({ ...opened, closedAt: null }, ZERO, cost);
  }
  if (activity === undefined) throw refuse('notFound');
  const before = activity.reservedCentavos;
  if (change.kind === 'close') {
    const closedAt = activity.closedAt ?? new Date(now.getTime() + NOTICE_MS);
    // Free places are reserved until the notice is over.
    return previewOf({ ...activity, closedAt }, before, before);
  }
  const { title, details, places, endTime } = change;
  const more = centavos(activity.actCentavos * BigInt(Math.max(0, places - activity.places)));
  const terms = { ...activity, title, details, places, endTime: new Date(endTime) };
  return previewOf(terms, before, centavos(before + more));
}

const idOf = (change: GuaranteedChange): string | null => (change.kind === 'open' ? null : change.activityId);

/** What a change would come to. Refuses what {@link proposeGuaranteed} refuses of the change itself. */
export async function previewGuaranteed(
  { db, clock }: Context,
  { change }: BodyOf<typeof calls.preview>,
): Promise<GuaranteedPreview> {
  const now = clock.now();
  return previewIn(change, await requireChange(db, change, now), now);
}

/** Refuses "badRequest", "amountOutOfRange" and "notFound" for a change that could not be carried out now. */
async function requireChange(
  on: Queryable,
  change: GuaranteedChange,
  now: Date,
): Promise<ActivityOfDesk | undefined> {
  if (change.kind === 'open') {
    if (change.amount <= 0n || change.amount > GUARANTEED_MAX_CENTAVOS) throw refuse('amountOutOfRange');
    requireValid(newOf(change), now);
    return undefined;
  }
  const [activity] = await activitiesById(on, [change.activityId], now);
  if (activity === undefined || activity.closedAt !== null || activity.endTime <= now)
    throw refuse('notFound');
  if (change.kind === 'edit') {
    if (change.places < activity.places || new Date(change.endTime) < activity.endTime)
      throw refuse('badRequest', 'Only texts, more places and a later end can be changed.');
  } else if (activity.endTime.getTime() <= now.getTime() + NOTICE_MS) {
    throw refuse('badRequest', 'It ends before the seven days of notice are over.');
  }
  return activity;
}

async function proposalsIn(
  on: Queryable,
  rows: readonly ProposalRow[],
  now: Date,
): Promise<readonly GuaranteedProposal[]> {
  const changes = rows.map(({ content }) => changeOf(content as Content));
  const ids = changes.flatMap((change) => idOf(change) ?? []);
  const activities = ids.length === 0 ? [] : await activitiesById(on, ids, now);
  return rows.map((row, at) => {
    const change = changes[at] as GuaranteedChange;
    const activity = activities.find(({ id }) => id === idOf(change));
    const { reserved } = row.evidence as { readonly reserved: string };
    return {
      ...proposalOf(row, now),
      change,
      preview: previewIn(change, activity, now),
      reservedWhenProposed: centavos(BigInt(reserved)),
    };
  });
}

/** One page of a view: what is proposed, or activities with what is proposed about them. */
export async function listGuaranteed(
  { db, clock }: Context,
  { view, ...request }: BodyOf<typeof calls.list>,
): Promise<ReplyOf<typeof calls.list>> {
  const now = clock.now();
  const games = [...countingGames];
  if (view === 'proposed') {
    const { list, cursor } = await listProposals(db, { kind: KIND, isOpen: true, now, ...request });
    const proposals = await proposalsIn(db, list, now);
    const ids = proposals.flatMap(({ change }) => idOf(change) ?? []);
    const activities = ids.length === 0 ? [] : await activitiesById(db, ids, now);
    return {
      list: proposals.map((proposal) => {
        const activity = activities.find(({ id }) => id === idOf(proposal.change));
        return activity === undefined
          ? { rowId: `GP${proposal.proposalId}`, activity: null, proposal }
          : { rowId: `GA${activity.id}`, activity: activityOf(activity), proposal };
      }),
      cursor,
      games,
    };
  }
  const { list, cursor } = await activitiesOfDesk(db, { isOver: view === 'over', now }, request);
  const open = await openProposals(
    db,
    KIND,
    list.map(({ id }) => objectOf(id)),
    now,
  );
  const proposals = await proposalsIn(db, open, now);
  return {
    list: list.map((activity) => ({
      rowId: `GA${activity.id}`,
      activity: activityOf(activity),
      proposal: proposals.find(({ change }) => idOf(change) === activity.id) ?? null,
    })),
    cursor,
    games,
  };
}

/**
 * Proposes to open, change or close an activity. Refuses "notFound" for one that is unknown, over or closing,
 * "alreadySet" while another proposal about it waits, "amountOutOfRange", and "badRequest" for what cannot be opened and
 * for changes that would take something from players.
 */
export async function proposeGuaranteed(
  context: Context,
  operator: Operator,
  { change, reason, key }: BodyOf<typeof calls.propose>,
): Promise<GuaranteedProposal> {
  const { db, clock } = context;
  const now = clock.now();
  const activity = await requireChange(db, change, now);
  const object = activity === undefined ? NEW : objectOf(activity.id);
  if (activity !== undefined) {
    const open = await openProposal(db, KIND, object, now);
    if (open !== null && open.key !== key) throw refuse('alreadySet');
  }
  const { reservedAfter } = previewIn(change, activity, now);
  const row = await propose(context, operator, {
    kind: KIND,
    object,
    content: contentOf(change),
    evidence: { reserved: `${reservedAfter}` },
    reason,
    key,
    told: { detail: { change: change.kind, reserved: formatPesos(reservedAfter) } },
  });
  const [proposal] = await proposalsIn(db, [row], now);
  return proposal as GuaranteedProposal;
}

/** Decides on a change; the approval carries it out. Refuses what its proposal would be refused for now. */
export async function decideGuaranteed(
  context: Context,
  operator: Operator,
  body: BodyOf<typeof calls.decide>,
): Promise<ReplyOf<typeof calls.decide>> {
  const { isDone, row } = await decide(context, operator, body, {
    kind: KIND,
    carryOut: async ({ content }, transaction, now) =>
      carryOut(transaction, changeOf(content as Content), now),
  });
  const [proposal] = await proposalsIn(context.db, [row], context.clock.now());
  return { isDone, proposal: proposal as GuaranteedProposal };
}

/** Returns the number of the activity. */
async function carryOut(transaction: Queryable, change: GuaranteedChange, now: Date): Promise<string> {
  if (change.kind === 'open') return createActivity(transaction, newOf(change), now);
  const { activityId } = change;
  if (change.kind === 'close') {
    await closeActivity(transaction, activityId, new Date(now.getTime() + NOTICE_MS));
  } else {
    const { title, details, places, endTime } = change;
    await editActivity(
      transaction,
      { id: activityId, title, details, places, endTime: new Date(endTime) },
      now,
    );
  }
  return activityId;
}
