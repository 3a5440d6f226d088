import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { AuditCheck } from '../../../contract/desk/audit';
import type { Context } from '../../context';
import { checkAudit } from './audit';

const HOUR_MS = 60 * 60_000;

/** The newest check of the audit trail by this process. */
export class AuditJob {
  #last: AuditCheck | null = null;
  readonly #broken: Gauge;
  /** The run that the end of the process waits for. */
  #running: Promise<void> = Promise.resolve();

  constructor(
    app: FastifyInstance,
    private readonly context: Context,
  ) {
    this.#broken = new Gauge({
      name: 'desk_audit_broken',
      help: '1 if the audit trail of operators does not follow from its first entry.',
      registers: [app.metrics],
    });
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onListen', (done) => {
      timer = setInterval(() => this.#begin(), HOUR_MS);
      timer.unref();
      this.#begin();
      done();
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await this.#running;
    });
  }

  #begin(): void {
    this.#running = this.run();
  }

  get last(): AuditCheck | null {
    return this.#last;
  }

  /** Checks the chain and seals the days that have ended. Nothing is sealed on a broken chain. */
  async run(): Promise<void> {
    const { log } = this.context;
    try {
      const check = await checkAudit(this.context);
      this.#last = check;
      this.#broken.set(check.brokenAt === null ? 0 : 1);
      if (check.brokenAt !== null) log.error({ brokenAt: check.brokenAt }, 'the audit trail is broken');
      else await sealDays(this.context);
    } catch (error) {
      log.error({ err: error }, 'could not check the audit trail');
    }
  }
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
