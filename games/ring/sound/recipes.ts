import { air, bell, note, pluck, wood } from '../../kit/sound/instruments';
import { level, mix, room } from '../../kit/sound/mix';
import type { Recipes } from '../../kit/sound/recipe';

/** Four notes of the scale, one after the other, then ringing together. */
const chord = (degrees: readonly number[], bright: number) =>
  level(
    room(
      mix(1100, [
        ...degrees.map((degree, index) => ({
          sound: bell(note(degree), 900, bright),
          atMs: index * 46,
          gain: 0.9 - index * 0.08,
        })),
        ...degrees.map((degree, index) => ({
          sound: pluck(note(degree - 5), 700, 0.35),
          atMs: index * 46,
          gain: 0.34,
        })),
      ]),
      0.3,
    ),
    -5,
  );

/** Parol Ring: glass blades on a gold rail, a star of shell. */
export const recipes: Recipes = {
  /** A chip on its card. */
  chip: () =>
    level(
      mix(120, [
        { sound: wood(880, 60, 0.35) },
        { sound: wood(1320, 50, 0.3), atMs: 22, gain: 0.6 },
        { sound: pluck(note(10), 110, 0.3), atMs: 4, gain: 0.16 },
      ]),
      -7,
    ),

  /** The light starts: rising wind with a bell under it. */
  spin: () =>
    level(
      room(
        mix(760, [
          { sound: air(700, 300, 2600, 0.55) },
          { sound: bell(note(0), 600, 0.5), gain: 0.35 },
          { sound: bell(note(5), 420, 0.6), atMs: 120, gain: 0.28 },
        ]),
        0.2,
      ),
      -8,
    ),

  /** A blade passes the pointer. The timeline sets its pitch by the speed. */
  tick: () =>
    level(mix(52, [{ sound: wood(1180, 40, 0.3) }, { sound: bell(note(15), 48, 0.4), gain: 0.22 }]), -9),

  /** Panes of shell that rub against each other. */
  shimmer: () =>
    level(
      room(
        mix(
          620,
          [15, 17, 16, 19, 18, 20, 17, 21].map((degree, index) => ({
            sound: bell(note(degree), 260, 0.5),
            atMs: index * 44 + (index % 3) * 9,
            gain: 0.5 - index * 0.03,
          })),
        ),
        0.32,
      ),
      -9,
    ),

  'chord-grey': () => chord([0, 2, 3, 5], 0.6),
  'chord-blue': () => chord([1, 3, 5, 6], 0.75),
  'chord-orange': () => chord([2, 5, 7, 8], 0.9),
  'chord-green': () => chord([5, 7, 8, 10], 1),
};
