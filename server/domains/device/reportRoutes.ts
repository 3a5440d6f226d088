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

/** A line or a fault; four bytes for each character of the longest stack would be more than anybody sends. */
const COLLECT_MAX_BYTES = 8 * 1024;

const EVENTS: readonly string[] = Object.values(EVENT_KEYS);

interface Sender {
  readonly ip: string;
  readonly headers: IncomingHttpHeaders;
}

/** How the house is used, as far as players agreed to tell. What nobody agreed to is answered and dropped. */
export function registerReports(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  /** Does something for a device that names its record; null for one that does not. */
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
    const told = { ...content, userId: player?.uid ?? null };
    return keep(sender, { consents: ['analytics'], kind: 'event', name: eventType, content: told });
  });
  const hearFault = faultListener(app, context);
  const hear = async ({ body, player, ...sender }: CallRequest<typeof reportCalls.collect>) => {
    if (isFault(body)) return hearFault(body, sender.ip);
    return keep(sender, { consents: ['analytics'], kind: 'log', ...lineOf(body, player?.uid) });
  };
  route(app, reportCalls.collect, hear, { bodyMaxBytes: COLLECT_MAX_BYTES });
  route(app, reportCalls.collectVisit, async ({ body, player, ...sender }) => {
    const fbCollectId = await forDevice(sender, async (tx, deviceInfoId, now) => {
      const collectId = await collectIdOf(tx, deviceInfoId);
      const visit = { consents: ['advertising'], kind: 'visit', ...lineOf(body, player?.uid) } as const;
      if (collectId !== null) await keepReport(tx, { ...visit, deviceInfoId }, now);
      return collectId;
    });
    return { fbCollectId };
  });
  route(app, reportCalls.pushBranch, ({ body: { event, deviceInfo }, player, ...sender }) => {
    const { consent = [], deviceInfoId: _, ...told } = deviceInfo;
    const consents = [...new Set([...consent, 'advertising' as const])];
    const content = { deviceInfo: told, userId: player?.uid ?? null };
    return keep(sender, { consents, kind: 'branch', name: event, content });
  });
}

/** Takes reports of what broke on a device. They need no consent, and nothing of them reaches the database. */
function faultListener(app: FastifyInstance, { log, clock }: Context) {
  const counter = new Counter({
    name: 'client_faults_total',
    help: 'Reports of what broke on a device: written to the log, counted with an earlier one, or over the limit.',
    labelNames: ['outcome'] as const,
    registers: [app.metrics],
  });
  const faults = new Faults(log, clock, counter);
  const limits = new FaultLimits(clock);
  return (report: FaultReport, ip: string): null => {
    if (!limits.take(ip)) {
      counter.inc({ outcome: 'refused' });
      throw refuse('tooMany');
    }
    faults.hear(report);
    return null;
  };
}

type Line = BodyOf<typeof reportCalls.collectVisit>;

const isFault = (body: BodyOf<typeof reportCalls.collect>): body is FaultReport =>
  body.action === FAULT_ACTION && 'message' in body.content;

/** A line as it is kept: who sent it is the token's word. */
const lineOf = ({ action, content, ...line }: Line, uid: number | undefined) => ({
  name: action,
  content: { ...line, ...content, userId: uid ?? null },
});
