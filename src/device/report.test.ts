import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  CONSENTS,
  type Consent,
  type DeviceRecord,
  deviceRecord,
  FIELDS_OF,
} from '../../contract/deviceRecord';
import type { DeviceInfo } from './deviceInfo';
import { agreedIn, recordOf, type Sources } from './record';
import { createReporter, type Reporting } from './report';

const INFO: DeviceInfo = {
  deviceType: 'mobile',
  OS: 'Android',
  OSVersion: '14',
  platform: 'Android',
  screenHeight: 812,
  screenWidth: 375,
  language: 'en-PH',
  netWork: null,
  orientation: 'portrait',
  browserInfo: { name: 'Chrome', version: '128' },
  fingerprint: { visitorId: 'f00d', confidence: 0.4 },
  userAgent: 'Chrome',
  geoPosition: 'unavailable',
  date: '2026-11-20',
  lunarDate: { year: 2026, month: 10, day: 12, isLeapMonth: false },
  week: 5,
  UUID: '7e57ab1e-0000-4000-8000-000000000000',
};

/** Sources that record which of them were read. */
function sources() {
  const touched: string[] = [];
  const from: Sources = {
    async info(fields) {
      touched.push(...fields);
      return Object.fromEntries(fields.map((field) => [field, INFO[field]]));
    },
    appId: () => null,
    adIds() {
      touched.push('adIds');
      return { afId: 'af-1', fbInsId: null, aaid: 'aa-1' };
    },
    async adBlocked() {
      touched.push('adBlocked');
      return true;
    },
  };
  return { from, touched };
}

const subsets = Array.from({ length: 2 ** CONSENTS.length }, (_, bits) =>
  CONSENTS.filter((_name, at) => bits & (1 << at)),
);

describe('the record of a device', () => {
  it('holds language and screen without any consent, and reads nothing else', async () => {
    const { from, touched } = sources();
    expect(await recordOf([], from)).toEqual({ language: 'en-PH', screenWidth: 375, screenHeight: 812 });
    expect(touched.toSorted()).toEqual(['language', 'screenHeight', 'screenWidth']);
  });

  it.each(subsets)('is accepted by the contract with the consents %j %j %j %j', async (...given) => {
    const agreed = given.filter((name): name is Consent => name !== undefined);
    const { from, touched } = sources();
    const record = await recordOf(agreed, from);
    expect(z.safeEncode(deviceRecord, record).error).toBeUndefined();
    for (const name of CONSENTS.filter((other) => !agreed.includes(other))) {
      for (const field of FIELDS_OF[name]) expect([...touched, ...Object.keys(record)]).not.toContain(field);
    }
  });

  it('leaves out what the device cannot tell', async () => {
    const record = await recordOf([...CONSENTS], sources().from);
    expect(Object.keys(record)).not.toContain('netWork');
    expect(record).toMatchObject({ afId: 'af-1', aaid: 'aa-1', adBlocked: true, geoPosition: 'unavailable' });
    expect(Object.keys(record)).not.toContain('fbInsId');
  });

  it('is refused by the contract with any field whose consent is missing', async () => {
    const whole = await recordOf([...CONSENTS], sources().from);
    for (const missing of CONSENTS) {
      const consent = CONSENTS.filter((name) => name !== missing);
      expect(z.safeEncode(deviceRecord, { ...whole, consent }).success, missing).toBe(false);
    }
    expect(z.safeEncode(deviceRecord, whole).success).toBe(true);
  });
});

describe('a report', () => {
  let agreed: readonly Consent[];
  let reported: readonly Consent[] | null;
  let received: DeviceRecord[];
  let forgotten: (readonly Consent[])[];
  let isOnline: boolean;
  let whileGathering: () => void;
  let report: () => Promise<void>;

  beforeEach(() => {
    [agreed, reported, received, forgotten, isOnline] = [[], null, [], [], true];
    whileGathering = () => undefined;
    const reporting: Reporting = {
      agreed: () => agreed,
      reported: () => reported,
      arrange: (kept) => forgotten.push(kept),
      async gather(consent) {
        await null;
        whileGathering();
        return { consent: [...consent] };
      },
      async tell(record, consent) {
        if (!isOnline) return false;
        received.push(record);
        reported = consent;
        return true;
      },
    };
    report = createReporter(reporting);
  });

  it('is sent once on a first visit, and again only when the consents change', async () => {
    await report();
    await report();
    expect(received).toEqual([{ consent: [] }]);
    agreed = ['place'];
    await report();
    expect(received.at(-1)).toEqual({ consent: ['place'] });
    agreed = [];
    await report();
    expect(received).toEqual([{ consent: [] }, { consent: ['place'] }, { consent: [] }]);
    expect(forgotten.at(-1)).toEqual([]);
  });

  it('sends nothing that needs a consent withdrawn while it was collected', async () => {
    reported = [];
    agreed = ['fingerprint', 'place'];
    whileGathering = () => {
      agreed = [];
    };
    await report();
    expect(received).toEqual([]);
  });

  it('runs one at a time, and ends with the latest consents', async () => {
    agreed = ['place'];
    const first = report();
    agreed = ['place', 'analytics'];
    await Promise.all([first, report(), report()]);
    expect(received).toEqual([{ consent: ['place', 'analytics'] }]);
  });

  it('is sent again after a failure, and does not count as sent', async () => {
    isOnline = false;
    await report();
    expect(reported).toBeNull();
    isOnline = true;
    await report();
    expect(received).toEqual([{ consent: [] }]);
  });

  it('survives an error while collecting', async () => {
    whileGathering = () => {
      throw new Error('broken');
    };
    await expect(report()).resolves.toBeUndefined();
    whileGathering = () => undefined;
    await report();
    expect(received).toHaveLength(1);
  });
});

it('names the consents in a fixed order', () => {
  const consents = { analytics: true, place: false, fingerprint: true, advertising: false };
  expect(agreedIn(consents)).toEqual(['fingerprint', 'analytics']);
});
