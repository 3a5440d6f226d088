import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SUCCESS_CODE } from '../../contract/envelope';

const ID = '7e57ab1e-0000-4000-8000-000000000000';
const kept = new Map<string, string>();
const sent: object[] = [];
let isAnswered = true;

beforeEach(() => {
  kept.clear();
  sent.length = 0;
  isAnswered = true;
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal('navigator', { userAgent: '', platform: 'Android', language: 'fil-PH', onLine: true });
  vi.stubGlobal('screen', { width: 375, height: 812 });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    if (!isAnswered) throw new TypeError('no network');
    sent.push(JSON.parse(String(body)));
    return Response.json({ code: SUCCESS_CODE, message: '', data: { deviceInfoId: ID }, status: 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const keptInfo = () => JSON.parse(kept.get('deviceInfo') ?? 'null');
const consents = { fingerprint: false, place: false, advertising: false, analytics: false };

async function report(): Promise<void> {
  const { reportDevice } = await import('./report');
  await reportDevice();
}

it('keeps what it has told about itself on the device', async () => {
  await report();
  const told = { language: 'fil-PH', screenWidth: 375, screenHeight: 812 };
  expect(sent).toEqual([told]);
  expect(keptInfo()).toEqual(told);
  expect(JSON.parse(kept.get('deviceInfoId') ?? '')).toBe(ID);
});

it('keeps nothing that was not accepted', async () => {
  isAnswered = false;
  await report();
  expect(keptInfo()).toBeNull();
});

it('forgets at once what a withdrawn consent had allowed, also without a network', async () => {
  kept.set('consent', JSON.stringify({ ...consents, analytics: true }));
  await report();
  expect(keptInfo()).toMatchObject({ consent: ['analytics'], platform: 'Android' });
  vi.resetModules();
  kept.set('consent', JSON.stringify(consents));
  isAnswered = false;
  await report();
  expect(keptInfo()).toBeNull();
});
