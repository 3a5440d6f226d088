import { air, bell, note, pluck } from '../../kit/sound/instruments';
import { type Ambience, bedLevel, looped, loopOf, melody, swells } from '../../kit/sound/loop';
import { room, soften } from '../../kit/sound/mix';

const MS = 24_000;
/** A slow tune of a far guitar, one step each second and a half. */
const TUNE = [0, null, 2, 4, null, 3, 5, null, 4, 2, null, 1, 0, null, -2, null];

/** The road at night: wind, and a guitar far away. */
export const ambience: Ambience = () =>
  bedLevel(
    looped(
      loopOf(MS, [
        ...swells(MS, 8, 11, (stray) => air(5_600, 180 + 120 * stray, 420, 0.5), 0.5),
        ...melody(MS, TUNE, (degree) => ({ sound: pluck(note(degree - 5), 2_600, 0.62), gain: 0.34 })),
        { sound: bell(note(9), 2_400, 0.4), atMs: 7_100, gain: 0.05 },
        { sound: bell(note(7), 2_400, 0.4), atMs: 19_300, gain: 0.05 },
      ]),
      (sound) => soften(room(sound, 0.42), 3_200),
    ),
    -9,
  );
