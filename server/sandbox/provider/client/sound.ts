/** Short tones made in the page; silent until the player turns sound on. */
export interface Sound {
  readonly isOn: () => boolean;
  readonly toggle: () => void;
  readonly play: (cue: keyof typeof CUES) => void;
}

/** Frequency in Hz, start and length in seconds. All notes are of D major pentatonic. */
const CUES = {
  stake: [[294, 0, 0.05]],
  show: [[440, 0, 0.06]],
  lost: [
    [220, 0, 0.12],
    [185, 0.08, 0.16],
  ],
  returned: [[440, 0, 0.2]],
  win: [
    [587, 0, 0.16],
    [740, 0.1, 0.16],
    [880, 0.2, 0.32],
  ],
} as const satisfies Record<string, readonly (readonly [number, number, number])[]>;

const LOUDNESS = 0.12;

export function createSound(): Sound {
  let context: AudioContext | null = null;
  let isOn = false;
  return {
    isOn: () => isOn,
    toggle() {
      isOn = !isOn;
      // Browsers allow sound after a tap, and this is one.
      context ??= new AudioContext();
      void (isOn ? context.resume() : context.suspend());
    },
    play(cue) {
      if (!isOn || context === null || document.hidden) return;
      for (const [hertz, after, length] of CUES[cue]) {
        const tone = context.createOscillator();
        const gain = context.createGain();
        const from = context.currentTime + after;
        tone.type = 'triangle';
        tone.frequency.value = hertz;
        gain.gain.setValueAtTime(LOUDNESS, from);
        gain.gain.exponentialRampToValueAtTime(0.001, from + length);
        tone.connect(gain).connect(context.destination);
        tone.start(from);
        tone.stop(from + length);
      }
    },
  };
}
