import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { CONSENTS } from '../../contract/deviceRecord';
import { SUCCESS_CODE } from '../../contract/envelope';
import { BATCH_MAX, type LogLine, REPORT_AGE_MAX_MS, reportCalls } from '../../contract/reports';

const DEVICE = '7e57ab1e-0000-4000-8000-000000000000';
const NOTHING = { fingerprint: false, place: false, advertising: false, analytics: false };

interface Batch {
  readonly path: string;
  readonly type: string;
  readonly deviceInfoId: string;
  readonly list: readonly Readonly<Record<string, unknown>>[];
}

const kept = new Map<string, string>();
let batches: Batch[];
/** Whether the browser takes what is handed over. */
let hasRoom: boolean;
/** The bodies of ordinary calls. */
let called: unknown[];
/** Answers of ordinary calls wait for this. */
let answered: Promise<void>;
let due: (() => void)[];
const timer = {
  after(_delayMs: number, then: () => void) {
    due.push(then);
    return () => undefined;
  },
};

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: new Date('2026-11-23T05:00:00Z'), toFake: ['Date'] });
  [batches, hasRoom, called, due] = [[], true, [], []];
  answered = Promise.resolve();
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { href: 'https://site.example/' } }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '', visibilityState: 'visible' }));
  vi.stubGlobal('screen', { width: 375, height: 812 });
  const sent: Promise<void>[] = [];
  vi.stubGlobal('navigator', {
    userAgent: '',
    platform: '',
    language: 'en-PH',
    onLine: true,
    sent,
    sendBeacon(path: string, blob: Blob) {
      if (!hasRoom) return false;
      sent.push(
        blob.text().then((text) => void batches.push({ path, type: blob.type, ...JSON.parse(text) })),
      );
      return true;
    },
  });
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    called.push(JSON.parse(String(body)));
    await answered;
    return Response.json({ code: SUCCESS_CODE, message: '', data: { deviceInfoId: DEVICE }, status: 200 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Gives consents, which the server knows of unless `isReported` is false. */
function agree(consents: Partial<typeof NOTHING>, { isReported = true } = {}): void {
  const all = { ...NOTHING, ...consents };
  kept.set('consent', JSON.stringify(all));
  kept.set('deviceInfoId', JSON.stringify(DEVICE));
  kept.set('consentReported', JSON.stringify(isReported ? CONSENTS.filter((name) => all[name]) : []));
}

const load = () => import('./reportQueue');

/** Runs what waits for its time, and resolves when everything handed over is in `batches`. */
async function pass(): Promise<void> {
  for (const then of due.splice(0)) then();
  await settled();
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise<void>((next) => setImmediate(next));
  await Promise.all((navigator as unknown as { sent: Promise<void>[] }).sent);
}

const hide = async () => {
  Object.assign(document, { visibilityState: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
};

const waiting = () => JSON.parse(kept.get('waitingReports') ?? '[]');
const click = { eventType: 'H5_BUTTON_CLICK' };

const line: LogLine = {
  url: '/#/wallet?token=abc',
  action: 'open',
  deviceId: DEVICE,
  deviceVersion: '',
  content: { appCode: 'peryahan_4000', h5Version: '4.4.2', userId: 7, isApp: true },
};

describe('reports that wait', () => {
  it('are not kept without consent to usage data', async () => {
    agree({ fingerprint: true, place: true, advertising: true });
    const { queueEvent, queueLine } = await load();
    queueEvent(click, timer);
    queueLine(line, timer);
    expect([kept.has('waitingReports'), due]).toEqual([false, []]);
  });

  it('go in one batch for each call, as the contract says, without what may identify somebody', async () => {
    agree({ analytics: true });
    const { queueEvent, queueLine } = await load();
    queueEvent({ ...click, from: 'download' }, timer);
    queueEvent({ ...click, target: 'call 0917 123 4567' }, timer);
    queueLine(line, timer);
    expect(batches).toEqual([]);
    vi.setSystemTime(Date.now() + 1_500);
    await pass();
    const [events, lines] = batches;
    expect(events).toEqual({
      path: reportCalls.event.path,
      type: 'application/json',
      deviceInfoId: DEVICE,
      list: [
        { ...click, from: 'download', agoMs: 1_500 },
        { ...click, target: 'call [number]', agoMs: 1_500 },
      ],
    });
    expect(lines).toMatchObject({
      path: reportCalls.collect.path,
      list: [{ url: '/#/wallet', content: { userId: null, isApp: true }, agoMs: 1_500 }],
    });
    for (const { path, type: _, ...body } of batches) {
      const call = path === reportCalls.event.path ? reportCalls.event : reportCalls.collect;
      expect(z.safeParse(call.body, body).error).toBeUndefined();
    }
    expect([batches.length, waiting()]).toEqual([2, []]);
  });

  it('go at once when the page is left', async () => {
    agree({ analytics: true });
    const { followWaiting, queueEvent } = await load();
    followWaiting();
    queueEvent(click, timer);
    await hide();
    expect(batches.map(({ list }) => list.length)).toEqual([1]);
    await pass();
    expect(batches).toHaveLength(1);
  });

  it('stay without a network, the newest of them and none too old, and go in batches when it returns', async () => {
    agree({ analytics: true });
    Object.assign(navigator, { onLine: false });
    const { followWaiting, queueEvent, WAITING_MAX } = await load();
    followWaiting();
    queueEvent({ ...click, from: 'old' }, timer);
    vi.setSystemTime(Date.now() + REPORT_AGE_MAX_MS);
    for (let count = 0; count < WAITING_MAX + 5; count += 1)
      queueEvent({ ...click, from: `n${count}` }, timer);
    await pass();
    await hide();
    expect([batches, waiting().length]).toEqual([[], WAITING_MAX]);
    Object.assign(navigator, { onLine: true });
    window.dispatchEvent(new Event('online'));
    await settled();
    const sent = batches.flatMap(({ list }) => list.map(({ from }) => from));
    expect(batches.map(({ list }) => list.length)).toEqual([BATCH_MAX, BATCH_MAX]);
    expect([sent[0], sent.at(-1)]).toEqual(['n5', `n${WAITING_MAX + 4}`]);
    expect(waiting()).toEqual([]);
  });

  it('stay while the browser has no room for them', async () => {
    agree({ analytics: true });
    hasRoom = false;
    const { queueEvent, sendWaiting } = await load();
    queueEvent(click, timer);
    await pass();
    expect(waiting()).toHaveLength(1);
    hasRoom = true;
    await sendWaiting();
    await settled();
    expect([batches.length, waiting()]).toEqual([1, []]);
  });

  it('do not go before the server knows of the consent', async () => {
    agree({ analytics: true }, { isReported: false });
    let answer = () => {};
    answered = new Promise((resolve) => {
      answer = resolve;
    });
    const { followWaiting, queueEvent } = await load();
    queueEvent(click, timer);
    followWaiting();
    await hide();
    expect(batches).toEqual([]);
    answer();
    await vi.waitFor(() => expect(batches).toHaveLength(1));
    expect(called).toHaveLength(1);
    expect(called[0]).toMatchObject({ consent: ['analytics'] });
  });

  it('are forgotten with the consent', async () => {
    agree({ analytics: true });
    const { queueEvent, sendWaiting } = await load();
    queueEvent(click, timer);
    kept.set('consent', JSON.stringify(NOTHING));
    const { reportDevice } = await import('./report');
    await reportDevice();
    expect(kept.has('waitingReports')).toBe(false);
    await pass();
    await sendWaiting();
    expect(batches).toEqual([]);
  });
});
