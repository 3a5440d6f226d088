import { describe, expect, it } from 'vitest';
import type { RunPlan } from '../../../../games/kit/rules/autoRun';
import { centavos } from '../../../../games/kit/rules/money';
import { type AutoState, autoRunOf, NO_RUN, stepAuto } from './autoState';

const plan: RunPlan = {
  rounds: 3,
  stakeCentavos: centavos(1_000n),
  stopLossCentavos: null,
  stopWinCentavos: centavos(5_000n),
  stakes: null,
};
const started = stepAuto(NO_RUN, { type: 'begin', bet: 'bet', plan, runId: '7' });
const sent = (state: AutoState) => stepAuto(state, { type: 'sent' });
const shown = (state: AutoState, payout: bigint) =>
  stepAuto(state, { type: 'shown', payoutCentavos: centavos(payout) });

describe('a run', () => {
  it('counts a round when it is sent, and its payout when its result is shown', () => {
    expect(autoRunOf(started)).toEqual({ roundsLeft: 3 });
    const first = sent(started);
    expect(autoRunOf(first)).toEqual({ roundsLeft: 2 });
    expect(first.going?.tally.lostCentavos).toBe(0n);
    const after = shown(first, 0n);
    expect(autoRunOf(after)).toEqual({ roundsLeft: 2 });
    expect(after.going?.tally.lostCentavos).toBe(1_000n);
  });

  it('ends by its limits and reports its tally', () => {
    let state = started;
    for (let round = 0; round < 3; round += 1) state = shown(sent(state), 0n);
    expect(state).toEqual({
      going: null,
      over: { why: 'rounds', plan, tally: { played: 3, lostCentavos: 3_000n, stakePercent: 100 } },
    });
    expect(shown(sent(started), 6_000n).over?.why).toBe('winLimit');
  });

  it('sends one round at a time and counts each result once', () => {
    const first = sent(started);
    expect(sent(first)).toBe(first);
    const after = shown(first, 0n);
    expect(shown(after, 0n)).toBe(after);
  });

  it('counts the pending round after a stop and sends no other', () => {
    const stopping = stepAuto(sent(started), { type: 'end', why: 'stopped' });
    expect(autoRunOf(stopping)).toBeNull();
    expect(stopping.over).toBeNull();
    expect(shown(stopping, 0n).over).toMatchObject({
      why: 'stopped',
      tally: { played: 1, lostCentavos: 1_000n },
    });
    expect(stepAuto(stopping, { type: 'failed', why: 'refused' }).over?.why).toBe('stopped');
    expect(stepAuto(started, { type: 'end', why: 'stopped' }).over).toMatchObject({ tally: { played: 0 } });
  });

  it('keeps the reason for its end until the player has read it', () => {
    const over = stepAuto(sent(started), { type: 'end', why: 'balance' });
    expect(autoRunOf(over)).toBeNull();
    expect(over.over?.why).toBe('balance');
    expect(stepAuto(over, { type: 'end', why: 'stopped' })).toBe(over);
    expect(stepAuto(over, { type: 'forget' })).toEqual(NO_RUN);
    expect(stepAuto(over, { type: 'begin', bet: 'bet', plan, runId: null }).over).toBeNull();
  });
});
