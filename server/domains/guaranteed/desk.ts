import { manifests } from '../../../games/allGames';
import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';
import { cutPage, keyOf, type PageRequest } from '../../http/cursor';
import { refuse } from '../../http/refusal';
import { gameOf } from '../catalogue/ownGames';

/** What the console does with guaranteed payouts. Whoever calls has checked who the operator is, and that two agree. */

/** What an operator decides of an activity. */
export interface NewActivity {
  readonly title: string;
  readonly details: string;
  readonly actCentavos: Centavos;
  readonly places: number;
  /** Own games whose stakes count, as `provider_gameId`. */
  readonly gameArray: readonly string[];
  readonly startTime: Date;
  readonly endTime: Date;
}

/** An activity as the console shows it. */
export interface ActivityOfDesk extends NewActivity {
  readonly id: string;
  readonly joined: number;
  /** Players whose play has filled it, and those of them who have received it. */
  readonly filled: number;
  readonly received: number;
  readonly createdAt: Date;
  /** From when nobody else can join; null where that is its end. */
  readonly closedAt: Date | null;
  /** What it can still cost. */
  readonly reservedCentavos: Centavos;
}

/** The games that an activity may name, as `provider_gameId` with a title: play in them counts. */
export const countingGames: readonly { readonly game: string; readonly title: string }[] = manifests
  .filter(({ turnoverWeight }) => turnoverWeight > 0)
  .map((manifest) => ({
    game: `${gameOf(manifest).gameProvider}_${manifest.id}`,
    title: manifest.title.enPH,
  }));

/**
 * Opens an activity and returns its id; places x amount is reserved from now on. Refuses "badRequest" for texts that are
 * empty or too long, amounts and places that are not positive, games in which play does not count, and times that are
 * over or in the wrong order.
 */
export async function createActivity(
  transaction: Queryable,
  activity: NewActivity,
  now: Date,
): Promise<string> {
  requireValid(activity, now);
  const { title, details, actCentavos, places, gameArray, startTime, endTime } = activity;
  const [row] = await transaction.query<{ id: bigint }>({
    name: 'guaranteed-create',
    text: `
      INSERT INTO guaranteed_activities (title, details, act_centavos, places, games, start_time, end_time, created_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING activity_id AS id`,
    values: [title, details, actCentavos, places, [...new Set(gameArray)], startTime, endTime, now],
  });
  if (row === undefined) throw new Error('an activity was not stored');
  return row.id.toString();
}

/** Refuses "badRequest" for an activity that cannot be opened. */
export function requireValid(activity: NewActivity, now: Date): void {
  const { title, details, actCentavos, places, gameArray, startTime, endTime } = activity;
  const isValid =
    isText(title, 80) &&
    isText(details, 2_000) &&
    actCentavos > 0n &&
    Number.isInteger(places) &&
    places > 0 &&
    gameArray.length > 0 &&
    gameArray.every((named) => countingGames.some(({ game }) => game === named)) &&
    startTime < endTime &&
    now < endTime;
  if (!isValid) throw refuse('badRequest');
}

const isText = (text: string, longest: number): boolean => text.trim() !== '' && text.length <= longest;

/** How long before an activity closes to new players it is told: changes take seven days' notice. */
export const NOTICE_MS = 7 * 24 * 60 * 60_000;

/**
 * Closes an activity to new players from a time on; who has joined keeps their place, and what nobody has taken by then is
 * no longer reserved. Refuses "notFound" for one that is unknown, closed already or over by then.
 */
export async function closeActivity(transaction: Queryable, id: string, from: Date): Promise<void> {
  const rows = await transaction.query({
    name: 'guaranteed-close-activity',
    text: `
      UPDATE guaranteed_activities SET closed_at = $2
      WHERE activity_id = $1 AND closed_at IS NULL AND end_time > $2 RETURNING activity_id`,
    values: [BigInt(id), from],
  });
  if (rows.length === 0) throw refuse('notFound');
}

/** What may change while an activity is open: its texts, and more places or a later end. Nothing is taken from players. */
export interface ActivityEdit {
  readonly id: string;
  readonly title: string;
  readonly details: string;
  readonly places: number;
  readonly endTime: Date;
}

