import { expect, test } from 'vitest';
import { ERRORS } from '../../../contract/envelope';
import { type FrameEvent, type FrameState, LAUNCHING, refusalOf, stepped } from './frameState';

const after = (...events: readonly FrameEvent[]): FrameState => events.reduce(stepped, LAUNCHING);
const launched = { type: 'launched' } as const;
const ready = { type: 'ready' } as const;
const progress = (value: number) => ({ type: 'progress', value }) as const;

test('a game is launched, loads and plays', () => {
  expect(after(launched)).toEqual({ phase: 'loading', progress: 0 });
  expect(after(launched, progress(0.4))).toEqual({ phase: 'loading', progress: 0.4 });
  expect(after(launched, progress(0.4), ready)).toEqual({ phase: 'playing' });
});

test('progress never decreases and never exceeds 1', () => {
  expect(after(launched, progress(0.6), progress(0.2))).toEqual({ phase: 'loading', progress: 0.6 });
  expect(after(launched, progress(7))).toEqual({ phase: 'loading', progress: 1 });
});

test('messages before the launch or after the start change nothing', () => {
  expect(after(progress(0.5))).toEqual(LAUNCHING);
  expect(after(ready)).toEqual(LAUNCHING);
  expect(after(launched, ready, progress(0.1))).toEqual({ phase: 'playing' });
  expect(after(launched, ready, { type: 'silence' })).toEqual({ phase: 'playing' });
  expect(after({ type: 'refused', why: 'onBreak' }, ready)).toEqual({ phase: 'refused', why: 'onBreak' });
});

test('a silent game is reported and may still start', () => {
  const silent = after(launched, progress(0.3), { type: 'silence' });
  expect(silent).toEqual({ phase: 'silent', progress: 0.3 });
  expect(stepped(silent, progress(0.5))).toEqual({ phase: 'loading', progress: 0.5 });
  expect(stepped(silent, ready)).toEqual({ phase: 'playing' });
  expect(stepped(silent, { type: 'asked' })).toEqual(LAUNCHING);
});

test('every refusal code has its own message, and an unknown code is a server error', () => {
  expect(refusalOf(ERRORS.notFound.code)).toBe('notOpen');
  expect(refusalOf(ERRORS.gamePaused.code)).toBe('gamePaused');
  expect(refusalOf(ERRORS.accountBlocked.code)).toBe('accountBlocked');
  expect(refusalOf(ERRORS.selfExcluded.code)).toBe('selfExcluded');
  expect(refusalOf(ERRORS.busy.code)).toBe('busy');
  expect(refusalOf('600')).toBe('network');
  expect(refusalOf('nobody knows')).toBe('busy');
});
