import { air, bell, note, pluck, SAMPLE_RATE, type Sound, silence, wood } from '../../kit/sound/instruments';
import { level, mix, room } from '../../kit/sound/mix';
import type { Recipes } from '../../kit/sound/recipe';

/** One rub of a coin's edge over foil: a hiss with one swell and a flutter. */
function rub(ms: number): Sound {
  const hiss = air(ms, 3400, 5200, 0.35);
  const grit = air(ms, 900, 1500, 0.5);
  const sound = silence(ms);
  for (let index = 0; index < sound.length; index += 1) {
    const seconds = index / SAMPLE_RATE;
    const flutter = 0.72 + 0.28 * Math.sin(seconds * 2 * Math.PI * 46);
    sound[index] = ((hiss[index] ?? 0) + 0.5 * (grit[index] ?? 0)) * flutter;
  }
  return sound;
}

/** Scratch: a paper ticket, a coin, metal foil. */
export const recipes: Recipes = {
  /** The ticket slides over the counter. */
  slide: () =>
    level(
      room(
        mix(420, [{ sound: air(360, 700, 2600, 0.3) }, { sound: wood(280, 60, 0.4), atMs: 330, gain: 0.4 }]),
        0.12,
      ),
      -12,
    ),

  /** A stretch of scratching; the pointer's speed sets level, pitch and the time of the next one. */
  scratch: () => level(rub(130), -12),

  /** The last of a panel's foil is removed. */
  pop: () =>
    level(
      mix(170, [
        { sound: air(90, 2400, 6200, 0.15), gain: 0.7 },
        { sound: wood(720, 60, 0.5), atMs: 24 },
        { sound: pluck(note(12), 130, 0.25), atMs: 30, gain: 0.3 },
      ]),
      -9,
    ),

  /** The line reaches one of three winners; played three times, each higher. */
  note: () =>
    level(
      room(
        mix(620, [{ sound: bell(note(7), 560, 0.9) }, { sound: pluck(note(12), 300, 0.3), gain: 0.3 }]),
        0.25,
      ),
      -7,
    ),
};
