import { air, bell, note } from '../../kit/sound/instruments';
import { type Ambience, bedLevel, looped, loopOf, melody, scattered, swells } from '../../kit/sound/loop';
import { room, soften } from '../../kit/sound/mix';

const MS = 24_000;
const BELLS = [0, null, 4, null, 2, null, null, 5, null, 3, null, -1];

/** The plaza in front of the church: soft bells, shells in the wind. */
export const ambience: Ambience = () =>
  bedLevel(
    looped(
      loopOf(MS, [
        ...swells(MS, 7, 59, (stray) => air(6_200, 240, 380 + 120 * stray, 0.5), 0.34),
        ...melody(MS, BELLS, (degree) => ({ sound: bell(note(degree), 4_200, 0.45), gain: 0.24 })),
        ...scattered(22, 13).map((stray, index) => ({
          sound: bell(note(12 + Math.floor(stray * 5)), 420, 0.7),
          atMs: index * 1_090 + 600 * stray,
          gain: 0.02 + 0.03 * stray,
        })),
      ]),
      (sound) => soften(room(sound, 0.55), 4_200),
    ),
    -9,
  );
