import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import * as z from 'zod/mini';
import { cleanMessage, cleanPage } from '../../../contract/faultText';
import { HEADERS } from '../../../contract/headers';
import {
  EVENT_KEYS,
  type EventReport,
  FAULT_ACTION,
  type FaultReport,
  type LogLine,
  reportCalls,
} from '../../../contract/reports';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { type CallRequest, route } from '../../http/route';
import { networkOf, take } from '../players/tries';
import { FaultCounts } from './faultCounts';
import { FaultLimits } from './faultLimits';
import { Faults } from './faults';
import { collectIdOf, keepReports, type Report, type Reports } from './reports';

const HOUR_MS = 60 * 60_000;
/** Generous, because mobile carriers put many players behind one address. */
const REPORTS_PER_ADDRESS = 6_000;
/** Reports of one device an hour, of whatever network; those of a batch count one by one. */
const REPORTS_PER_DEVICE = 300;

/** Enough for the longest stack in ASCII, and for a line of any alphabet. */
const COLLECT_MAX_BYTES = 8 * 1024;
/** Enough for a full batch. The browser hands over no more than 64 kB at once. */
const BATCH_MAX_BYTES = 48 * 1024;

const EVENTS: readonly string[] = Object.values(EVENT_KEYS);

interface Sender {
  readonly ip: string;
  readonly headers: IncomingHttpHeaders;
}

/** Serves usage reports and fault reports. Usage reports without the player's consent are answered and dropped. */
export function registerReports(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  /** Runs `work` for a device that names its record, within the limits of its network and its own. */
  async function forDevice<Result>(
    { ip, deviceInfoId, count }: { ip: string; deviceInfoId: string | null; count: number },
    work: (tx: Queryable, deviceInfoId: string, now: Date) => Promise<Result>,
  ): Promise<Result | null> {
    if (deviceInfoId === null || count === 0) return null;
    const now = clock.now();
    const ofNetwork = { key: `report:${networkOf(ip)}`, most: REPORTS_PER_ADDRESS, windowMs: HOUR_MS };
    const ofDevice = { key: `report-device:${deviceInfoId}`, most: REPORTS_PER_DEVICE, windowMs: HOUR_MS };
    return db.transaction(async (tx) => {
      if (!(await take(tx, ofNetwork, now))) throw refuse('tooMany');
      if (!(await take(tx, ofDevice, now, count))) throw refuse('tooMany');
      return work(tx, deviceInfoId, now);
    });
  }
  const keep = async (ip: string, deviceInfoId: string | null, reports: Omit<Reports, 'deviceInfoId'>) => {
    const work = { ip, deviceInfoId, count: reports.list.length };
    await forDevice(work, (tx, id, now) => keepReports(tx, { ...reports, deviceInfoId: id }, now));
    return null;
  };

  const usage = { consents: ['analytics'] } as const;
  route(
    app,
    reportCalls.event,
    ({ body, player, ip, headers }) =>
      'list' in body
        ? keep(ip, body.deviceInfoId, { ...usage, kind: 'event', list: eventsOf(body.list, undefined) })
        : keep(ip, named(headers), { ...usage, kind: 'event', list: eventsOf([body], player?.uid) }),
    { bodyMaxBytes: BATCH_MAX_BYTES },
  );
  route(
    app,
    reportCalls.collect,
    ({ body, player, ip, headers }) =>
      'list' in body
        ? keep(ip, body.deviceInfoId, { ...usage, kind: 'log', list: linesOf(body.list, undefined) })
        : keep(ip, named(headers), { ...usage, kind: 'log', list: linesOf([body], player?.uid) }),
    { bodyMaxBytes: BATCH_MAX_BYTES },
  );
  const keepVisit = ({ ip, headers }: Sender, line: LogLine, uid: number | undefined) =>
    forDevice({ ip, deviceInfoId: named(headers), count: 1 }, async (tx, deviceInfoId, now) => {
      const collectId = await collectIdOf(tx, deviceInfoId);
      const visit = { deviceInfoId, consents: ['advertising'], kind: 'visit' } as const;
      if (collectId !== null) await keepReports(tx, { ...visit, list: linesOf([line], uid) }, now);
      return collectId;
    });
  const takeFault = faultListener(app, context);
  const collectV2 = async ({ body, player, ...sender }: CallRequest<typeof reportCalls.collectV2>) => {
    if (!isFault(body)) return { fbCollectId: await keepVisit(sender, body, player?.uid) };
    takeFault(body, sender.ip);
    return { fbCollectId: null };
  };
  route(app, reportCalls.collectV2, collectV2, { bodyMaxBytes: COLLECT_MAX_BYTES });
  route(app, reportCalls.pushBranch, ({ body: { event, deviceInfo }, player, ip, headers }) => {
    const { consent = [], deviceInfoId: _, ...details } = deviceInfo;
    const consents = [...new Set([...consent, 'advertising' as const])];
    const content = { deviceInfo: details, userId: player?.uid ?? null };
    return keep(ip, named(headers), { consents, kind: 'branch', list: [{ name: event, content }] });
  });
}

/** Takes reports of faults. They need no consent, and nothing of them reaches the database but their number. */
function faultListener(app: FastifyInstance, { log, clock, db }: Context) {
  const counter = new Counter({
    name: 'client_faults_total',
    help: 'Reports of faults on devices: written to the log, counted with an earlier one, or over the limit.',
    labelNames: ['outcome'] as const,
    registers: [app.metrics],
  });
  const faults = new Faults(log, clock, counter);
  const counts = new FaultCounts({ log, clock, db });
  app.addHook('onClose', () => counts.write());
  const limits = new FaultLimits(clock);
  return (report: FaultReport, ip: string): void => {
    if (!limits.take(ip)) {
      counter.inc({ outcome: 'refused' });
      throw refuse('tooMany');
    }
    faults.record(report);
    counts.count();
  };
}

/** A line of this action that is no report of a fault has no shape of one. */
const isFault = (body: FaultReport | LogLine): body is FaultReport =>
  body.action === FAULT_ACTION && !('deviceId' in body);

/** The device record that a call names by its header; null if it names none. */
function named(headers: IncomingHttpHeaders): string | null {
  const id = z.safeParse(z.uuid(), headers[HEADERS.deviceInfoId.toLowerCase()]);
  return id.success ? id.data : null;
}

interface Waited {
  readonly agoMs?: number;
}

/** Events as stored; unknown ones are dropped. */
const eventsOf = (list: readonly (EventReport & Waited)[], uid: number | undefined): Report[] =>
  list
    .filter(({ eventType }) => EVENTS.includes(eventType))
    .map(({ eventType, agoMs = 0, ...extras }) => ({
      name: eventType,
      content: { ...cleaned(extras), userId: uid ?? null },
      agoMs,
    }));

/** Lines as stored: the player comes from the token, not from the line. */
const linesOf = (list: readonly (LogLine & Waited)[], uid: number | undefined): Report[] =>
  list.map(({ action, content, url, agoMs = 0, ...line }) => ({
    name: action,
    content: { ...cleaned(content), ...line, url: cleanPage(url), userId: uid ?? null },
    agoMs,
  }));

/** Texts without what may identify somebody. The client has cleaned them already, but anybody may call. */
const cleaned = (told: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(told).map(([name, value]) => [
      name,
      typeof value === 'string' ? cleanMessage(value) : value,
    ]),
  );
