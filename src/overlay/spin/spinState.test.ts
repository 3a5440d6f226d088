import { describe, expect, it } from 'vitest';
import { centavos, ZERO } from '../../../games/kit/rules/money';
import type { Spun } from './spin';
import { AT_REST, payOf, type ShownSpin, type SpinState, shownPoints, stepSpin, whyNot } from './spinState';

const spun = { round: { roundId: '1' } } as unknown as Spun;
const shown: ShownSpin = {
  round: spun.round,
  spun,
  playback: { roundId: '1', events: [], startedAtMs: 0 },
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

describe('the next spin', () => {
  const page = {
    resting: null,
    mayJoin: true,
    spinsLeft: 5,
    playNeeded: ZERO,
    play: ZERO,
    price: 200,
    spinTickets: 0,
  };
  const next = { points: 200, pay: 'points', online: true, isPaused: false } as const;

  it('can be bought with enough points, or with a ticket', () => {
    expect(whyNot(page, next)).toBeNull();
    expect(whyNot(page, { ...next, points: 199 })).toBe('pointsTooLow');
    expect(whyNot({ ...page, spinTickets: 1 }, { ...next, points: 0, pay: 'ticket' })).toBeNull();
  });

  it('waits for a connection, the end of a pause, a deposit, the next day, or counted play', () => {
    expect(whyNot(page, { ...next, online: false })).toBe('offline');
    expect(whyNot({ ...page, mayJoin: false }, next)).toBe('noDeposit');
    expect(whyNot({ ...page, mayJoin: false }, { ...next, isPaused: true })).toBe('paused');
    expect(whyNot({ ...page, resting: 'onBreak', mayJoin: false }, next)).toBe('resting');
    expect(whyNot({ ...page, spinsLeft: 0 }, next)).toBe('spinLimit');
    expect(whyNot({ ...page, playNeeded: centavos(600_00n), play: centavos(599_99n) }, next)).toBe(
      'playNeeded',
    );
  });

  it('is paid with points unless they do not suffice or a ticket was chosen', () => {
    const withTicket = { ...page, spinTickets: 1 };
    expect(payOf(withTicket, 200, null)).toBe('points');
    expect(payOf(withTicket, 199, null)).toBe('ticket');
    expect(payOf(withTicket, 200, 'ticket')).toBe('ticket');
    expect(payOf(page, 0, 'ticket')).toBe('points');
  });
});
