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
import { level, mix, room, soften } from '../../kit/sound/mix';
import type { Recipes } from '../../kit/sound/recipe';

const TAU = Math.PI * 2;

/** A voice at one moment: its pitch and its two formants in Hz, and its level. */
interface Voiced {
  readonly atMs: number;
  readonly hz: number;
  readonly low: number;
  readonly high: number;
  readonly gain: number;
}

const blend = (a: number, b: number, share: number): number => a + (b - a) * share;

function voicedAt(path: readonly Voiced[], atMs: number): Voiced {
  const next = path.findIndex((one) => one.atMs > atMs);
  const last = path.at(-1) ?? { atMs: 0, hz: 100, low: 400, high: 1_000, gain: 0 };
  if (next < 0) return last;
  const to = path[next] ?? last;
  const from = path[next - 1];
  if (from === undefined) return to;
  const share = (atMs - from.atMs) / (to.atMs - from.atMs);
  return {
    atMs,
    hz: blend(from.hz, to.hz, share),
    low: blend(from.low, to.low, share),
    high: blend(from.high, to.high, share),
    gain: blend(from.gain, to.gain, share),
  };
}

/** A bird's voice: a rough tone through two moving formants. */
function voice(ms: number, path: readonly Voiced[]): Sound {
  const sound = silence(ms);
  const lower = { band: 0, low: 0 };
  const upper = { band: 0, low: 0 };
  let phase = 0;
  let rasp = 0;
  for (let i = 0; i < sound.length; i += 1) {
    const at = voicedAt(path, (i * 1000) / SAMPLE_RATE);
    rasp += (Math.sin(i * 12.9898) * Math.cos(i * 0.0781) - rasp) * 0.2;
    phase += (at.hz * (1 + 0.012 * Math.sin((TAU * 17 * i) / SAMPLE_RATE) + 0.02 * rasp)) / SAMPLE_RATE;
    const turn = phase - Math.floor(phase);
    const source = (turn < 0.32 ? 1 - turn / 0.16 : -1 + (turn - 0.32) * 1.2) * 0.5 + 0.16 * rasp;
    let value = 0.12 * source;
    [at.low, at.high].forEach((hz, index) => {
      const state = index === 0 ? lower : upper;
      const f = 2 * Math.sin((Math.PI * hz) / SAMPLE_RATE);
      state.band += f * (source - state.low - state.band * 0.16);
      state.low += f * state.band;
      value += state.band * (index === 0 ? 0.5 : 0.36);
    });
    sound[i] = value * at.gain;
  }
  return sound;
}

/** Ko, ko-ro, kooo: four calls, the last one long. */
const CROW: readonly Voiced[] = [
  { atMs: 0, hz: 420, low: 700, high: 1_500, gain: 0 },
  { atMs: 30, hz: 470, low: 850, high: 1_900, gain: 0.8 },
  { atMs: 130, hz: 455, low: 800, high: 1_800, gain: 0.7 },
  { atMs: 165, hz: 440, low: 700, high: 1_600, gain: 0.04 },
  { atMs: 205, hz: 560, low: 900, high: 2_000, gain: 0.85 },
  { atMs: 300, hz: 590, low: 980, high: 2_200, gain: 0.8 },
  { atMs: 330, hz: 560, low: 900, high: 2_000, gain: 0.06 },
  { atMs: 365, hz: 640, low: 1_050, high: 2_500, gain: 1 },
  { atMs: 560, hz: 720, low: 1_200, high: 2_900, gain: 1 },
  { atMs: 620, hz: 690, low: 1_150, high: 2_700, gain: 0.35 },
  { atMs: 670, hz: 660, low: 1_150, high: 2_700, gain: 0.95 },
  { atMs: 960, hz: 560, low: 950, high: 2_200, gain: 0.7 },
  { atMs: 1_240, hz: 400, low: 640, high: 1_500, gain: 0.2 },
  { atMs: 1_320, hz: 370, low: 600, high: 1_400, gain: 0 },
];

const CLUCK: readonly Voiced[] = [
  { atMs: 0, hz: 330, low: 650, high: 1_300, gain: 0 },
  { atMs: 12, hz: 380, low: 820, high: 1_600, gain: 0.9 },
  { atMs: 60, hz: 320, low: 640, high: 1_300, gain: 0.4 },
  { atMs: 90, hz: 300, low: 600, high: 1_200, gain: 0 },
];

