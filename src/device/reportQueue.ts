import { cleanMessage, cleanPage } from '../../contract/faultText';
import {
  BATCH_MAX,
  type EventReport,
  type LogLine,
  REPORT_AGE_MAX_MS,
  reportCalls,
} from '../../contract/reports';
import { deviceInfoIdItem } from '../shared/api/identity';
import { onlineAtom } from '../shared/online';
import { readAtom, watchAtom } from '../shared/store/store';
import { realTimer, type Timer } from '../shared/timer';
import { isReported, reportDevice } from './report';
import { agreedNow } from './tell';
import { type Waiting, waitingItem } from './waitingReports';

/** Reports wait for others of this long a time, in ms. */
const SENT_AFTER_MS = 2_000;
/** A device without a network keeps the newest ones. */
export const WAITING_MAX = 40;

const CALLS = { event: reportCalls.event, log: reportCalls.collect } as const;
const KINDS = ['event', 'log'] as const;

let isDue = false;

/** Keeps an event until the next batch, without what may identify somebody; nothing without consent to usage data. */
export function queueEvent({ eventType, from, target }: EventReport, timer: Timer = realTimer): void {
  const report = {
    eventType,
    ...(from !== undefined && { from: cleanMessage(from) }),
    ...(target !== undefined && { target: cleanMessage(target) }),
  };
  add({ kind: 'event', atMs: Date.now(), report }, timer);
}

/** The same for a log line that could not be sent. It names no player: who reads it later may be another one. */
export function queueLine(line: LogLine, timer: Timer = realTimer): void {
  const report = { ...line, url: cleanPage(line.url), content: { ...line.content, userId: null } };
  add({ kind: 'log', atMs: Date.now(), report }, timer);
}

function add(waiting: Waiting, timer: Timer): void {
  if (!agreedNow().includes('analytics')) return;
  waitingItem.write([...fresh(), waiting].slice(-WAITING_MAX));
  if (isDue) return;
  isDue = true;
  timer.after(SENT_AFTER_MS, () => {
    isDue = false;
    void sendWaiting();
  });
}

/** What waits and is not too old. A clock that was set back makes a report of the future one of now. */
const fresh = (): Waiting[] => waitingItem.read().filter(({ atMs }) => Date.now() - atMs < REPORT_AGE_MAX_MS);

/** Sends what waits, once the server knows of the consent. Never rejects. */
export async function sendWaiting(): Promise<void> {
  if (waitingItem.read().length === 0 || !agreedNow().includes('analytics')) return;
  await reportDevice();
  handOver();
}

/**
 * Hands what waits to the browser, which sends it even if the page is gone. Without a network, without consent, or while
 * the server does not know of the consent, it goes on waiting, and so does what the browser has no room for.
 */
function handOver(): void {
  const deviceInfoId = deviceInfoIdItem.read();
  if (deviceInfoId === null || !isReported('analytics') || !agreedNow().includes('analytics')) return;
  if (!readAtom(onlineAtom) || !navigator.onLine) return;
  const waiting = fresh();
  // Cleared first: another tab must not send the same.
  waitingItem.clear();
  const left = KINDS.flatMap((kind) => {
    const some = waiting.filter((each) => each.kind === kind);
    const batches = Array.from({ length: Math.ceil(some.length / BATCH_MAX) }, (_, at) =>
      some.slice(at * BATCH_MAX, (at + 1) * BATCH_MAX),
    );
    return batches.filter((batch) => !isTaken(CALLS[kind].path, deviceInfoId, batch)).flat();
  });
  if (left.length > 0) waitingItem.write(left);
}

function isTaken(path: string, deviceInfoId: string, batch: readonly Waiting[]): boolean {
  const nowMs = Date.now();
  const list = batch.map(({ report, atMs }) => ({ ...report, agoMs: Math.max(0, Math.round(nowMs - atMs)) }));
  const body = new Blob([JSON.stringify({ deviceInfoId, list })], { type: 'application/json' });
  return navigator.sendBeacon(path, body);
}

/** Sends what an earlier visit left, and from now on what waits when the page is left or the network returns. */
export function followWaiting(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') handOver();
  });
  window.addEventListener('pagehide', handOver);
  watchAtom(onlineAtom, (isOnline) => {
    if (isOnline) void sendWaiting();
  });
  void sendWaiting();
}
