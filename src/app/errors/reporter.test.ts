import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FaultReport, reportCalls } from '../../../contract/reports';
import { envelope, player, reply, startWire, type Wire } from '../../../tests/support/wire';
import { createReporter, QUEUE_MAX, QUEUED_MS, REPORTS_PER_VISIT, type Surroundings } from './reporter';

const ORIGIN = 'https://pista.example';

let wire: Wire;
let isOnline: boolean;
let gone: string[];
let nowMs: number;

beforeEach(async () => {
  wire = await startWire();
  newTab();
  wire.identity = {
    ...player,
    advertising: { cookies: '_fbp=fb.1; _fbc=fb.2; fbCollectId=c-7', afId: 'af-7', fbInsId: 'ins-7' },
  };
  answering();
  isOnline = true;
  gone = [];
  nowMs = 1_700_000_000_000;
});

afterEach(() => wire.close());

/** Storage that lasts as long as the tab. */
function newTab(): void {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
      removeItem: (name: string) => kept.delete(name),
    },
  });
}

const answering = () => {
  wire.answer = (_request, response) => reply(response, envelope('00000', { fbCollectId: null }));
};

/** A page of this tab; calling it again stands for a reload. */
function newPage(more: Partial<Surroundings> = {}) {
  const api = wire.api();
  return createReporter({
    origin: ORIGIN,
    page: () => '/#/wallet',
    version: async () => '4.4.2',
    skin: () => 'v2',
    browser: async () => 'Chrome',
    isOnline: () => isOnline,
    isGone: async (address) => address !== null && gone.includes(address),
    send: (report) => api.send(reportCalls.collectV2, report, { bare: true }),
    nowMs: () => nowMs,
    ...more,
  });
}

