import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountCalls } from '../../contract/account/account';
import { forgetCampaign, handedCampaign, keepCampaign, registrationCampaign } from './campaign';

const NONE = { trackingCode: null, fbclid: null, fbc: null, fbp: null };
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('reads the campaign from the address before its hash and from cookies', () => {
  const address = 'https://x.example/?tracking_code=summer-7&fbclid=IwAR0_a-b.c#/?fbclid=no';
  expect(handedCampaign(address, 'a=1; _fbp=fb.1.2.3; _fbc=fb.1.2.IwAR0')).toEqual({
    trackingCode: 'summer-7',
    fbclid: 'IwAR0_a-b.c',
    fbc: 'fb.1.2.IwAR0',
    fbp: 'fb.1.2.3',
  });
});

test.each([
  ['?fbclid=%3Cb%3E&tracking_code=%0d%0a', '_fbc=%3Cb%3E'],
  [`?fbclid=${'x'.repeat(513)}&tracking_code=${'y'.repeat(129)}`, `_fbp=${'z'.repeat(513)}`],
  ['?fbclid=&tracking_code=', '_fbc=; _fbp'],
  ['', ''],
])('ignores what is not a code: %j %j', (query, cookies) => {
  expect(handedCampaign(`https://x.example/${query}`, cookies)).toEqual(NONE);
});

test('new values replace stored ones, missing ones leave them unchanged, and all can be removed', () => {
  keepCampaign({ ...NONE, fbclid: 'click-1', fbp: 'fb.1' });
  expect(keepCampaign({ ...NONE, fbclid: 'click-2' })).toEqual({ ...NONE, fbclid: 'click-2', fbp: 'fb.1' });
  expect(kept.get('adCampaign')).toContain('click-2');
  forgetCampaign();
  expect([...kept.keys()]).toEqual([]);
  expect(keepCampaign(NONE)).toEqual(NONE);
});

test('a stored value of another shape counts as empty', () => {
  kept.set('adCampaign', '{"fbclid":7}');
  expect(keepCampaign({ ...NONE, trackingCode: 'summer-7' })).toEqual({ ...NONE, trackingCode: 'summer-7' });
});

test('a registration tells the code of the campaign and all that is known of it, and nothing where nothing is', () => {
  expect(registrationCampaign(NONE)).toEqual({});
  const known = { ...NONE, trackingCode: 'summer-7', fbclid: 'click-1' };
  const told = registrationCampaign(known);
  expect(told).toEqual({ source: 'summer-7', adData: '{"trackingCode":"summer-7","fbclid":"click-1"}' });
  const longest = registrationCampaign({
    trackingCode: 'y'.repeat(128),
    ...{ fbclid: 'x'.repeat(512), fbc: 'x'.repeat(512), fbp: 'x'.repeat(512) },
  });
  expect(longest.source).toBeUndefined();
  const account = { account: '9171234567', pwd: 'bagong-gabi-8', code: '123456', agreement: true };
  for (const fields of [told, longest]) {
    expect(accountCalls.register.body.safeParse({ ...account, ...fields }).success).toBe(true);
  }
});
