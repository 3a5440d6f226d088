import { describe, expect, it } from 'vitest';
import type { Timer } from '../shared/timer';
import { PLACE_TIMEOUT_MS, placeOf } from './place';

/** A timer that advances only when the test says so. */
function handTimer() {
  const waiting = new Map<number, () => void>();
  const timer: Timer = {
    after(delayMs, then) {
      waiting.set(delayMs, then);
      return () => waiting.delete(delayMs);
    },
  };
  const end = () => {
    for (const then of waiting.values()) then();
  };
  return { timer, end, waiting };
}

const position = (latitude: number, longitude: number) =>
  ({ coords: { latitude, longitude } }) as GeolocationPosition;

describe('the place of a device', () => {
  it('is rounded to about a kilometre, within ten seconds', async () => {
    const { timer, waiting } = handTimer();
    let options: PositionOptions | undefined;
    const place = placeOf(
      {
        getCurrentPosition(found, _failed, asked) {
          options = asked;
          expect([...waiting.keys()]).toEqual([10_000]);
          found(position(10.315699, -123.885437));
        },
      },
      timer,
    );
    expect(await place).toEqual({ latitude: 10.32, longitude: -123.89 });
    expect(options?.timeout).toBe(10_000);
    expect(waiting.size).toBe(0);
  });

  it('is unavailable when the player or the device refuses', async () => {
    const { timer } = handTimer();
    const refusing = {
      getCurrentPosition: (_found: PositionCallback, failed?: PositionErrorCallback | null) =>
        failed?.({ code: 1 } as GeolocationPositionError),
    };
    expect(await placeOf(refusing, timer)).toBe('unavailable');
  });

  it('is unavailable when the permission question is not answered within ten seconds', async () => {
    const { timer, end } = handTimer();
    let answer: PositionCallback | undefined;
    const place = placeOf(
      {
        getCurrentPosition(found) {
          answer = found;
        },
      },
      timer,
    );
    expect(PLACE_TIMEOUT_MS).toBe(10_000);
    end();
    answer?.(position(1, 2));
    expect(await place).toBe('unavailable');
  });

  it('is not supported by a browser without geolocation', async () => {
    expect(await placeOf(null, handTimer().timer)).toBe('not supported');
  });
});
