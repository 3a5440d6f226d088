import { air, bell, note, pluck, thump, wood } from '../../kit/sound/instruments';
import { level, mix, room } from '../../kit/sound/mix';
import type { Recipes } from '../../kit/sound/recipe';

/** The loyalty wheel: wooden pegs, a springy pointer, a bell at the stop. */
export const recipes: Recipes = {
  /** One peg under the pointer. The timeline sets its level by the speed. */
  tick: () =>
    level(
      mix(60, [{ sound: wood(1180, 42, 0.42) }, { sound: wood(2100, 24, 0.2), atMs: 3, gain: 0.35 }]),
      -6,
    ),

  /** The wheel is pulled back and released. */
  whoosh: () =>
    level(
      mix(760, [
        { sound: wood(260, 70, 0.7), gain: 0.5 },
        { sound: air(700, 240, 2600, 0.72), atMs: 60, gain: 1.4 },
        { sound: pluck(note(3), 220, 0.4), atMs: 150, gain: 0.25 },
      ]),
      -6,
    ),

  /** Full speed: pegs so close that their sounds merge. */
  whir: () =>
    level(
      mix(620, [
        ...Array.from({ length: 18 }, (_, peg) => ({
          sound: wood(1120 + (peg % 3) * 60, 34, 0.4),
          atMs: peg * 33,
          gain: 0.75,
        })),
        { sound: air(600, 1500, 1300, 0.5), gain: 0.6 },
      ]),
      -10,
    ),

  stop: () =>
    level(
      room(
        mix(900, [
          { sound: thump(110, 180), gain: 0.7 },
          { sound: bell(note(10), 820, 0.8), atMs: 12 },
          { sound: bell(note(12), 700, 0.6), atMs: 90, gain: 0.55 },
        ]),
        0.26,
      ),
      -5,
    ),
};
