import { air, bell, note, pluck } from '../../kit/sound/instruments';
import { type Ambience, bedLevel, looped, loopOf, melody, swells } from '../../kit/sound/loop';
import { room, soften } from '../../kit/sound/mix';

const MS = 24_000;
/** A waltz of a carousel across the fairground. */
const WALTZ = [
  0,
  3,
  4,
  -1,
  3,
  4,
  0,
  3,
  5,
  2,
  4,
  5,
  1,
  4,
  5,
  0,
  3,
  4,
  -1,
  3,
  4,
  -2,
  2,
  3,
  0,
  3,
  4,
  2,
  4,
  6,
  1,
  3,
  4,
  0,
  null,
  null,
];

/** The fairground around the booth: people far away, and a carousel. */
export const ambience: Ambience = () =>
  bedLevel(
    looped(
      loopOf(MS, [
        ...swells(MS, 18, 37, (stray) => air(2_600, 320 + 140 * stray, 560, 0.5), 0.28),
        ...melody(MS, WALTZ, (degree, index) => ({
          sound: index % 3 === 0 ? pluck(note(degree - 5), 1_400, 0.6) : bell(note(degree + 5), 900, 0.5),
          gain: index % 3 === 0 ? 0.3 : 0.08,
        })),
      ]),
      (sound) => soften(room(sound, 0.45), 2_800),
    ),
    -9,
  );
