import type { NO_PLACE } from '../../contract/deviceRecord';
import type { Timer } from '../shared/timer';

/** In degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the device is, or why that is unknown. */
export type Place = Coordinates | (typeof NO_PLACE)[number];

/** How long the device may search, in ms; an unanswered permission question ends with it too. */
export const PLACE_TIMEOUT_MS = 10_000;
/** An older position, up to this age in ms, is still good. */
const PLACE_KEPT_MS = 5 * 60_000;

/** About a kilometre: enough for the province, too coarse for an address. */
const STEPS_PER_DEGREE = 100;
const coarse = (degrees: number): number => Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;

/** Asks the device for its position. Never rejects. */
export function placeOf(
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | null,
  timer: Timer,
): Promise<Place> {
  if (geolocation === null) return Promise.resolve('not supported');
  return new Promise((resolve) => {
    // The browser's own timeout does not run while it asks the player for permission.
    const cancel = timer.after(PLACE_TIMEOUT_MS, () => resolve('unavailable'));
    const end = (place: Place) => {
      cancel();
      resolve(place);
    };
    geolocation.getCurrentPosition(
      ({ coords }) => end({ latitude: coarse(coords.latitude), longitude: coarse(coords.longitude) }),
      () => end('unavailable'),
      { timeout: PLACE_TIMEOUT_MS, maximumAge: PLACE_KEPT_MS, enableHighAccuracy: false },
    );
  });
}
