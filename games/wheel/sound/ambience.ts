import { air, bell, brass, note } from '../../kit/sound/instruments';
import { type Ambience, bedLevel, looped, loopOf, melody, swells } from '../../kit/sound/loop';
import { room, soften } from '../../kit/sound/mix';

const MS = 24_000;
/** Four soft chords of six seconds each. */
const CHORDS = [
  [-5, -3, 0],
  [-4, -2, 1],
  [-6, -3, -1],
  [-5, -2, 0],
] as const;
const SPARKLE = [5, null, null, 7, null, 9, null, null, 8, null, 7, null, 5, null, null, 10];

/** The hall of the wheel: a warm pad and a few lights that ring. */
export const ambience: Ambience = () =>
  bedLevel(
    looped(
      loopOf(MS, [
        ...CHORDS.flatMap((chord, index) =>
          chord.map((degree) => ({ sound: brass(note(degree), 7_600), atMs: index * 6_000, gain: 0.2 })),
        ),
        ...melody(MS, SPARKLE, (degree) => ({ sound: bell(note(degree), 1_500, 0.5), gain: 0.06 })),
        ...swells(MS, 8, 97, (stray) => air(4_600, 300, 460 + 90 * stray, 0.5), 0.16),
      ]),
      (sound) => soften(room(sound, 0.45), 2_600),
    ),
    -9,
  );
