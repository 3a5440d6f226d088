import { air, bell, note, pluck, wood } from '../../games/kit/sound/instruments';
import { level, mix, room, soften } from '../../games/kit/sound/mix';
import type { Recipes } from '../../games/kit/sound/recipe';

/** The sounds of the shell and of money. */
export const recipes: Recipes = {
  tap: () => level(wood(740, 30, 0.4), -9),

  toggle: () =>
    level(mix(60, [{ sound: wood(587, 30, 0.45) }, { sound: wood(880, 28, 0.45), atMs: 24, gain: 0.8 }]), -9),

  sheet: () => level(air(130, 500, 2400, 0.45), -13),

  error: () =>
    level(
      mix(240, [
        { sound: soften(pluck(note(-3), 150, 0.6), 1600) },
        { sound: soften(pluck(note(-5), 160, 0.6), 1400), atMs: 85 },
      ]),
      -8,
    ),

  toast: () => level(mix(140, [{ sound: bell(note(7), 130, 0.5) }]), -11),

  /** Points gained: two notes up. */
  points: () =>
    level(
      mix(260, [{ sound: pluck(note(7), 180, 0.35) }, { sound: pluck(note(10), 190, 0.35), atMs: 60 }]),
      -7,
    ),

  /** A stamp, when something is claimed. */
  claim: () =>
    level(
      mix(260, [{ sound: wood(196, 120, 0.7) }, { sound: bell(note(10), 220, 0.7), atMs: 36, gain: 0.5 }]),
      -5,
    ),

  /** Money has arrived: four notes and a bell, not too loud. */
  cashInDone: () =>
    level(
      room(
        mix(900, [
          { sound: pluck(note(2), 360, 0.4) },
          { sound: pluck(note(3), 360, 0.4), atMs: 90 },
          { sound: pluck(note(5), 420, 0.4), atMs: 180 },
          { sound: bell(note(10), 600, 0.8), atMs: 280, gain: 0.6 },
          { sound: bell(note(7), 600, 0.6), atMs: 280, gain: 0.35 },
        ]),
        0.25,
      ),
      -5,
    ),
};
