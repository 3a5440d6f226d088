import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { Context } from '../../context';
import { checkAudit } from './audit';

/**
 * Checks the audit trail every hour and seals the days that have ended. Nothing is sealed on a broken chain, and the run
 * counts as failed.
 */
export function addAuditJob(app: FastifyInstance, context: Context): void {
  const broken = new Gauge({
    name: 'desk_audit_broken',
    help: '1 if the audit trail of operators does not follow from its first entry.',
    registers: [app.metrics],
  });
  app.jobs.add({
    name: 'auditTrail',
    schedule: { everyMinutes: 60 },
    catchesUp: false,
    run: async () => {
      const { entries, brokenAt } = await checkAudit(context);
      broken.set(brokenAt === null ? 0 : 1);
      if (brokenAt !== null) throw new Error(`the audit trail is broken at entry ${brokenAt}`);
      await sealDays(context);
      return `${entries} entries, unbroken`;
    },
  });
}

/** Seals each day in Manila that has ended and has entries, in the database, in a file and in the log. */
export async function sealDays({ db, clock, config, log }: Context): Promise<void> {
  const now = clock.now();
  const sealed = await db.query<{ day: string; n: bigint; hash: Buffer }>({
    name: 'desk-seals-add',
    text: `
      INSERT INTO desk_seals (day, n, hash, sealed_at)
      SELECT DISTINCT ON (day) day, n, hash, $1
      FROM (
        SELECT n, hash, ((line::json ->> 'at')::timestamptz AT TIME ZONE 'Asia/Manila')::date AS day
        FROM desk_audit WHERE n > coalesce((SELECT max(n) FROM desk_seals), 0)
      ) AS entries
      WHERE day < ($1::timestamptz AT TIME ZONE 'Asia/Manila')::date
      ORDER BY day, n DESC
      ON CONFLICT (day) DO NOTHING
      RETURNING day, n, hash`,
    values: [now],
  });
  if (sealed.length === 0) return;
  const lines = sealed
    .map(({ day, n, hash }) => ({ day, n: Number(n), hash: hash.toString('hex') }))
    .toSorted((a, b) => a.n - b.n);
  for (const line of lines)
    log.info({ event: 'audit_sealed', ...line }, 'a day of the audit trail is sealed');
  const folder = join(config.dataDir, 'audit');
  await mkdir(folder, { recursive: true });
  await appendFile(join(folder, 'seals.jsonl'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}
