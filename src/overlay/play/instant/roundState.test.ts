import { describe, expect, it } from 'vitest';
import type { SettledRound } from '../../../../contract/play';
import { centavos } from '../../../../games/kit/rules/money';
import { AT_REST, heldBackCentavos, type RoundState, type Shown, stepRound, takesBets } from './roundState';

const round = { roundId: '7', bet: 'bet', payout: centavos(900n) } as unknown as SettledRound;
const playback = { roundId: '7', events: [], startedAtMs: 0 };
const live: Shown = { round, mode: 'real', replay: false, playback };
const again: Shown = { ...live, replay: true };

const waiting = stepRound(AT_REST, { type: 'send', bet: 'bet', stakeCentavos: centavos(300n) });
const playing = stepRound(waiting, { type: 'perform', shown: live });
const result = stepRound(playing, { type: 'reveal' });

describe('a round', () => {
  it('goes from betting to waiting, playing and result, and takes the next bet there', () => {
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

  it('takes no second bet while one is pending or playing', () => {
    const second = { type: 'send', bet: 'second', stakeCentavos: centavos(5n) } as const;
    expect(stepRound(waiting, second)).toBe(waiting);
    expect(stepRound(playing, second)).toBe(playing);
  });

  it('keeps waiting while the outcome is unknown, and returns to betting after a refusal', () => {
    const checking = stepRound(waiting, { type: 'doubt', certainty: 'checking' });
    expect(checking.phase).toBe('waiting');
    expect(checking.sent?.certainty).toBe('checking');
    expect(stepRound(checking, { type: 'refuse' })).toEqual(AT_REST);
    expect(stepRound(playing, { type: 'refuse' })).toBe(playing);
  });

  it('is not replaced by a replay before its result is shown', () => {
    expect(stepRound(waiting, { type: 'perform', shown: again })).toBe(waiting);
    expect(stepRound(playing, { type: 'perform', shown: again })).toBe(playing);
    expect(stepRound(result, { type: 'perform', shown: again }).phase).toBe('playing');
  });

  it('cannot be cleared while its bet is pending', () => {
    expect(stepRound(waiting, { type: 'clear' })).toBe(waiting);
    expect(stepRound(result, { type: 'clear' })).toEqual(AT_REST);
  });
});

describe('an act of the player within a round', () => {
  const scratched = stepRound(playing, { type: 'act', act: { type: 'scratched', cell: 3 }, atMs: 120 });

  it('is added to the round on show with its time, oldest first, without a restart', () => {
    const again = stepRound(scratched, { type: 'act', act: { type: 'revealed' }, atMs: 400 });
    expect(again.shown?.playback).toEqual({
      ...playback,
      acts: [
        { type: 'scratched', cell: 3, atMs: 120 },
        { type: 'revealed', atMs: 400 },
      ],
    });
    expect(again.phase).toBe('playing');
  });

  it('is ignored while no round is on show', () => {
    expect(stepRound(waiting, { type: 'act', act: { type: 'scratched' }, atMs: 5 })).toBe(waiting);
  });
});

describe('the shown balance', () => {
  const held = (state: RoundState, mode: 'real' | 'demo' = 'real') => heldBackCentavos(state, mode);

  it('excludes the stake while the bet is pending and nothing has been taken yet', () => {
    expect(held(waiting)).toBe(300n);
    expect(held(waiting, 'demo')).toBe(0n);
  });

  it('excludes the payout until the result is shown', () => {
    expect(held(playing)).toBe(900n);
    expect(held(playing, 'demo')).toBe(900n);
    expect(held(result)).toBe(0n);
  });

  it('does not change for a replay', () => {
    expect(held(stepRound(result, { type: 'perform', shown: again }))).toBe(0n);
  });
});
