import { describe, expect, it } from 'vitest';
import type { SettledRound } from '../../../../contract/play';
import { centavos } from '../../../../games/kit/rules/money';
import { AT_REST, heldBackCentavos, type RoundState, type Shown, stepRound, takesBets } from './roundState';

const round = { roundId: '7', bet: 'bet', payout: centavos(900n) } as unknown as SettledRound;
const performance = { roundId: '7', events: [], startedAtMs: 0 };
const live: Shown = { round, mode: 'real', replay: false, performance };
const again: Shown = { ...live, replay: true };

const waiting = stepRound(AT_REST, { type: 'send', bet: 'bet', stakeCentavos: centavos(300n) });
const playing = stepRound(waiting, { type: 'perform', shown: live });
const result = stepRound(playing, { type: 'reveal' });

describe('a round on the page', () => {
  it('goes from betting over waiting and playing to its result, and takes the next bet there', () => {
    expect([AT_REST, waiting, playing, result].map(({ phase }) => phase)).toEqual([
      'betting',
      'waiting',
      'playing',
      'result',
    ]);
    expect([AT_REST, waiting, playing, result].map(takesBets)).toEqual([true, false, false, true]);
    expect(stepRound(result, { type: 'send', bet: 'next', stakeCentavos: centavos(5n) }).phase).toBe(
      'waiting',
    );
  });

  it('takes no second bet while one is on its way or on show', () => {
    const second = { type: 'send', bet: 'second', stakeCentavos: centavos(5n) } as const;
    expect(stepRound(waiting, second)).toBe(waiting);
    expect(stepRound(playing, second)).toBe(playing);
  });

  it('keeps waiting while the answer is in doubt, and rests again when the bet was refused', () => {
    const checking = stepRound(waiting, { type: 'doubt', certainty: 'checking' });
    expect(checking.phase).toBe('waiting');
    expect(checking.sent?.certainty).toBe('checking');
    expect(stepRound(checking, { type: 'refuse' })).toEqual(AT_REST);
    expect(stepRound(playing, { type: 'refuse' })).toBe(playing);
  });

  it('is never covered by a replay before its own result', () => {
    expect(stepRound(waiting, { type: 'perform', shown: again })).toBe(waiting);
    expect(stepRound(playing, { type: 'perform', shown: again })).toBe(playing);
    expect(stepRound(result, { type: 'perform', shown: again }).phase).toBe('playing');
  });

  it('cannot be cleared away while its bet is on its way', () => {
    expect(stepRound(waiting, { type: 'clear' })).toBe(waiting);
    expect(stepRound(result, { type: 'clear' })).toEqual(AT_REST);
  });
});

describe('what the player does within a round', () => {
  const scratched = stepRound(playing, { type: 'act', act: { type: 'scratched', cell: 3 }, atMs: 120 });

  it('joins the showing with its time, oldest first, and starts nothing anew', () => {
    const again = stepRound(scratched, { type: 'act', act: { type: 'revealed' }, atMs: 400 });
    expect(again.shown?.performance).toEqual({
      ...performance,
      acts: [
        { type: 'scratched', cell: 3, atMs: 120 },
        { type: 'revealed', atMs: 400 },
      ],
    });
    expect(again.phase).toBe('playing');
  });

  it('comes to nothing while no round is on show', () => {
    expect(stepRound(waiting, { type: 'act', act: { type: 'scratched' }, atMs: 5 })).toBe(waiting);
  });
});

describe('the shown balance', () => {
  const held = (state: RoundState, mode: 'real' | 'demo' = 'real') => heldBackCentavos(state, mode);

  it('leaves out the stake while the bet is on its way, where nobody has taken it yet', () => {
    expect(held(waiting)).toBe(300n);
    expect(held(waiting, 'demo')).toBe(0n);
  });

  it('leaves out the payout until the result is on show', () => {
    expect(held(playing)).toBe(900n);
    expect(held(playing, 'demo')).toBe(900n);
    expect(held(result)).toBe(0n);
  });

  it('does not move for a replay', () => {
    expect(held(stepRound(result, { type: 'perform', shown: again }))).toBe(0n);
  });
});
