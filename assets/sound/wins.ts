import { air, bell, brass, note, pluck, type Sound, wood } from '../../games/kit/sound/instruments';
import { level, mix, type Part, room, soften } from '../../games/kit/sound/mix';
import type { Recipes } from '../../games/kit/sound/recipe';

/** A run of notes at equal intervals. */
const run = (
  degrees: readonly number[],
  everyMs: number,
  fromMs: number,
  play: (hz: number) => Sound,
  gain = 1,
): Part[] => degrees.map((degree, i) => ({ sound: play(note(degree)), atMs: fromMs + i * everyMs, gain }));

/** A chord of soft brass. */
const chord = (degrees: readonly number[], ms: number, atMs: number, gain: number): Part[] =>
  degrees.map((degree) => ({ sound: brass(note(degree), ms), atMs, gain: gain / degrees.length }));

const string = (ms: number) => (hz: number) => pluck(hz, ms, 0.4);
const gong =
  (ms: number, brightness = 1) =>
  (hz: number) =>
    bell(hz, ms, brightness);

/** How a round ends, the same in every game: the larger the win, the more instruments play. */
export const recipes: Recipes = {
  loss: () => level(soften(wood(165, 150, 0.75), 900), -10),

  returned: () => level(room(mix(420, [{ sound: bell(note(5), 380, 0.6) }]), 0.2), -9),

  small: () =>
    level(
      room(
        mix(1000, [
          ...run([5, 7, 10], 110, 0, string(420)),
          { sound: bell(note(10), 620, 0.8), atMs: 220, gain: 0.6 },
        ]),
        0.28,
      ),
      -5,
    ),

  big: () =>
    level(
      room(
        mix(2300, [
          ...run([0, 2, 3, 5, 7, 8, 10, 12], 95, 0, string(620), 0.8),
          ...run([5, 8, 10], 150, 760, gong(900), 0.5),
          ...chord([0, 2, 3, 5], 1500, 620, 1.5),
        ]),
        0.32,
      ),
      -3,
    ),

  mega: () =>
    level(
      room(
        mix(4000, [
          { sound: air(1100, 300, 5200, 0.85), gain: 0.35 },
          ...run([0, 3, 5, 3, 5, 8, 7, 10], 125, 120, string(700), 0.75),
          ...chord([-5, 0, 2, 3], 1300, 1050, 1.6),
          ...run([10, 12, 13, 15, 12, 15, 17, 15], 125, 1150, string(640), 0.7),
          ...run([5, 8, 10, 15], 250, 1180, gong(1300), 0.45),
          ...chord([-5, 0, 3, 5, 7], 1700, 2150, 1.9),
          ...run([10, 12, 13, 15], 180, 2250, gong(1500, 1.1), 0.4),
        ]),
        0.35,
      ),
      -2,
    ),
};
