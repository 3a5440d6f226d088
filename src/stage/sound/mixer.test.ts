import { beforeEach, expect, test } from 'vitest';
import { BUS_VOLUMES, type BusName, busOf, type CueRequest, Mixer } from './mixer';

interface Played {
  readonly name: string;
  readonly gain: number;
  readonly rate: number;
  readonly fades: (readonly number[])[];
  stopped: boolean;
  end(): void;
}

let nowMs = 0;
let later: { readonly atMs: number; readonly then: () => void }[] = [];
let played: Played[] = [];
let mixer: Mixer;

beforeEach(() => {
  nowMs = 0;
  later = [];
  played = [];
  mixer = new Mixer({
    now: () => nowMs,
    later: (ms, then) => void later.push({ atMs: nowMs + ms, then }),
  });
});

function pass(ms: number): void {
  nowMs += ms;
  const due = later.filter(({ atMs }) => atMs <= nowMs);
  later = later.filter(({ atMs }) => atMs > nowMs);
  for (const { then } of due) then();
}

function play(name: string, bus: BusName, more: Partial<CueRequest> = {}): boolean {
  return mixer.play({
    name,
    bus,
    volume: 1,
    rate: 1,
    lengthMs: 1000,
    start(gain, rate) {
      let ended: () => void = () => undefined;
      const voice: Played = { name, gain, rate, fades: [], stopped: false, end: () => ended() };
      played.push(voice);
      return {
        fade: (...args) => void voice.fades.push(args),
        stop: () => {
          voice.stopped = true;
        },
        onEnd: (then) => {
          ended = then;
        },
      };
    },
    ...more,
  });
}

test('a cue plays at the volume of its bus', () => {
  play('tap', 'ui');
  play('thud', 'game', { volume: 0.5 });
  expect(played.map(({ gain }) => gain)).toEqual([BUS_VOLUMES.ui, BUS_VOLUMES.game / 2]);
});

test('a cue repeated within 45 ms plays once', () => {
  expect(play('tap', 'ui')).toBe(true);
  nowMs = 44;
  expect(play('tap', 'ui')).toBe(false);
  expect(play('thud', 'game')).toBe(true);
  nowMs = 45;
  expect(play('tap', 'ui')).toBe(true);
});

test('pitch varies by 3 % at most, and the same way in every session', () => {
  for (let i = 0; i < 50; i += 1) {
    nowMs += 50;
    play('tap', 'ui');
  }
  const rates = played.map(({ rate }) => rate);
  for (const rate of rates) expect(Math.abs(rate - 1)).toBeLessThanOrEqual(0.03);
  expect(new Set(rates).size).toBeGreaterThan(40);
  const again = new Mixer({ now: () => 0, later: () => undefined });
  let first = 0;
  again.play({
    name: 'tap',
    bus: 'ui',
    volume: 1,
    rate: 1,
    lengthMs: 1,
    start: (_gain, rate) => {
      first = rate;
      return { fade: () => undefined, stop: () => undefined, onEnd: () => undefined };
    },
  });
  expect(first).toBe(rates[0]);
});

test('the thirteenth voice stops the oldest voice of the game, not of the shell', () => {
  play('tap', 'ui');
  for (let i = 0; i < 11; i += 1) play(`hit${i}`, 'game');
  expect(mixer.voices).toBe(12);
  play('one more', 'game');
  expect(mixer.voices).toBe(12);
  expect(played.filter(({ stopped }) => stopped).map(({ name }) => name)).toEqual(['hit0']);
});

test('a voice that ends frees its place', () => {
  play('tap', 'ui');
  played[0]?.end();
  expect(mixer.voices).toBe(0);
});

test('a win lowers the game by 9 dB, and restores the level when it ends', () => {
  play('bed', 'ambient');
  play('thud', 'game');
  play('big', 'win', { lengthMs: 2000 });
  const ducked = BUS_VOLUMES.game * 10 ** (-9 / 20);
  expect(played[1]?.fades).toEqual([[BUS_VOLUMES.game, ducked, 40]]);
  expect(played[2]?.fades).toEqual([]);
  pass(1000);
  play('ding', 'game');
  expect(played[3]?.gain).toBeCloseTo(ducked);
  pass(1000);
  expect(played[1]?.fades.at(-1)).toEqual([ducked, BUS_VOLUMES.game, 500]);
  expect(played[0]?.fades).toHaveLength(2);
});

test('a second win keeps the game low until the later one ends', () => {
  play('thud', 'game');
  play('small', 'win', { lengthMs: 1000 });
  pass(500);
  play('big', 'win', { lengthMs: 2000 });
  pass(500);
  expect(played[0]?.fades).toHaveLength(1);
  pass(1500);
  expect(played[0]?.fades).toHaveLength(2);
});

test('a cue belongs to the bus of its sprite', () => {
  expect(busOf('ui', 'tap')).toBe('ui');
  expect(busOf('ui', 'cashInDone')).toBe('money');
  expect(busOf('wins', 'mega')).toBe('win');
  expect(busOf('color', 'thud')).toBe('game');
  expect(busOf('crash', 'bedNight')).toBe('ambient');
});

test('mute stops all cues and leaves the ambience, which also never makes room', () => {
  play('bed', 'ambient');
  for (let n = 0; n < 14; n += 1) {
    pass(50);
    play(`cue${n}`, 'game');
  }
  const [bed] = played;
  expect(bed?.stopped).toBe(false);
  mixer.stopCues();
  expect(bed?.stopped).toBe(false);
  expect(played.filter(({ stopped }) => !stopped)).toEqual([bed]);
  expect(mixer.voices).toBe(1);
});
