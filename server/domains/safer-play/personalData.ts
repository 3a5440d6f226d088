import { type DataRow, type PersonalData, pesosSql } from '../../personalData';

/** Minutes of sessions; all other limits are money. */
const shown = (column: string): string =>
  `CASE kind WHEN 'session' THEN ${column}::text ELSE ${pesosSql(column)} END`;

/** Limits, breaks and exclusions. They stay, because an operator must be able to show that they were kept. */
export const saferPlayData: PersonalData = {
  async copy(on, { uid }, limit, now) {
    const limits = await on.query<DataRow>({
      name: 'safer-play-limits-data',
      text: `
        SELECT kind, period, ${shown('most')} AS most, ${shown('next_most')} AS "nextMost", next_from AS "nextFrom"
        FROM (
          SELECT kind, period, CASE WHEN next_from <= $3 THEN next_most ELSE most END AS most,
            CASE WHEN next_from > $3 THEN next_most END AS next_most,
            CASE WHEN next_from > $3 THEN next_from END AS next_from
          FROM safer_play_limits WHERE uid = $1) AS now
        WHERE most IS NOT NULL OR next_from IS NOT NULL LIMIT $2`,
      values: [uid, limit, now],
    });
    const pauses = await on.query<DataRow>({
      name: 'safer-play-data',
      text: `
        SELECT check_minutes AS "realityCheckMinutes", break_until AS "breakUntil", excluded_from AS "excludedFrom",
          excluded_until AS "excludedUntil"
        FROM safer_play WHERE uid = $1`,
      values: [uid],
    });
    const saferPlayChanges = await on.query<DataRow>({
      name: 'safer-play-changes-data',
      text: `
        SELECT change, detail, changed_at AS "changedAt" FROM safer_play_changes
        WHERE uid = $1 ORDER BY change_id DESC LIMIT $2`,
      values: [uid, limit],
    });
    const rewardRests = await on.query<DataRow>({
      name: 'safer-play-rests-data',
      text: `
        SELECT starts_at AS "startsAt", ends_at AS "endsAt" FROM safer_play_rests
        WHERE uid = $1 ORDER BY starts_at DESC LIMIT $2`,
      values: [uid, limit],
    });
    return { limits, pauses, saferPlayChanges, rewardRests };
  },
};
