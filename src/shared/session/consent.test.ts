import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSENTS } from '../../../contract/deviceRecord';

/** A fresh page, in which nothing else follows the consents. */
vi.resetModules();
const { headersOf } = await import('../api/headers');
const { adTrackingItem, consentItem, deviceIdentity, forgetAdTracking } = await import('../api/identity');
const { consentAtom, consentsAtom } = await import('./consent');
const { changeAtom, readAtom } = await import('../store/store');

const NOTHING = { fingerprint: false, place: false, advertising: false, analytics: false };
const kept = new Map<string, string>();
/** Cookies that were written, and those that are read. */
let cookies: string[];

beforeEach(() => {
  kept.clear();
  cookies = [];
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal('document', {
    get cookie() {
      return '_fbp=fb.1; _fbc=fb.2; fbCollectId=c-3';
    },
    set cookie(text: string) {
      cookies.push(text);
    },
  });
  changeAtom(consentsAtom, NOTHING);
});
afterEach(() => vi.unstubAllGlobals());

const sent = () =>
  headersOf(deviceIdentity(), { noAuth: false, forceToken: undefined, idempotencyKey: undefined });

describe('consent', () => {
  it('is off until it is given, and a consent to something else does not count', () => {
    for (const text of ['true', '1', '{"advertising":true}', '{"all":true}']) {
      kept.set('consent', text);
      expect(consentItem.read()).toEqual(NOTHING);
    }
  });

  it('at registration shares usage data for advertisements, and nothing more', () => {
    changeAtom(consentAtom, true);
    expect(readAtom(consentsAtom)).toEqual({ ...NOTHING, advertising: true, analytics: true });
    changeAtom(consentsAtom, { ...readAtom(consentsAtom), analytics: false, place: true });
    expect(readAtom(consentAtom)).toBe(false);
    changeAtom(consentAtom, false);
    expect(readAtom(consentsAtom)).toEqual({ ...NOTHING, place: true });
  });

  it('adds advertising ids to the headers for advertising only', () => {
    adTrackingItem.write({ afId: 'af-7', fbInsId: 'ins-8', aaid: 'aa-9' });
    for (const name of CONSENTS.filter((other) => other !== 'advertising')) {
      changeAtom(consentsAtom, { ...readAtom(consentsAtom), [name]: true });
    }
    expect(Object.values(sent()).join()).not.toMatch(/fb\.1|fb\.2|c-3|af-7|ins-8|aa-9/);
    changeAtom(consentsAtom, { ...NOTHING, advertising: true });
    expect(sent()).toMatchObject({
      fbp: 'fb.1',
      fbc: 'fb.2',
      fbCollectId: 'c-3',
      afId: 'af-7',
      fbInsId: 'ins-8',
    });
  });

  it('sends every header of the product with every call, empty where nothing is known', () => {
    const always = ['X-UId', 'content-type', 'deviceInfoId', 'fbCollectId', 'fbc', 'fbp', 'gaid', 'token'];
    expect(Object.keys(sent()).toSorted()).toEqual(always.toSorted());
    changeAtom(consentsAtom, { ...NOTHING, advertising: true });
    adTrackingItem.write({ afId: 'af-7', fbInsId: 'ins-8', aaid: null });
    expect(Object.keys(sent()).toSorted()).toEqual([...always, 'afId', 'fbInsId'].toSorted());
  });

  it('that is withdrawn removes what advertising services stored here', () => {
    adTrackingItem.write({ afId: 'af-7', fbInsId: null, aaid: null });
    forgetAdTracking();
    expect(adTrackingItem.read()).toEqual({ afId: null, fbInsId: null, aaid: null });
    expect(cookies).toEqual(['_fbp', '_fbc', 'fbCollectId'].map((name) => `${name}=; path=/; max-age=0`));
  });
});
