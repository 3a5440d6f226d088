import { air, thump, wood } from '../../kit/sound/instruments';
import { type Ambience, bedLevel, looped, loopOf, scattered, swells } from '../../kit/sound/loop';
import { room, soften } from '../../kit/sound/mix';

const MS = 24_000;

/** The arena before the contest: a crowd that murmurs, a drum, and bamboo now and then. */
export const ambience: Ambience = () =>
  bedLevel(
    looped(
      loopOf(MS, [
        ...swells(MS, 26, 23, (stray) => air(2_300 + 900 * stray, 260 + 160 * stray, 520, 0.5), 0.42),
        ...swells(MS, 18, 71, (stray) => air(1_500, 640 + 220 * stray, 760, 0.4), 0.16),
        ...[0, 3_000, 6_000, 6_750, 12_000, 15_000, 18_000, 18_750].map((atMs) => ({
          sound: thump(62, 700),
          atMs,
          gain: 0.16,
        })),
        ...scattered(9, 5).map((stray, index) => ({
          sound: wood(420 + 260 * stray, 120, 0.7),
          atMs: index * 2_666 + 900 * stray,
          gain: 0.06 + 0.05 * stray,
        })),
      ]),
      (sound) => soften(room(sound, 0.5), 2_600),
    ),
    -9,
  );
