import { air, note, wood } from '../../kit/sound/instruments';
import { type Ambience, bedLevel, looped, loopOf, melody, swells } from '../../kit/sound/loop';
import { room, soften } from '../../kit/sound/mix';

const MS = 24_000;
const BAMBOO = [
  0,
  null,
  2,
  null,
  3,
  null,
  2,
  null,
  0,
  null,
  -1,
  null,
  0,
  null,
  null,
  null,
  3,
  null,
  4,
  null,
  5,
  null,
  4,
  null,
  3,
  null,
  2,
  null,
  0,
  null,
  null,
  null,
];

/** A veranda by the water: waves, and a bamboo xylophone. */
export const ambience: Ambience = () =>
  bedLevel(
    looped(
      loopOf(MS, [
        ...swells(MS, 6, 47, (stray) => air(6_800, 700 + 200 * stray, 240, 0.36), 0.4),
        ...melody(MS, BAMBOO, (degree) => ({ sound: wood(note(degree), 620, 0.95), gain: 0.26 })),
      ]),
      (sound) => soften(room(sound, 0.4), 3_000),
    ),
    -9,
  );
