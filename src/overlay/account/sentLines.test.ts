import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CONSENTS, type DeviceRecord, deviceRecord } from '../../../contract/deviceRecord';
import { sentLines } from './sentLines';

const WHOLE: DeviceRecord = {
  consent: [...CONSENTS],
  language: 'en-PH',
  screenWidth: 375,
  screenHeight: 812,
  deviceType: 'mobile',
  orientation: 'portrait',
  OS: 'Android',
  OSVersion: '14',
  platform: 'Linux armv81',
  browserInfo: { name: 'Chrome', version: '128' },
  userAgent: 'Mozilla/5.0',
  netWork: '4g',
  date: '2025-07-25',
  week: 5,
  lunarDate: { year: 2025, month: 6, day: 1, isLeapMonth: true },
  fingerprint: { visitorId: 'f00d', confidence: 0.4 },
  UUID: '7e57ab1e-0000-4000-8000-000000000000',
  geoPosition: { latitude: 14.6, longitude: 120.98 },
  afId: 'af-1',
  fbInsId: 'ins-2',
  aaid: 'aa-3',
  adBlocked: true,
  app_id: 'wrapped_4001',
};

const t = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  [key, ...Object.values(values)].join(' ');
const texts = (record: DeviceRecord) => sentLines(record, t, 'en-PH').map(({ value }) => value);

describe('the text of what is sent', () => {
  it('names every field of a record', () => {
    expect(Object.keys(WHOLE).toSorted()).toEqual(
      Object.keys(deviceRecord.shape)
        .filter((field) => field !== 'deviceInfoId')
        .toSorted(),
    );
    expect(z.safeEncode(deviceRecord, WHOLE).success).toBe(true);
    expect(texts(WHOLE)).toEqual([
      'en-PH',
      '375 × 812',
      'account.sentType_mobile, account.sentHeld_portrait',
      'Android 14, Linux armv81',
      'Chrome 128',
      'Mozilla/5.0',
      '4g',
      'Friday, July 25, 2025',
      '2025-6-1, account.sentLeap',
      'f00d, account.sentSure 40%',
      '7e57ab1e-0000-4000-8000-000000000000',
      '14.6°, 120.98°',
      'af-1, ins-2, aa-3',
      'account.sentYes',
      'wrapped_4001',
    ]);
  });

  it('has no line for what is not sent', () => {
    expect(texts({})).toEqual([]);
    expect(texts({ language: 'en-PH', screenWidth: 375, screenHeight: 812 })).toHaveLength(2);
  });

  it('gives the reason for a missing location, and says that an advertisement is shown', () => {
    expect(texts({ consent: ['place'], geoPosition: 'unavailable' })).toEqual([
      'account.sentPlace_unavailable',
    ]);
    expect(texts({ consent: ['place'], geoPosition: 'not supported' })).toEqual([
      'account.sentPlace_unsupported',
    ]);
    expect(texts({ consent: ['advertising'], adBlocked: false })).toEqual(['account.sentNo']);
  });

  it('lists the codes of the advertising campaign after the ids', () => {
    const [line, ...others] = sentLines({ afId: 'af-1' }, t, 'en-PH', ['summer-7', null, 'fb.1.2']);
    expect(line?.value).toBe('af-1, summer-7, fb.1.2');
    expect(others).toEqual([]);
  });

  it('names a system once when it has the same name as its platform', () => {
    expect(texts({ OS: 'Linux', platform: 'Linux' })).toEqual(['Linux']);
    expect(texts({ platform: 'Win32' })).toEqual(['Win32']);
  });
});
