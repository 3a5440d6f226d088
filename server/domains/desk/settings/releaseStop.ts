import type { FastifyInstance } from 'fastify';
import { notifySettings } from '../../../active/settingsHolder';
import type { Context } from '../../../context';
import { FAULT_SPAN_MS, faultsBetween } from '../../device/faultCounts';
import { record } from '../audit';
import { settingsOf, type VersionRow } from './versions';

const EVERY_MINUTES = 5;
/** What is looked at after the release, and what it is held against before it. */
const AFTER_MS = 6 * FAULT_SPAN_MS;
const BEFORE_MS = 24 * 60 * 60_000;
/** Fewer faults than this stop nothing: a quiet hour has one or two. */
const FAULTS_MIN = 20;

type LiveRelease = Pick<VersionRow, 'id' | 'number' | 'content'> & { readonly publishedAt: Date };

/**
 * Stops the release that is live when the devices of the last half hour have reported twice as many faults as in an
 * ordinary half hour of the day before it. Gradually released games are then shown to nobody until another version is
 * live. Returns what happened.
 */
export async function stopOnErrors({
  db,
  clock,
  log,
  settings,
}: Pick<Context, 'db' | 'clock' | 'log' | 'settings'>): Promise<string> {
  const now = clock.now();
  const [live] = await db.query<LiveRelease>({
    name: 'settings-release-live',
    text: `
      SELECT version_id AS id, number, content, published_at AS "publishedAt" FROM settings_versions
      WHERE area = 'release' AND state = 'live' AND stopped_at IS NULL
      ORDER BY published_at DESC, version_id DESC LIMIT 1`,
  });
  const release = live === undefined ? null : settingsOf({ area: 'release', content: live.content });
  if (live === undefined || release?.area !== 'release') return 'the release is that of the environment';
  if (release.content.stopsOnErrors !== true || release.content.percent === 0) return 'no release to stop';
  const since = new Date(Math.max(live.publishedAt.getTime(), now.getTime() - AFTER_MS));
  const faults = await faultsBetween(db, since, now);
  const before = await faultsBetween(db, new Date(live.publishedAt.getTime() - BEFORE_MS), live.publishedAt);
  const usual = (before * AFTER_MS) / BEFORE_MS;
  if (faults < FAULTS_MIN || faults < 2 * usual) return `${faults} faults, ${usual.toFixed(1)} are usual`;
  const reason = `Stopped by rule: ${faults} faults of devices in half an hour, where ${usual.toFixed(1)} are usual.`;
  await db.transaction(async (transaction) => {
    const stopped = await transaction.query({
      name: 'settings-version-stop',
      text: `
        UPDATE settings_versions SET stopped_at = $2, stop_reason = $3, revision = revision + 1
        WHERE version_id = $1 AND state = 'live' AND stopped_at IS NULL RETURNING version_id`,
      values: [live.id, now, reason],
    });
    if (stopped.length === 0) return;
    const object = `settings release ${live.number}`;
    await record(transaction, { operator: null, action: 'settings.stop', object, reason }, now);
    await notifySettings(transaction);
  });
  await settings.refresh();
  log.error(
    { event: 'release_stopped', number: live.number, faults, usual },
    'errors have stopped a release',
  );
  return `release ${live.number} is stopped`;
}

/** Watches a gradual release on whichever process runs the job. */
export function addReleaseJob(app: FastifyInstance, context: Context): void {
  app.jobs.add({
    name: 'releaseWatch',
    schedule: { everyMinutes: EVERY_MINUTES },
    catchesUp: false,
    run: () => stopOnErrors(context),
  });
}
