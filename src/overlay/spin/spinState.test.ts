import { describe, expect, it } from 'vitest';
import type { Spun } from './spin';
import { AT_REST, type ShownSpin, type SpinState, shownPoints, stepSpin } from './spinState';

const spun = { round: { roundId: '1' } } as unknown as Spun;
const shown: ShownSpin = {
  round: spun.round,
  spun,
  performance: { roundId: '1', events: [], startedAtMs: 0 },
};
const after = (...types: readonly Parameters<typeof stepSpin>[1]['type'][]): SpinState =>
  types.reduce<SpinState>(
    (state, type) => stepSpin(state, type === 'land' ? { type, shown } : { type }),
    AT_REST,
  );

describe('a spin', () => {
  it('turns, lands and is shown, only in this order', () => {
    expect(after('turn').phase).toBe('turning');
    expect(after('turn', 'land').phase).toBe('landing');
    expect(after('turn', 'land', 'reveal')).toEqual({ phase: 'shown', shown });
    expect(after('land').phase).toBe('ready');
    expect(after('turn', 'reveal').phase).toBe('turning');
  });

  it('ignores other steps while it lands', () => {
    for (const type of ['turn', 'ask', 'lose', 'rest'] as const) {
      expect(after('turn', 'land', type).phase).toBe('landing');
    }
  });

  it('stops when the reply is late and turns again when it comes', () => {
    expect(after('turn', 'ask').phase).toBe('asking');
    expect(after('turn', 'ask', 'turn', 'land').phase).toBe('landing');
    expect(after('turn', 'ask', 'lose').phase).toBe('lost');
    expect(after('turn', 'ask', 'lose', 'ask').phase).toBe('asking');
  });

  it('leaves no trace after a refusal', () => {
    expect(after('turn', 'rest')).toEqual(AT_REST);
  });
});

describe('the shown points', () => {
  it('drop with the press and stay so until the new balance is stored', () => {
    const at = (state: SpinState) => shownPoints(state, 240, 200);
    expect(at(AT_REST)).toBe(240);
    expect([after('turn'), after('turn', 'ask'), after('turn', 'land')].map(at)).toEqual([40, 40, 40]);
    expect(at(after('turn', 'land', 'reveal'))).toBe(240);
  });

  it('do not change during a replay', () => {
    const replay: SpinState = { phase: 'landing', shown: { ...shown, spun: null } };
    expect(shownPoints(replay, 240, 200)).toBe(240);
  });
});
