import * as z from 'zod/mini';
import type { SettingsVersion } from '../../../../contract/desk/configuration';
import { type AnySettings, type SettingsArea, settingsContents } from '../../../../contract/desk/settings';
import { readContent } from '../../../active/resolve';
import type { Queryable } from '../../../db/database';

/** A version as it is stored; its content is in wire form. */
export interface VersionRow {
  readonly id: bigint;
  readonly area: SettingsArea;
  readonly number: number;
  readonly content: unknown;
  readonly state: SettingsVersion['state'];
  readonly revision: number;
  readonly by: SettingsVersion['by'];
  readonly savedAt: Date;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly stoppedAt: Date | null;
  readonly stopReason: string | null;
}

const VERSION = `
  v.version_id AS id, v.area, v.number, v.content, v.state, v.revision, v.saved_at AS "savedAt",
  v.starts_at AS "startsAt", v.ends_at AS "endsAt",
  v.stopped_at AS "stoppedAt", v.stop_reason AS "stopReason",
  json_build_object('id', o.operator_id, 'name', o.name) AS by
  FROM settings_versions v JOIN desk_operators o ON o.operator_id = v.drafted_by`;

export const lineOf = (row: VersionRow): SettingsVersion => ({
  versionId: row.id.toString(),
  number: row.number,
  state: row.state,
  revision: row.revision,
  by: row.by,
  savedAt: row.savedAt.toISOString(),
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
  stopped: row.stoppedAt === null ? null : { at: row.stoppedAt.toISOString(), reason: row.stopReason ?? '' },
});

/** The content of an area in wire form. */
export function wireOf({ area, content }: AnySettings): unknown {
  const schema: z.ZodMiniType = settingsContents[area];
  return z.encode(schema, content);
}

/** A stored content with its area. */
export const settingsOf = ({ area, content }: Pick<VersionRow, 'area' | 'content'>): AnySettings =>
  ({ area, content: readContent(area, content) }) as AnySettings;

export async function findVersion(on: Queryable, id: bigint): Promise<VersionRow | null> {
  const [row] = await on.query<VersionRow>({
    name: 'settings-version',
    text: `SELECT ${VERSION} WHERE v.version_id = $1`,
    values: [id],
  });
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockVersion(transaction: Queryable, id: bigint): Promise<VersionRow | null> {
  await transaction.query({
    name: 'settings-version-lock',
    text: 'SELECT FROM settings_versions WHERE version_id = $1 FOR UPDATE',
    values: [id],
  });
  return findVersion(transaction, id);
}

const LISTED = 30;

/** The newest versions of an area that others may see. */
export const listVersions = (on: Queryable, area: SettingsArea): Promise<VersionRow[]> =>
  on.query<VersionRow>({
    name: 'settings-versions',
    text: `
      SELECT ${VERSION} WHERE v.area = $1 AND v.state NOT IN ('draft', 'discarded')
      ORDER BY v.number DESC LIMIT $2`,
    values: [area, LISTED],
  });

/** What is live in an area; null for the environment. */
export async function liveVersion(on: Queryable, area: SettingsArea): Promise<VersionRow | null> {
  const [row] = await on.query<VersionRow>({
    name: 'settings-version-live',
    text: `
      SELECT ${VERSION} WHERE v.area = $1 AND v.state = 'live'
      ORDER BY v.published_at DESC, v.version_id DESC LIMIT 1`,
    values: [area],
  });
  return row ?? null;
}

export async function ownDraft(
  on: Queryable,
  area: SettingsArea,
  operatorId: number,
): Promise<VersionRow | null> {
  const [row] = await on.query<VersionRow>({
    name: 'settings-version-draft',
    text: `SELECT ${VERSION} WHERE v.area = $1 AND v.drafted_by = $2 AND v.state = 'draft'`,
    values: [area, operatorId],
  });
  return row ?? null;
}

/** Saves the draft of an operator, who has one in each area, and returns its number. */
export async function saveDraft(
  transaction: Queryable,
  settings: AnySettings,
  operatorId: number,
  now: Date,
): Promise<bigint> {
  const { area } = settings;
  // Two who begin a draft at once get different numbers.
  await transaction.query({
    name: 'settings-versions-turn',
    text: "SELECT pg_advisory_xact_lock(hashtext('settings ' || $1::text))",
    values: [area],
  });
  const [row] = await transaction.query<{ id: bigint }>({
    name: 'settings-version-save',
    text: `
      INSERT INTO settings_versions (area, number, content, state, drafted_by, saved_at)
      SELECT $1, coalesce(max(number), 0) + 1, $2, 'draft', $3, $4 FROM settings_versions WHERE area = $1
      ON CONFLICT (area, drafted_by) WHERE state = 'draft' DO UPDATE
        SET content = excluded.content, saved_at = excluded.saved_at, revision = settings_versions.revision + 1
      RETURNING version_id AS id`,
    values: [area, JSON.stringify(wireOf(settings)), operatorId, now],
  });
  if (row === undefined) throw new Error('a draft was not saved');
  return row.id;
}

interface Change {
  readonly state: VersionRow['state'];
  readonly startsAt?: Date | null;
  readonly endsAt?: Date | null;
}

/** Moves a locked version to another state. */
export async function moveVersion(
  transaction: Queryable,
  { id, startsAt, endsAt }: VersionRow,
  change: Change,
  now: Date,
): Promise<void> {
  await transaction.query({
    name: 'settings-version-move',
    text: `
      UPDATE settings_versions SET state = $2, revision = revision + 1, starts_at = $3, ends_at = $4,
        published_at = CASE WHEN $2 = 'live' THEN $5::timestamptz ELSE published_at END,
        over_at = CASE WHEN $2 = 'over' THEN $5::timestamptz ELSE over_at END
      WHERE version_id = $1`,
    values: [
      id,
      change.state,
      change.startsAt === undefined ? startsAt : change.startsAt,
      change.endsAt === undefined ? endsAt : change.endsAt,
      now,
    ],
  });
}
