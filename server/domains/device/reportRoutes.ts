import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import * as z from 'zod/mini';
import type { BodyOf } from '../../../contract/call';
import { HEADERS } from '../../../contract/headers';
import { EVENT_KEYS, FAULT_ACTION, type FaultReport, reportCalls } from '../../../contract/reports';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { type CallRequest, route } from '../../http/route';
import { networkOf, take } from '../players/tries';
import { FaultLimits } from './faultLimits';
import { Faults } from './faults';
import { collectIdOf, keepReport, type Report } from './reports';

const HOUR_MS = 60 * 60_000;
/** Generous, because mobile carriers put many players behind one address. */
const REPORTS_PER_ADDRESS = 6_000;

/** Enough for the longest stack in ASCII, and for a line of any alphabet. */
const COLLECT_MAX_BYTES = 8 * 1024;

const EVENTS: readonly string[] = Object.values(EVENT_KEYS);

interface Sender {
  readonly ip: string;
  readonly headers: IncomingHttpHeaders;
}

/** Serves usage reports and fault reports. Usage reports without the player's consent are answered and dropped. */
export function registerReports(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  /** Runs `work` for a device that sends its record's id; null for a device that sends none. */
  async function forDevice<Result>(
    { ip, headers }: Sender,
    work: (tx: Queryable, deviceInfoId: string, now: Date) => Promise<Result>,
  ): Promise<Result | null> {
    const named = z.safeParse(z.uuid(), headers[HEADERS.deviceInfoId.toLowerCase()]);
    if (!named.success) return null;
    const now = clock.now();
    const limit = { key: `report:${networkOf(ip)}`, most: REPORTS_PER_ADDRESS, windowMs: HOUR_MS };
    return db.transaction(async (tx) => {
      if (!(await take(tx, limit, now))) throw refuse('tooMany');
      return work(tx, named.data, now);
    });
  }
  const keep = async (sender: Sender, report: Omit<Report, 'deviceInfoId'>): Promise<null> => {
    await forDevice(sender, (tx, deviceInfoId, now) => keepReport(tx, { ...report, deviceInfoId }, now));
    return null;
  };

  route(app, reportCalls.event, async ({ body: { eventType, ...content }, player, ...sender }) => {
    if (!EVENTS.includes(eventType)) return null;
    const details = { ...content, userId: player?.uid ?? null };
    return keep(sender, { consents: ['analytics'], kind: 'event', name: eventType, content: details });
  });
  route(app, reportCalls.collect, ({ body, player, ...sender }) =>
    keep(sender, { consents: ['analytics'], kind: 'log', ...lineOf(body, player?.uid) }),
  );
  const keepVisit = (sender: Sender, line: Line, uid: number | undefined) =>
    forDevice(sender, async (tx, deviceInfoId, now) => {
      const collectId = await collectIdOf(tx, deviceInfoId);
      const visit = { consents: ['advertising'], kind: 'visit', ...lineOf(line, uid) } as const;
      if (collectId !== null) await keepReport(tx, { ...visit, deviceInfoId }, now);
      return collectId;
    });
  const takeFault = faultListener(app, context);
  const collectV2 = async ({ body, player, ...sender }: CallRequest<typeof reportCalls.collectV2>) => {
    if (!isFault(body)) return { fbCollectId: await keepVisit(sender, body, player?.uid) };
    takeFault(body, sender.ip);
    return { fbCollectId: null };
  };
  route(app, reportCalls.collectV2, collectV2, { bodyMaxBytes: COLLECT_MAX_BYTES });
  route(app, reportCalls.pushBranch, ({ body: { event, deviceInfo }, player, ...sender }) => {
    const { consent = [], deviceInfoId: _, ...details } = deviceInfo;
    const consents = [...new Set([...consent, 'advertising' as const])];
    const content = { deviceInfo: details, userId: player?.uid ?? null };
    return keep(sender, { consents, kind: 'branch', name: event, content });
  });
}

/** Takes reports of faults. They need no consent, and nothing of them reaches the database. */
function faultListener(app: FastifyInstance, { log, clock }: Context) {
  const counter = new Counter({
    name: 'client_faults_total',
    help: 'Reports of faults on devices: written to the log, counted with an earlier one, or over the limit.',
    labelNames: ['outcome'] as const,
    registers: [app.metrics],
  });
  const faults = new Faults(log, clock, counter);
  const limits = new FaultLimits(clock);
  return (report: FaultReport, ip: string): void => {
    if (!limits.take(ip)) {
      counter.inc({ outcome: 'refused' });
      throw refuse('tooMany');
    }
    faults.record(report);
  };
}

type Line = BodyOf<typeof reportCalls.collect>;

const isFault = (body: BodyOf<typeof reportCalls.collectV2>): body is FaultReport =>
  body.action === FAULT_ACTION && 'message' in body.content;

/** A line as stored: the player comes from the token, not from the line. */
const lineOf = ({ action, content, ...line }: Line, uid: number | undefined) => ({
  name: action,
  content: { ...line, ...content, userId: uid ?? null },
});
