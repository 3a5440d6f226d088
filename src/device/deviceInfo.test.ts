import { describe, expect, it } from 'vitest';
import { DEVICE_INFO_FIELDS, deviceInfo } from './deviceInfo';
import type { Environment } from './environment';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';

const environment: Environment = {
  userAgent: PHONE,
  platform: 'Android',
  touchPoints: 5,
  language: 'fil-PH',
  screen: { width: 375, height: 811.6 },
  isOnline: true,
  connection: { effectiveType: '4g' },
  geolocation: {
    getCurrentPosition: (found) =>
      found({ coords: { latitude: 14.59951, longitude: 120.98422 } } as GeolocationPosition),
  },
  timer: { after: () => () => undefined },
  now: () => new Date(2026, 10, 20, 23, 59),
  ownUuid: () => '7e57ab1e-0000-4000-8000-000000000000',
  takeFingerprint: async () => ({ visitorId: 'f00d', confidence: 0.4 }),
};

/** An environment in which only the named parts may be read. */
const only = (...parts: (keyof Environment)[]): Environment =>
  new Proxy(environment, {
    get(all, part: keyof Environment) {
      if (!parts.includes(part)) throw new Error(`${part} was read`);
      return all[part];
    },
  });

describe('device information', () => {
  it('has every field of the wire', async () => {
    expect(await deviceInfo(DEVICE_INFO_FIELDS, environment)).toEqual({
      deviceType: 'mobile',
      OS: 'Android',
      OSVersion: '14',
      platform: 'Android',
      screenHeight: 812,
      screenWidth: 375,
      language: 'fil-PH',
      netWork: '4g',
      orientation: 'portrait',
      browserInfo: { name: 'Chrome', version: '128.0.0.0' },
      fingerprint: { visitorId: 'f00d', confidence: 0.4 },
      userAgent: PHONE,
      geoPosition: { latitude: 14.6, longitude: 120.98 },
      date: '2026-11-20',
      lunarDate: { year: 2026, month: 10, day: 12, isLeapMonth: false },
      week: 5,
      UUID: '7e57ab1e-0000-4000-8000-000000000000',
    });
  });

  it('reads only what the requested fields need', async () => {
    const info = await deviceInfo(['language', 'screenWidth', 'week'], only('language', 'screen', 'now'));
    expect(info).toEqual({ language: 'fil-PH', screenWidth: 375, week: 5 });
    expect(await deviceInfo([], only())).toEqual({});
  });

  it('is null where the device cannot tell, without losing the other fields', async () => {
    const bare: Environment = {
      ...environment,
      userAgent: '',
      platform: '',
      isOnline: false,
      connection: null,
      geolocation: null,
      takeFingerprint: () => Promise.reject(new Error('no canvas')),
      ownUuid: () => {
        throw new Error('broken');
      },
    };
    expect(await deviceInfo(DEVICE_INFO_FIELDS, bare)).toMatchObject({
      deviceType: null,
      OS: null,
      browserInfo: null,
      platform: null,
      netWork: 'offline',
      fingerprint: null,
      userAgent: null,
      UUID: null,
      geoPosition: 'not supported',
      screenWidth: 375,
    });
  });

  it('is landscape on a wide screen, and names the kind of network where it is known', async () => {
    const lying = {
      ...environment,
      screen: { width: 812, height: 375 },
      connection: { type: 'wifi', effectiveType: '4g' },
    };
    expect(await deviceInfo(['orientation', 'netWork'], lying)).toEqual({
      orientation: 'landscape',
      netWork: 'wifi',
    });
    const silent = { ...environment, connection: {} };
    expect(await deviceInfo(['netWork'], silent)).toEqual({ netWork: null });
  });

  it('recognises an iPad, which calls itself a Mac, by its touch screen', async () => {
    const fields = ['deviceType', 'OS', 'browserInfo'] as const;
    const named = (touchPoints: number) =>
      deviceInfo(fields, { ...environment, userAgent: MAC, touchPoints });
    expect(await named(0)).toMatchObject({ deviceType: 'desktop', OS: 'macOS' });
    expect(await named(5)).toMatchObject({ deviceType: 'tablet', OS: 'iPadOS' });
    expect((await named(5)).browserInfo).toEqual({ name: 'Safari', version: '17.5' });
  });

  it('cuts what is too long for the wire', async () => {
    const endless = { ...environment, userAgent: 'x'.repeat(5_000), platform: 'y'.repeat(5_000) };
    const { userAgent, platform } = await deviceInfo(['userAgent', 'platform'], endless);
    expect([userAgent?.length, platform?.length]).toEqual([1_024, 256]);
  });
});
