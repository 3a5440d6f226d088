import { air, note, pluck, wood } from '../../kit/sound/instruments';
import { type Ambience, bedLevel, looped, loopOf, melody, scattered, swells } from '../../kit/sound/loop';
import { room, soften } from '../../kit/sound/mix';

const MS = 24_000;
const RADIO = [
  2,
  null,
  4,
  5,
  null,
  4,
  2,
  null,
  1,
  2,
  null,
  0,
  -1,
  null,
  0,
  null,
  2,
  null,
  3,
  5,
  null,
  3,
  1,
  null,
];

/** The counter of a sari-sari store in the afternoon: a fan, a radio behind the wall, a jar that is set down. */
export const ambience: Ambience = () =>
  bedLevel(
    looped(
      loopOf(MS, [
        ...swells(MS, 16, 83, () => air(3_000, 210, 230, 0.5), 0.5),
        ...melody(MS, RADIO, (degree) => ({ sound: pluck(note(degree), 900, 0.7), gain: 0.16 })),
        ...scattered(6, 29).map((stray, index) => ({
          sound: wood(260 + 120 * stray, 150, 0.55),
          atMs: index * 4_000 + 2_400 * stray,
          gain: 0.07,
        })),
      ]),
      (sound) => soften(room(sound, 0.24), 2_400),
    ),
    -10,
  );
