import { air, bell, note, pluck, thump, wood } from '../../kit/sound/instruments';
import { level, mix, room } from '../../kit/sound/mix';
import type { Recipes } from '../../kit/sound/recipe';

/** Three hundred milliseconds of dice against bamboo: time in ms, body in Hz, gain. */
const KNOCKS = [
  [0, 740, 0.8],
  [28, 980, 0.6],
  [61, 620, 1],
  [88, 1110, 0.5],
  [117, 830, 0.85],
  [149, 690, 0.7],
  [176, 1020, 0.6],
  [212, 560, 0.75],
  [246, 880, 0.4],
] as const;

/** Dice in a bamboo bowl under a woven cover. */
export const recipes: Recipes = {
  /** A tap on a control. */
  tap: () => level(mix(60, [{ sound: wood(990, 40, 0.3) }]), -12),

  /** One shake of the three. */
  rattle: () =>
    level(
      room(
        mix(330, [
          ...KNOCKS.map(([atMs, hz, gain]) => ({ sound: wood(hz, 46, 0.42), atMs, gain })),
          { sound: thump(150, 120), atMs: 8, gain: 0.3 },
          { sound: air(260, 2200, 3400), gain: 0.1 },
        ]),
        0.08,
      ),
      -5,
    ),

  /** The cover goes up. */
  lift: () =>
    level(mix(240, [{ sound: air(190, 480, 2600, 0.55) }, { sound: wood(420, 50, 0.5), gain: 0.5 }]), -8),

  /** A die comes to rest. */
  click: () =>
    level(
      room(
        mix(160, [{ sound: wood(1240, 40, 0.25) }, { sound: wood(410, 90, 0.6), atMs: 6, gain: 0.7 }]),
        0.1,
      ),
      -5,
    ),

  /** The number is shown. */
  number: () =>
    level(
      room(
        mix(520, [
          { sound: pluck(note(7), 420, 0.4), gain: 0.7 },
          { sound: bell(note(12), 460, 0.7), atMs: 26, gain: 0.5 },
        ]),
        0.22,
      ),
      -8,
    ),
};
