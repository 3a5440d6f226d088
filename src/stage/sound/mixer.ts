export type BusName = 'ui' | 'game' | 'win' | 'ambient' | 'money';

export const BUS_VOLUMES: Readonly<Record<BusName, number>> = {
  ui: 0.25,
  game: 0.55,
  win: 0.7,
  ambient: 0.15,
  money: 0.5,
};

const MONEY_CUES: readonly string[] = ['cashInDone', 'points', 'claim'];

/** The bus of a cue, by its sprite. A game's ambience cues are named `bed…`. */
export function busOf(sprite: string, cue: string): BusName {
  if (sprite === 'ui') return MONEY_CUES.includes(cue) ? 'money' : 'ui';
  if (sprite === 'wins') return 'win';
  return cue.startsWith('bed') ? 'ambient' : 'game';
}

const VOICES_MAX = 12;
const SAME_CUE_MS = 45;
/** Pitch varies by this factor either way, so that repeated sounds do not seem mechanical. */
const PITCH_SPREAD = 0.03;
/** -9 dB. */
const DUCKED = 10 ** (-9 / 20);
const DUCK_ATTACK_MS = 40;
const DUCK_RELEASE_MS = 500;

/** A sounding voice, as Howler offers it. */
export interface Handle {
  fade(from: number, to: number, ms: number): void;
  stop(): void;
  onEnd(then: () => void): void;
}

export interface CueRequest {
  readonly name: string;
  readonly bus: BusName;
  readonly volume: number;
  readonly rate: number;
  readonly lengthMs: number;
  start(gain: number, rate: number): Handle;
}

/** Time as an argument; tests pass their own. */
export interface MixerTime {
  now(): number;
  later(ms: number, then: () => void): void;
}

interface Voice {
  readonly bus: BusName;
  readonly volume: number;
  readonly handle: Handle;
}

/** Decides how loud a cue is, whether it may sound, and which voice it replaces; plays nothing itself. */
export class Mixer {
  readonly #time: MixerTime;
  readonly #buses: Record<BusName, number> = { ...BUS_VOLUMES };
  readonly #lastMs = new Map<string, number>();
  #voices: Voice[] = [];
  #duckedUntilMs = Number.NEGATIVE_INFINITY;
  #seed = 1;

  constructor(time: MixerTime) {
    this.#time = time;
  }

  /** Returns whether the cue sounds. */
  play(cue: CueRequest): boolean {
    const nowMs = this.#time.now();
    if (nowMs - (this.#lastMs.get(cue.name) ?? Number.NEGATIVE_INFINITY) < SAME_CUE_MS) return false;
    this.#lastMs.set(cue.name, nowMs);
    this.#makeRoom();
    if (cue.bus === 'win') this.#duck(cue.lengthMs / cue.rate);

    const handle = cue.start(
      this.#gainOf(cue.bus, cue.volume),
      cue.rate * (1 + PITCH_SPREAD * this.#stray()),
    );
    const voice = { bus: cue.bus, volume: cue.volume, handle };
    this.#voices.push(voice);
    handle.onEnd(() => {
      this.#voices = this.#voices.filter((other) => other !== voice);
    });
    return true;
  }

  setBus(bus: BusName, volume: number): void {
    const before = this.#buses[bus];
    this.#buses[bus] = volume;
    for (const voice of this.#voices) {
      if (voice.bus === bus) voice.handle.fade(voice.volume * before, voice.volume * volume, 20);
    }
  }

  /** Stops all voices but the ambience. */
  stopCues(): void {
    const cues = this.#voices.filter(({ bus }) => bus !== 'ambient');
    this.#voices = this.#voices.filter(({ bus }) => bus === 'ambient');
    for (const { handle } of cues) handle.stop();
  }

  get voices(): number {
    return this.#voices.length;
  }

  #gainOf(bus: BusName, volume: number): number {
    const ducked = isDucked(bus) && this.#time.now() < this.#duckedUntilMs;
    return volume * this.#buses[bus] * (ducked ? DUCKED : 1);
  }

  /** Ducks game and ambience under a win, and restores them when it ends. */
  #duck(lengthMs: number): void {
    const nowMs = this.#time.now();
    const already = nowMs < this.#duckedUntilMs;
    this.#duckedUntilMs = Math.max(this.#duckedUntilMs, nowMs + lengthMs);
    if (!already) this.#fadeAll(1, DUCKED, DUCK_ATTACK_MS);
    this.#time.later(lengthMs, () => {
      if (this.#time.now() >= this.#duckedUntilMs) this.#fadeAll(DUCKED, 1, DUCK_RELEASE_MS);
    });
  }

  #fadeAll(from: number, to: number, ms: number): void {
    for (const { bus, volume, handle } of this.#voices) {
      if (isDucked(bus)) handle.fade(volume * this.#buses[bus] * from, volume * this.#buses[bus] * to, ms);
    }
  }

  /** Stops the oldest voice of the game first, then the oldest of all; the ambience stays. */
  #makeRoom(): void {
    if (this.#voices.length < VOICES_MAX) return;
    const cues = this.#voices.filter(({ bus }) => bus !== 'ambient');
    const leaving = cues.find(({ bus }) => bus === 'game') ?? cues[0];
    leaving?.handle.stop();
    this.#voices = this.#voices.filter((voice) => voice !== leaving);
  }

  /** -1 to 1, the same sequence in every session: sound needs variety, not randomness. */
  #stray(): number {
    this.#seed = (Math.imul(this.#seed, 1664525) + 1013904223) | 0;
    return this.#seed / 2 ** 31;
  }
}

const isDucked = (bus: BusName): boolean => bus === 'game' || bus === 'ambient';
