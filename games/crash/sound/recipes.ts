import {
  air,
  bell,
  brass,
  note,
  pluck,
  SAMPLE_RATE,
  type Sound,
  silence,
  thump,
  wood,
} from '../../kit/sound/instruments';
import { level, mix, room } from '../../kit/sound/mix';
import type { Recipes } from '../../kit/sound/recipe';

const ENGINE_MS = 720;
const ENGINE_HZ = 52;

const saw = (turns: number): number => 2 * (turns - Math.floor(turns)) - 1;

/** Two detuned saws through a low-pass that opens and closes: one stretch of engine sound, faded at both ends. */
function engine(): Sound {
  const sound = silence(ENGINE_MS);
  let first = 0;
  let second = 0;
  for (let i = 0; i < sound.length; i += 1) {
    const t = i / SAMPLE_RATE;
    const part = i / sound.length;
    const saws = saw(ENGINE_HZ * t) + saw(ENGINE_HZ * 1.013 * t + 0.31) + 0.4 * saw(ENGINE_HZ * 2.006 * t);
    const cutoff = 260 + 190 * (0.5 + 0.5 * Math.sin(Math.PI * 2 * 13 * t));
    const share = 1 - Math.exp((-Math.PI * 2 * cutoff) / SAMPLE_RATE);
    first += (saws / 2.4 - first) * share;
    second += (first - second) * share;
    sound[i] = second * Math.min(1, part / 0.3, (1 - part) / 0.3);
  }
  return sound;
}

/** Three notes of a musical horn, as jeepneys have. */
const HORN = [
  [0, 5, 150],
  [130, 7, 150],
  [260, 8, 260],
] as const;

/** The jeepney: engine, horn, lanterns like bells, steam and cloth. */
export const recipes: Recipes = {
  engine: () => level(engine(), -11),

  horn: () =>
    level(
      room(
        mix(
          560,
          HORN.flatMap(([atMs, degree, ms]) => [
            { sound: brass(note(degree), ms), atMs },
            { sound: brass(note(degree - 3), ms), atMs, gain: 0.5 },
          ]),
        ),
        0.14,
      ),
      -6,
    ),

  /** A lantern is passed; the timeline plays it higher each time. */
  note: () =>
    level(
      room(
        mix(760, [
          { sound: bell(note(5), 700, 0.9) },
          { sound: pluck(note(10), 300, 0.3), atMs: 30, gain: 0.3 },
        ]),
        0.25,
      ),
      -6,
    ),

  /** A cash-out: a bell rung twice. */
  hop: () =>
    level(
      room(
        mix(420, [
          { sound: bell(note(12), 300, 0.8) },
          { sound: bell(note(13), 300, 0.8), atMs: 90 },
          { sound: wood(660, 60, 0.5), gain: 0.3 },
        ]),
        0.2,
      ),
      -7,
    ),

  /** The engine fails: a knock, then steam. */
  steam: () =>
    level(
      room(
        mix(900, [
          { sound: thump(70, 240), gain: 0.7 },
          { sound: air(780, 5200, 1500, 0.12), atMs: 40, gain: 1 },
          { sound: air(500, 7400, 3000, 0.1), atMs: 30, gain: 0.6 },
        ]),
        0.16,
      ),
      -5,
    ),

  /** The parachute opens. */
  flap: () =>
    level(
      mix(420, [
        { sound: air(150, 300, 1400, 0.6) },
        { sound: thump(120, 160), atMs: 110, gain: 0.8 },
        { sound: air(240, 900, 320, 0.2), atMs: 140, gain: 0.7 },
      ]),
      -6,
    ),
};