/**
 * Changes an activity at once. Refuses "notFound" for one that is unknown, over or closing, and "badRequest" for empty
 * texts, fewer places and an earlier end.
 */
export async function editActivity(transaction: Queryable, edit: ActivityEdit, now: Date): Promise<void> {
  const { id, title, details, places, endTime } = edit;
  const [old] = await transaction.query<{ places: number; endTime: Date }>({
    name: 'guaranteed-edit-find',
    text: `
      SELECT places, end_time AS "endTime" FROM guaranteed_activities
      WHERE activity_id = $1 AND closed_at IS NULL AND end_time > $2 FOR UPDATE`,
    values: [BigInt(id), now],
  });
  if (old === undefined) throw refuse('notFound');
  if (!isText(title, 80) || !isText(details, 2_000) || places < old.places || endTime < old.endTime)
    throw refuse('badRequest', 'Only texts, more places and a later end can be changed.');
  await transaction.query({
    name: 'guaranteed-edit',
    text: `
      UPDATE guaranteed_activities SET title = $2, details = $3, places = $4, end_time = $5 WHERE activity_id = $1`,
    values: [BigInt(id), title, details, places, endTime],
  });
}

interface DeskRow extends Omit<ActivityOfDesk, 'id' | 'actCentavos' | 'reservedCentavos'> {
  readonly id: bigint;
  readonly actCentavos: bigint;
  readonly reservedCentavos: bigint;
}

/** An activity with what it can still cost: its amount for every place that is free while others can join, and for
 * everybody who can still fill or receive it. $1 is the time. */
const ACTIVITY = `
  SELECT a.activity_id AS id, a.title, a.details, a.act_centavos AS "actCentavos", a.places, a.games AS "gameArray",
    a.start_time AS "startTime", a.end_time AS "endTime", a.joined, a.created_at AS "createdAt",
    a.closed_at AS "closedAt", p.filled, p.received,
    a.act_centavos * (p.claims
      + CASE WHEN (a.closed_at IS NULL OR a.closed_at > $1) AND a.end_time > $1 THEN a.places - a.joined ELSE 0 END)
      AS "reservedCentavos"
  FROM guaranteed_activities a CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE filled_centavos = need_centavos)::integer AS filled,
      count(*) FILTER (WHERE state = 'received')::integer AS received,
      count(*) FILTER (WHERE state = 'open' AND (filled_centavos = need_centavos OR a.end_time > $1)) AS claims
    FROM guaranteed_players p WHERE p.activity_id = a.activity_id) AS p`;

const activityOf = ({ id, actCentavos, reservedCentavos, ...rest }: DeskRow): ActivityOfDesk => ({
  ...rest,
  id: id.toString(),
  actCentavos: centavos(actCentavos),
  reservedCentavos: centavos(reservedCentavos),
});

/** One page of the activities that go on or begin later, or of those that are over; newest first. */
export async function activitiesOfDesk(
  on: Queryable,
  { isOver, now }: { readonly isOver: boolean; readonly now: Date },
  { pageSize, cursor }: PageRequest,
): Promise<{ list: ActivityOfDesk[]; cursor: string | null }> {
  const rows = await on.query<DeskRow>({
    name: `guaranteed-desk-${isOver ? 'over' : 'running'}`,
    text: `
      ${ACTIVITY} WHERE a.end_time ${isOver ? '<=' : '>'} $1 AND a.activity_id < $2
      ORDER BY a.activity_id DESC LIMIT $3`,
    values: [now, keyOf(cursor), pageSize + 1],
  });
  const { page, cursor: next } = cutPage(rows, pageSize, ({ id }) => id);
  return { list: page.map(activityOf), cursor: next };
}

/** These activities, the oldest first. */
export async function activitiesById(
  on: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<ActivityOfDesk[]> {
  const rows = await on.query<DeskRow>({
    name: 'guaranteed-desk-some',
    text: `${ACTIVITY} WHERE a.activity_id = ANY ($2::bigint[]) ORDER BY a.activity_id`,
    values: [now, ids.map(BigInt)],
  });
  return rows.map(activityOf);
}
