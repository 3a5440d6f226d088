import type { MissionEvent } from '../../../contract/rewards/missions';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { manilaDate } from '../../manilaDay';
import { take } from '../players/tries';

/** More than an honest device reports: it reports each event once a day. */
const REPORTS_MAX = 60;
const WINDOW_MS = 60 * 60_000;

/** Notes what a device reports, once a day and event. Refuses "tooMany". */
export async function reportEvent(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
  event: MissionEvent,
): Promise<void> {
  const now = clock.now();
  const limit = { key: `mission-report:${uid}`, most: REPORTS_MAX, windowMs: WINDOW_MS };
  if (!(await take(db, limit, now))) throw refuse('tooMany');
  await db.query({
    name: 'missions-report',
    text: `
      INSERT INTO mission_reports (uid, day, event, reported_at) VALUES ($1, $2::date, $3, $4)
      ON CONFLICT DO NOTHING`,
    values: [uid, manilaDate(now), event, now],
  });
}
