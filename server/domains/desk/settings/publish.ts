import type { FastifyInstance } from 'fastify';
import { notifySettings } from '../../../active/settingsHolder';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { record } from '../audit';
import { lockVersion, moveVersion, type VersionRow } from './versions';

const EVERY_MINUTES = 5;

/**
 * Makes a locked version live. What was live without an end is over; what was live with an end comes back when this one
 * ends first.
 */
export async function publish(transaction: Queryable, version: VersionRow, now: Date): Promise<void> {
  const { area, number, endsAt } = version;
  if (endsAt === null) {
    await transaction.query({
      name: 'settings-versions-replace',
      text: `
        UPDATE settings_versions SET state = 'over', over_at = $2, revision = revision + 1
        WHERE area = $1 AND state = 'live'`,
      values: [area, now],
    });
  }
  await moveVersion(transaction, version, { state: 'live' }, now);
  const deed = { operator: null, action: 'settings.publish', object: `settings ${area} ${number}` };
  await record(transaction, deed, now);
  await notifySettings(transaction);
}

/** Starts what is due and ends what is over, on whichever process runs the job. */
export async function publishDue(context: Pick<Context, 'db' | 'clock' | 'settings'>): Promise<string> {
  const { db, clock, settings } = context;
  const now = clock.now();
  const due = await db.query<{ id: bigint }>({
    name: 'settings-versions-due',
    text: `
      SELECT version_id AS id FROM settings_versions
      WHERE (state = 'scheduled' AND starts_at <= $1) OR (state = 'live' AND ends_at <= $1)
      ORDER BY coalesce(starts_at, saved_at), version_id`,
    values: [now],
  });
  // A proposal that ran out leaves its version to be drafted again.
  await db.query({
    name: 'settings-versions-lapsed',
    text: `
      UPDATE settings_versions v SET state = 'sentBack', revision = revision + 1
      WHERE v.state = 'proposed' AND NOT EXISTS (
        SELECT FROM desk_proposals p WHERE p.kind = 'settings' AND p.state = 'open' AND p.expires_at > $1
          AND p.object = 'settings ' || v.area AND p.content ->> 'versionId' = v.version_id::text)`,
    values: [now],
  });
  const told: string[] = [];
  for (const { id } of due) {
    await db.transaction(async (transaction) => {
      const version = await lockVersion(transaction, id);
      if (version === null) return;
      const { area, number, state, endsAt } = version;
      const isOver = endsAt !== null && endsAt <= now;
      if (state === 'scheduled' && !isOver) {
        await publish(transaction, version, now);
        told.push(`${area} ${number} is live`);
      } else if (isOver && (state === 'live' || state === 'scheduled')) {
        if (state === 'scheduled') await moveVersion(transaction, version, { state: 'discarded' }, now);
        else await moveVersion(transaction, version, { state: 'over' }, now);
        const deed = { operator: null, action: 'settings.end', object: `settings ${area} ${number}` };
        await record(transaction, deed, now);
        await notifySettings(transaction);
        told.push(`${area} ${number} is over`);
      }
    });
  }
  if (told.length > 0) await settings.refresh();
  return told.length === 0 ? 'nothing was due' : told.join(', ');
}

/** Starts and ends versions at their times. */
export function addPublishJob(app: FastifyInstance, context: Context): void {
  app.jobs.add({
    name: 'publishSettings',
    schedule: { everyMinutes: EVERY_MINUTES },
    catchesUp: false,
    run: () => publishDue(context),
  });
}
