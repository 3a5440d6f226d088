import type { NO_PLACE } from '../../contract/deviceRecord';
import type { Timer } from '../shared/timer';

/** In degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the device is, or why nobody knows. */
export type Place = Coordinates | (typeof NO_PLACE)[number];

/** How long the device may look for itself; a question that nobody answers ends with it too. */
export const PLACE_TIMEOUT_MS = 10_000;
/** A place as old as this is still a place. */
const PLACE_KEPT_MS = 5 * 60_000;

/** About a kilometre: enough to know the province, too little to find a door. */
const STEPS_PER_DEGREE = 100;
const coarse = (degrees: number): number => Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;

/** Asks the device where it is. Never rejects. */
export function placeOf(
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | null,
  timer: Timer,
): Promise<Place> {
  if (geolocation === null) return Promise.resolve('not supported');
  return new Promise((resolve) => {
    // The browser's own limit does not run while it asks the player.
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
