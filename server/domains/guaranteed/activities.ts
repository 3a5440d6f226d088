import type { GuaranteedActivity } from '../../../contract/rewards/guaranteed';
import { centavos, ZERO } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';

/** Counted play that a payout takes, as a multiple of its amount. */
export const PLAY_TIMES = 150n;

const DAY_MS = 24 * 60 * 60_000;
/** How long after its end it can be received. */
export const RECEIVE_DAYS = 7;

/** How long after its end a player sees an activity that they had joined, in ms. */
const SHOWN_MS = 30 * DAY_MS;

/** An activity with a player's part in it. */
export interface ActivityRow {
  readonly activityId: bigint;
  readonly title: string;
  readonly details: string;
  readonly actCentavos: bigint;
  readonly places: number;
  readonly joined: number;
  readonly games: readonly string[];
  readonly startTime: Date;
  readonly endTime: Date;
  /** From then on nobody else can join; null where that is its end. */
  readonly closedAt: Date | null;
  /** Null for a player who has not joined. */
  readonly state: 'open' | 'closed' | 'received' | null;
  readonly filledCentavos: bigint;
}

const COLUMNS = `
  a.activity_id AS "activityId", a.title, a.details, a.act_centavos AS "actCentavos", a.places, a.joined, a.games,
  a.start_time AS "startTime", a.end_time AS "endTime", a.closed_at AS "closedAt", p.state,
  coalesce(p.filled_centavos, 0) AS "filledCentavos"`;

/** What a player is shown: activities that are open, and those they joined that ended lately; the first end first. */
export const activitiesFor = (on: Queryable, uid: number, now: Date): Promise<ActivityRow[]> =>
  on.query<ActivityRow>({
    name: 'guaranteed-list',
    text: `
      SELECT ${COLUMNS}
      FROM guaranteed_activities a LEFT JOIN guaranteed_players p ON p.activity_id = a.activity_id AND p.uid = $1
      WHERE a.end_time > $3 AND (p.uid IS NOT NULL OR a.end_time > $2 AND (a.closed_at IS NULL OR a.closed_at > $2))
      ORDER BY a.end_time, a.activity_id LIMIT 100`,
    values: [uid, now, new Date(now.getTime() - SHOWN_MS)],
  });

/** An activity with a player's part in it; null if there is none. */
export async function activityFor(
  on: Queryable,
  uid: number,
  activityId: bigint,
): Promise<ActivityRow | null> {
  const [row] = await on.query<ActivityRow>({
    name: 'guaranteed-find',
    text: `
      SELECT ${COLUMNS}
      FROM guaranteed_activities a LEFT JOIN guaranteed_players p ON p.activity_id = a.activity_id AND p.uid = $1
      WHERE a.activity_id = $2`,
    values: [uid, activityId],
  });
  return row ?? null;
}

export const needOf = ({ actCentavos }: Pick<ActivityRow, 'actCentavos'>): bigint => actCentavos * PLAY_TIMES;

export const receiveUntil = ({ endTime }: Pick<ActivityRow, 'endTime'>): Date =>
  new Date(endTime.getTime() + RECEIVE_DAYS * DAY_MS);

/** Whether somebody who has not joined still can. */
export const isJoinable = (row: ActivityRow, now: Date): boolean =>
  !isClosed(row, now) && now < row.endTime && row.joined < row.places;

/** Whether it is closed to players who have not joined. */
const isClosed = ({ closedAt }: ActivityRow, now: Date): boolean => closedAt !== null && closedAt <= now;

/** A player's part in an activity at a time, after their play was counted. */
export function statusOf(row: ActivityRow, now: Date): GuaranteedActivity['receiveStatus'] {
  if (row.state === 'received') return 'RECEIVED';
  if (row.state === 'open' && row.filledCentavos >= needOf(row))
    return now < receiveUntil(row) ? 'RECEIVABLE' : 'CLOSED';
  if (row.state === null) return isJoinable(row, now) ? 'IN_PROGRESS' : 'CLOSED';
  return row.state === 'open' && now < row.endTime ? 'IN_PROGRESS' : 'CLOSED';
}

/** What is told of a player's part alone. */
export function shownStatus(row: ActivityRow, now: Date) {
  return {
    receiveStatus: statusOf(row, now),
    receivedAmount: row.state === 'received' ? centavos(row.actCentavos) : ZERO,
    hasJoined: row.state !== null,
    placesLeft: isClosed(row, now) ? 0 : row.places - row.joined,
    play: centavos(row.filledCentavos),
    playNeeded: centavos(needOf(row)),
  };
}

export const shownActivity = (row: ActivityRow, now: Date): GuaranteedActivity => ({
  id: row.activityId.toString(),
  title: row.title,
  details: row.details,
  actAmount: centavos(row.actCentavos),
  gameArray: [...row.games],
  startTime: row.startTime.toISOString(),
  endTime: row.endTime.toISOString(),
  places: row.places,
  receiveUntil: receiveUntil(row).toISOString(),
  joinUntil: row.closedAt?.toISOString() ?? null,
  ...shownStatus(row, now),
});
