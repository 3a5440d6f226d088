import type { MissionEvent } from '../../../contract/rewards/missions';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { dayAfter, manilaDate, startOf } from '../../manilaDay';
import { POINT_REFERENCES } from '../rewards/points';
import { type LimitChange, longestLimitMs } from './limitStood';
import type { DayFacts, LifeFacts } from './missions';

/** What missions are computed from: nothing of it is counted by the missions themselves. */
export interface Facts {
  /** The day in Manila on which the player joined. */
  readonly joinedDay: string;
  readonly life: LifeFacts;
  readonly ofDay: (day: string) => DayFacts;
}

interface LifeRow extends Omit<LifeFacts, 'limitStoodMs'> {
  readonly joinedAt: Date;
}

interface DayRow {
  readonly day: string;
  readonly event: MissionEvent | null;
  readonly game: string | null;
  readonly bets: number;
  readonly countedCentavos: bigint;
  readonly reveals: number;
  readonly isCheckedIn: boolean;
}

/** The most log-in days, check-ins and revealed pairs that any mission asks for. */
const COUNT_MAX = 100;

/**
 * What a player did on each day from the first one (yyyy-mm-dd) to today, and since they joined. The caller has locked
 * the player and has counted their play. Refuses "notFound" without a player.
 */
export async function factsOf(
  transaction: Queryable,
  uid: number,
  { firstDay, now }: { readonly firstDay: string; readonly now: Date },
): Promise<Facts> {
  const { joinedAt, ...life } = await lifeOf(transaction, uid);
  const changes = await limitChanges(transaction, uid);
  const rows = await daysOf(transaction, uid, firstDay, manilaDate(now));
  return {
    joinedDay: manilaDate(joinedAt),
    life: { ...life, limitStoodMs: longestLimitMs(changes, now) },
    ofDay: (day) => dayFacts(rows.filter((row) => row.day === day)),
  };
}

async function lifeOf(transaction: Queryable, uid: number): Promise<LifeRow> {
  const [row] = await transaction.query<LifeRow>({
    name: 'missions-life',
    text: `
      SELECT p.created_at AS "joinedAt", p.email IS NOT NULL AS "hasEmail", p.verified = 'VERIFIED' AS "isVerified",
        EXISTS (SELECT FROM safer_play_changes c WHERE c.uid = p.uid AND c.change = 'realityCheck') AS "hasChosenCheck",
        coalesce((SELECT a.deposited > 0 FROM ledger_accounts a WHERE a.uid = p.uid AND a.code = 10), false)
          AS "hasDeposited",
        (SELECT count(*)::integer FROM (SELECT FROM ledger_references r
          WHERE r.uid = p.uid AND r.kind = 'points' AND starts_with(r.reference, $2) LIMIT $4) AS c) AS "checkIns",
        (SELECT count(*)::integer FROM (SELECT FROM ledger_references r
          WHERE r.uid = p.uid AND r.kind = 'points' AND starts_with(r.reference, $3) LIMIT $4) AS l) AS "logInDays",
        (SELECT count(*)::integer FROM (SELECT FROM fairness_pairs f
          WHERE f.uid = p.uid AND f.state = 'revealed' LIMIT $4) AS f) AS reveals,
        coalesce((SELECT c.counted_centavos FROM counted_play c WHERE c.uid = p.uid), 0) AS "countedCentavos",
        EXISTS (SELECT FROM mission_reports m WHERE m.uid = p.uid AND m.event = 'guide') AS "hasFinishedGuide"
      FROM players p WHERE p.uid = $1`,
    values: [uid, POINT_REFERENCES.CHECKIN, POINT_REFERENCES.LOGIN, COUNT_MAX],
  });
  if (row === undefined) throw refuse('notFound');
  return row;
}

const limitChanges = (transaction: Queryable, uid: number): Promise<LimitChange[]> =>
  transaction.query<LimitChange>({
    name: 'missions-limits',
    text: `
      SELECT change, detail, changed_at AS "changedAt" FROM safer_play_changes
      WHERE uid = $1 AND change IN ('limit', 'limitKept') ORDER BY change_id`,
    values: [uid],
  });

/** One row for each event, game, revealed pair and check-in of a day. */
const daysOf = (transaction: Queryable, uid: number, firstDay: string, lastDay: string): Promise<DayRow[]> =>
  transaction.query<DayRow>({
    name: 'missions-days',
    text: `
      SELECT to_char(day, 'YYYY-MM-DD') AS day, event, NULL AS game, 0 AS bets, 0::bigint AS "countedCentavos",
        0 AS reveals, false AS "isCheckedIn"
      FROM mission_reports WHERE uid = $1 AND day BETWEEN $2::date AND $3::date
      UNION ALL
      SELECT to_char(day, 'YYYY-MM-DD'), NULL, game, bets, counted_centavos, 0, false
      FROM play_days WHERE uid = $1 AND day BETWEEN $2::date AND $3::date
      UNION ALL
      SELECT to_char(revealed_at AT TIME ZONE 'Asia/Manila', 'YYYY-MM-DD'), NULL, NULL, 0, 0, 1, false
      FROM fairness_pairs WHERE uid = $1 AND state = 'revealed' AND revealed_at >= $4
      UNION ALL
      SELECT substr(reference, length($5) + 1), NULL, NULL, 0, 0, 0, true
      FROM ledger_references WHERE uid = $1 AND kind = 'points' AND reference = ANY ($6::text[])`,
    values: [
      uid,
      firstDay,
      lastDay,
      startOf(firstDay),
      POINT_REFERENCES.CHECKIN,
      daysBetween(firstDay, lastDay).map((day) => POINT_REFERENCES.CHECKIN + day),
    ],
  });

/** Every day from the first to the last one, both included. */
export function daysBetween(firstDay: string, lastDay: string): string[] {
  const days: string[] = [];
  for (let day = firstDay; day <= lastDay; day = dayAfter(day)) days.push(day);
  return days;
}

const dayFacts = (rows: readonly DayRow[]): DayFacts => ({
  events: new Set(rows.flatMap(({ event }) => event ?? [])),
  reveals: rows.reduce((sum, { reveals }) => sum + reveals, 0),
  bets: new Map(rows.flatMap(({ game, bets }) => (game === null ? [] : [[game, bets] as const]))),
  countedCentavos: rows.reduce((sum, { countedCentavos }) => sum + countedCentavos, 0n),
  isCheckedIn: rows.some(({ isCheckedIn }) => isCheckedIn),
});
