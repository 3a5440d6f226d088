import { expect, it } from 'vitest';
import type { CheckName, CheckState, ReportLine } from '../../../shared/workers/roundCheck';
import { STEPS, stepState } from './fairSteps';

const line = (name: CheckName, state: CheckState, more: Partial<ReportLine> = {}): ReportLine => ({
  name,
  state,
  found: '',
  ...more,
});
const stateOf = (step: (typeof STEPS)[number], ...lines: readonly ReportLine[]) =>
  stepState(lines, step).state;

it('a step is as good as its worst check', () => {
  expect(stateOf('number', line('bound', 'ok'), line('signature', 'ok'))).toBe('ok');
  expect(stateOf('number', line('bound', 'ok'), line('signature', 'practice'))).toBe('practice');
  expect(stateOf('commitment', line('chain', 'ok'), line('log', 'notPinned'))).toBe('notPinned');
  expect(stateOf('commitment', line('chain', 'ok'), line('log', 'notChecked', { reason: 'noLog' }))).toBe(
    'notChecked',
  );
  expect(stateOf('result', line('outcome', 'ok'), line('payout', 'failed'))).toBe('failed');
  expect(stepState([line('log', 'notChecked', { reason: 'noLog' })], 'commitment').reason).toBe('noLog');
  expect(stepState([line('events', 'failed', { shown: 'a', found: 'b' })], 'result').failed).toHaveLength(1);
});

it('a check of another step changes nothing, and no check at all is not ok', () => {
  expect(stateOf('seed', line('commitment', 'ok'), line('outcome', 'failed'))).toBe('ok');
  for (const step of STEPS) expect(stateOf(step)).toBe('notChecked');
});

it('a round that was called off lacks no number and no outcome', () => {
  const off = { reason: 'calledOff' } as const;
  expect(stateOf('number', line('bound', 'ok'), line('signature', 'notChecked', off))).toBe('ok');
  expect(stateOf('result', line('calledOff', 'ok'), line('outcome', 'notChecked', off))).toBe('ok');
  expect(stateOf('result', line('calledOff', 'failed'), line('outcome', 'notChecked', off))).toBe('failed');
  expect(
    stateOf(
      'result',
      line('calledOff', 'notChecked', { reason: 'noLog' }),
      line('outcome', 'notChecked', off),
    ),
  ).toBe('notChecked');
});

it('a round without the player’s bet lacks nothing', () => {
  const without = { reason: 'noBet' } as const;
  expect(stateOf('bets', line('closing', 'ok'), line('leaf', 'notChecked', without))).toBe('ok');
  expect(stateOf('result', line('outcome', 'ok'), line('payout', 'notChecked', without))).toBe('ok');
  expect(stateOf('bets', line('closing', 'ok'), line('leaf', 'notChecked', { reason: 'noLeaf' }))).toBe(
    'notChecked',
  );
});