/** A crowd: noise at the pitch of voices, with slow swells. */
function people(ms: number, count: number, lowHz: number, highHz: number): Sound {
  return mix(
    ms,
    Array.from({ length: count }, (_, i) => {
      const share = ((i * 7) % count) / count;
      const hz = lowHz + (highHz - lowHz) * ((i * 5) % count) * (1 / count);
      const longMs = 500 + ((i * 131) % 700);
      return {
        sound: air(longMs, hz, hz * (0.85 + 0.3 * share), 0.45),
        atMs: share * (ms - longMs),
        gain: 0.5 + 0.5 * (((i * 3) % 5) / 5),
      };
    }),
  );
}

/** A beat of a wing: pushed air and the rustle of feathers. */
const beat = (): Sound =>
  mix(130, [
    { sound: air(110, 900, 240, 0.22), gain: 1 },
    { sound: air(60, 3_600, 1_400, 0.2), atMs: 6, gain: 0.5 },
    { sound: thump(92, 90), gain: 0.3 },
  ]);

/** The pit: crowd, gong, wings, wood, and the winner's voice. */
export const recipes: Recipes = {
  murmur: () => level(soften(room(people(3_900, 46, 190, 620), 0.2), 1_600), -15),

  cheer: () =>
    level(
      room(
        mix(1_700, [
          { sound: people(1_600, 60, 380, 1_500) },
          { sound: air(900, 500, 1_300, 0.25), gain: 0.7 },
        ]),
        0.2,
      ),
      -9,
    ),

  /** Betting is closed: an agung, low and long. */
  gong: () =>
    level(
      room(
        mix(1_700, [
          { sound: bell(note(-10), 1_650, 0.7) },
          { sound: bell(note(-10) * 1.006, 1_500, 0.4), gain: 0.7 },
          { sound: thump(70, 320), gain: 0.8 },
        ]),
        0.28,
      ),
      -5,
    ),

  flap: () =>
    level(
      mix(420, [
        { sound: beat() },
        { sound: beat(), atMs: 118, gain: 0.85 },
        { sound: beat(), atMs: 232, gain: 0.65 },
      ]),
      -8,
    ),

  /** They meet in the air: feathers and a dry knock. */
  clash: () =>
    level(
      room(
        mix(420, [
          { sound: wood(620, 110, 0.5) },
          { sound: wood(830, 80, 0.4), atMs: 26, gain: 0.7 },
          { sound: air(200, 4_200, 700, 0.08), gain: 0.9 },
          { sound: thump(104, 220), gain: 0.7 },
        ]),
        0.12,
      ),
      -5,
    ),

  /** A point; the timeline plays it lower for Asul. */
  point: () =>
    level(
      room(
        mix(620, [
          { sound: bell(note(7), 560, 0.9) },
          { sound: pluck(note(12), 300, 0.35), atMs: 20, gain: 0.4 },
        ]),
        0.2,
      ),
      -7,
    ),

  /** Sticks on bamboo, faster and faster, up to the last exchange. */
  roll: () =>
    level(
      mix(
        820,
        Array.from({ length: 17 }, (_, i) => ({
          sound: mix(90, [{ sound: wood(i % 2 ? 420 : 360, 70, 0.7) }, { sound: thump(88, 80), gain: 0.4 }]),
          atMs: 760 * (i / 17) ** 0.78,
          gain: 0.22 + 0.78 * (i / 17) ** 1.6,
        })),
      ),
      -7,
    ),

  crow: () => level(room(voice(1_400, CROW), 0.2), -6),

  cluck: () =>
    level(
      room(
        mix(520, [
          { sound: voice(100, CLUCK) },
          { sound: voice(100, CLUCK), atMs: 170, gain: 0.7 },
          { sound: voice(100, CLUCK), atMs: 300, gain: 0.9 },
        ]),
        0.15,
      ),
      -13,
    ),

  /** A draw: two soft notes in harmony. */
  draw: () =>
    level(
      room(
        mix(1_100, [
          { sound: bell(note(0), 900, 0.5) },
          { sound: bell(note(3), 900, 0.5), atMs: 170 },
          { sound: brass(note(-5), 800), atMs: 60, gain: 0.35 },
        ]),
        0.25,
      ),
      -8,
    ),
};
