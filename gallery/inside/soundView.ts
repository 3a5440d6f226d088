import type { SoundModule } from '../../games/kit/card';

/** A cue of a sprite, as a picture. */
export interface CueView {
  readonly name: string;
  readonly lengthMs: number;
  /** The loudest sample of each stretch, 0 to 1. */
  readonly peaks: readonly number[];
}

export interface SoundView {
  readonly cues: readonly CueView[];
}

const PEAKS = 48;

/** Decodes a game's sprite. Rejects where the browser can read none of its files. */
export async function soundViewOf({ sources, sprite }: SoundModule): Promise<SoundView> {
  const samples = await decoded(sources);
  const cues = Object.entries(sprite).map(([name, [offsetMs, lengthMs]]) => {
    const from = Math.floor((offsetMs * samples.rate) / 1_000);
    const to = Math.ceil(((offsetMs + lengthMs) * samples.rate) / 1_000);
    return { name, lengthMs, peaks: peaksOf(samples.data.subarray(from, to), PEAKS) };
  });
  return { cues };
}

/** The loudest sample of each of `count` equal stretches. */
export function peaksOf(data: Float32Array, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * data.length) / count);
    const to = Math.max(from + 1, Math.floor(((index + 1) * data.length) / count));
    return data.subarray(from, to).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  });
}

async function decoded(sources: readonly string[]): Promise<{ data: Float32Array; rate: number }> {
  const context = new OfflineAudioContext(1, 1, 48_000);
  for (const source of sources) {
    const bytes = await (await fetch(source)).arrayBuffer();
    const buffer = await context.decodeAudioData(bytes).catch(() => null);
    if (buffer !== null) return { data: buffer.getChannelData(0), rate: buffer.sampleRate };
  }
  throw new Error('this browser can read none of the sound files');
}
