import { hashComponents, load } from '@fingerprintjs/fingerprintjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { adBlocked, BAITS } from './adBlock';
import { DEVICE_INFO_FIELDS, deviceInfo } from './deviceInfo';
import { browserEnvironment } from './environment';
import { takeFingerprint } from './fingerprint';

afterEach(() => vi.restoreAllMocks());

describe('in a browser, a device', () => {
  it('gets its fingerprint from the worker, with the confidence of such a device', async () => {
    const called = vi.spyOn(XMLHttpRequest.prototype, 'open');
    const { visitorId, confidence } = await takeFingerprint();
    const agent = await load({ monitoring: false });
    const { components } = await agent.get();
    expect(visitorId).toBe(hashComponents(components));
    expect(visitorId).toMatch(/^[0-9a-f]{32}$/);
    // A desktop that is neither Windows nor a Mac.
    expect(confidence).toBe(0.7);
    expect(called).not.toHaveBeenCalled();
  });

  it('reports every field', async () => {
    const geolocation = {
      getCurrentPosition: (_: PositionCallback, no?: PositionErrorCallback | null) => no?.({} as never),
    };
    const info = await deviceInfo(DEVICE_INFO_FIELDS, { ...browserEnvironment(), geolocation });
    expect(Object.keys(info).toSorted()).toEqual(DEVICE_INFO_FIELDS.toSorted());
    expect(info).toMatchObject({
      deviceType: 'desktop',
      screenWidth: screen.width,
      geoPosition: 'unavailable',
    });
    expect(info.UUID).toBe((await deviceInfo(['UUID'], browserEnvironment())).UUID);
  });

  it.each([
    [0, false],
    [5, false],
    [6, true],
  ])('with a list that hides %i of the ten baits: advertisements are hidden: %s', async (count, expected) => {
    const list = document.createElement('style');
    list.textContent = `${BAITS.slice(0, count).join()} { display: none !important }`;
    if (count > 0) document.head.append(list);
    const before = document.body.childElementCount;
    expect(await adBlocked()).toBe(expected);
    expect(document.body.childElementCount).toBe(before);
    list.remove();
  });
});
