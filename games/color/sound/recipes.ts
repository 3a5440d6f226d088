import { bell, note, pluck, thump, wood } from '../../kit/sound/instruments';
import { level, mix, room } from '../../kit/sound/mix';
import type { Recipes } from '../../kit/sound/recipe';

/** Hits of the cubes on their way down the tray: time in ms, body in Hz, gain. They get closer and softer. */
const TUMBLE_HITS = [
  [0, 330, 1],
  [118, 270, 0.82],
  [214, 392, 0.9],
  [322, 300, 0.66],
  [398, 441, 0.58],
  [482, 349, 0.46],
  [548, 494, 0.34],
] as const;

/** The colour game: a wooden tray, a rope gate, lacquered cubes. */
export const recipes: Recipes = {
  /** A chip on painted wood. */
  chip: () =>
    level(
      mix(120, [
        { sound: wood(880, 60, 0.35) },
        { sound: wood(1320, 50, 0.3), atMs: 22, gain: 0.6 },
        { sound: pluck(note(10), 110, 0.3), atMs: 4, gain: 0.16 },
      ]),
      -7,
    ),

  /** The rope is released and the gate hits its stop. */
  gate: () =>
    level(
      mix(110, [
        { sound: wood(620, 40, 0.25), gain: 0.6 },
        { sound: wood(310, 80, 0.7), atMs: 28 },
      ]),
      -4,
    ),

  tumble: () =>
    level(
      room(
        mix(
          720,
          TUMBLE_HITS.map(([atMs, hz, gain]) => ({ sound: wood(hz, 120, 0.55), atMs, gain })),
        ),
        0.18,
      ),
      -4,
    ),

  /** One cube comes to rest; the timeline plays it three times, each a little lower. */
  thud: () =>
    level(room(mix(320, [{ sound: thump(92, 260) }, { sound: wood(233, 90, 0.5), gain: 0.4 }]), 0.14), -3),

  /** A cube's top face matches a bet. */
  ding: () => level(room(mix(700, [{ sound: bell(note(10), 640, 0.9) }]), 0.25), -6),

  /** Three equal cubes: the bulbs light in a wave. */
  wave: () =>
    level(
      room(
        mix(
          900,
          [5, 7, 8, 10, 12, 13].map((degree, i) => ({
            sound: pluck(note(degree), 420, 0.35),
            atMs: i * 70,
            gain: 0.8,
          })),
        ),
        0.3,
      ),
      -6,
    ),
};