/** An error thrown by our own code. */
function fault(message: string, column = 1): Error {
  return Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n    at pose (${ORIGIN}/assets/scene-color-Bf8_xQ1z.js?v=1:1:${column})`,
  });
}

const sent = () => wire.received.map(({ body }) => JSON.parse(body) as FaultReport);
const messages = () => sent().map(({ content }) => content.message);
const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => fault(`fault ${from + index}`));

describe('a report', () => {
  it('carries exactly the allowed fields and no device headers, whatever the player consented to', async () => {
    await newPage().report([fault(`no player "Juan" with 09171234567 at ${ORIGIN}/?phone=917`, 312_345)]);
    expect(sent()).toEqual([
      {
        url: '/#/wallet',
        action: 'fault',
        content: {
          message: `TypeError: no player [text] with [number] at ${ORIGIN}/`,
          stack: 'at pose (/assets/scene-color-Bf8_xQ1z.js:1:312345)',
          h5Version: '4.4.2',
          skin: 'v2',
          browser: 'Chrome',
        },
      },
    ]);
    const [request] = wire.received;
    expect(request?.url).toBe('/x2/v2/log/collect');
    const { host: _, 'content-length': __, ...headers } = request?.headers ?? {};
    // All but the first are set by Node's own fetch.
    expect(headers).toEqual({
      'content-type': 'application/json',
      accept: '*/*',
      'accept-encoding': 'gzip, deflate',
      'accept-language': '*',
      'cache-control': 'no-cache',
      connection: 'keep-alive',
      pragma: 'no-cache',
      'sec-fetch-mode': 'cors',
      'user-agent': 'node',
    });
  });

  it('is sent once for a thousand equal errors', async () => {
    const page = newPage();
    for (let count = 0; count < 1_000; count += 1) await page.report([fault('again')]);
    await newPage().report([fault('again')]);
    expect(messages()).toEqual(['TypeError: again']);
  });

  it('is sent for the first twenty of thirty different errors, across reloads, and again in another visit', async () => {
    await newPage().report(numbered(15));
    await newPage().report(numbered(15, 15));
    expect(messages()).toEqual(numbered(REPORTS_PER_VISIT).map(({ message }) => `TypeError: ${message}`));
    newTab();
    await newPage().report(numbered(1));
    expect(wire.received).toHaveLength(REPORTS_PER_VISIT + 1);
  });

  it('is sent again for the same message at another place', async () => {
    await newPage().report([fault('again', 1), fault('again', 2)]);
    expect(wire.received).toHaveLength(2);
  });

  it('is not sent again after it was refused', async () => {
    wire.answer = (_request, response) => reply(response, envelope('42900', null, 'too many', 429), 429);
    await newPage().report([fault('again')]);
    await newPage().report([]);
    expect(wire.received).toHaveLength(1);
  });
});

describe('without a network', () => {
  it('keeps a report and sends it once when the network is back', async () => {
    isOnline = false;
    const page = newPage();
    for (let count = 0; count < 3; count += 1) await page.report([fault('while away')]);
    expect(wire.received).toHaveLength(0);
    isOnline = true;
    await page.report([]);
    await newPage().report([]);
    expect(messages()).toEqual(['TypeError: while away']);
  });

  it('keeps an unanswered report for the next page, in order', async () => {
    wire.answer = (_request, response) => response.destroy();
    await newPage().report(numbered(3));
    expect(wire.received).toHaveLength(1);
    answering();
    await newPage().report([]);
    expect(messages().slice(1)).toEqual(['TypeError: fault 0', 'TypeError: fault 1', 'TypeError: fault 2']);
  });

  it('keeps the latest twenty reports of several visits', async () => {
    isOnline = false;
    await newPage().report(numbered(15));
    newTab();
    await newPage().report(numbered(15, 15));
    isOnline = true;
    await newPage().report([]);
    expect(messages()).toEqual(numbered(QUEUE_MAX, 10).map(({ message }) => `TypeError: ${message}`));
  });

  it('drops a report after a day', async () => {
    isOnline = false;
    await newPage().report([fault('old')]);
    nowMs += QUEUED_MS - 1;
    await newPage().report([fault('young')]);
    nowMs += 1;
    isOnline = true;
    await newPage().report([]);
    expect(messages()).toEqual(['TypeError: young']);
  });
});

describe('what is not a fault', () => {
  const missing = `${ORIGIN}/assets/HelpPage-Bf8_xQ1z.js`;
  const chunk = () => new TypeError(`Failed to fetch dynamically imported module: ${missing}`);

  it('includes a chunk that fails while offline, or that loads when it is requested again', async () => {
    isOnline = false;
    await newPage().report([chunk()]);
    isOnline = true;
    await newPage().report([chunk()]);
    expect(wire.received).toHaveLength(0);
  });

  it('does not include a chunk that the server no longer has', async () => {
    gone = [missing];
    await newPage().report([Object.assign(chunk(), { stack: '' })]);
    expect(messages()).toEqual([`TypeError: ${chunk().message}`]);
  });

  it.each([
    ['a call that failed', Object.assign(new Error('/x: 500'), { name: 'ApiError' })],
    ['work that was given up', Object.assign(new Error('given up'), { name: 'AbortError' })],
    ['a bet that a demo table refused', Object.assign(new Error('too late'), { name: 'Refused' })],
    ['a late size', { message: 'ResizeObserver loop completed with undelivered notifications.' }],
    [
      'a hidden script of others',
      { message: 'Script error.', filename: '', lineno: 0, colno: 0, error: null },
    ],
    [
      'an extension',
      Object.assign(new Error('x'), { stack: 'Error: x\n  at f (chrome-extension://abc/a.js:1:2)' }),
    ],
  ])('includes %s', async (_, thrown) => {
    await newPage().report([thrown]);
    expect(wire.received).toHaveLength(0);
  });
});

describe('a thrown value', () => {
  it.each([
    ['text', 'no round "Juan"', 'no round [text]', ''],
    ['nothing', undefined, 'thrown: undefined', ''],
    ['an object', { secret: 'Juan' }, 'thrown: Object', ''],
    [
      'an event of a worker',
      {
        message: 'Uncaught Error: x',
        filename: `${ORIGIN}/assets/worker-a.js`,
        lineno: 1,
        colno: 77,
        error: null,
      },
      'Uncaught Error: x',
      'at /assets/worker-a.js:1:77',
    ],
    [
      'an event of the window',
      { message: 'Uncaught TypeError: x', filename: `${ORIGIN}/b.js`, error: fault('inner') },
      'TypeError: inner',
      'at pose (/assets/scene-color-Bf8_xQ1z.js:1:1)',
    ],
  ])('may be %s', async (_, thrown, message, stack) => {
    await newPage().report([thrown]);
    expect(sent()[0]?.content).toMatchObject({ message, stack });
  });
});
