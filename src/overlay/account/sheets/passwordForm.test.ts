import { expect, test } from 'vitest';
import { ApiError } from '../../../shared/api/apiError';
import { bodyOf, checked, EMPTY_PASSWORD, type PasswordForm, typed, wrongBy } from './passwordForm';

const FORM: PasswordForm = { proof: 'old', old: 'gabi', code: '123456', new: 'mayon-9', wrong: {} };

test('typing clears the error of its own field only', () => {
  const wrong: PasswordForm = { ...FORM, wrong: { old: 'account.oldWrong', new: 'account.newShort' } };
  expect(typed(wrong, 'new', 'x')).toEqual({ ...FORM, new: 'x', wrong: { old: 'account.oldWrong' } });
});

test('switching the proof keeps the input of the first and sends only the chosen one', () => {
  const byCode: PasswordForm = { ...FORM, proof: 'code' };
  expect([byCode.old, byCode.new]).toEqual(['gabi', 'mayon-9']);
  expect(bodyOf(byCode)).toEqual({ newPwd: 'mayon-9', code: '123456' });
  expect(bodyOf(FORM)).toEqual({ newPwd: 'mayon-9', oldPwd: 'gabi' });
});

test('all missing fields are reported at once', () => {
  expect(Object.keys(checked(EMPTY_PASSWORD))).toEqual(['old', 'new']);
  expect(Object.keys(checked({ ...EMPTY_PASSWORD, proof: 'code', code: '12345' }))).toEqual(['code', 'new']);
  expect(Object.keys(checked({ ...FORM, new: 'with space' }))).toEqual(['new']);
  expect(checked(FORM)).toEqual({});
});

test('a refusal is shown at its field', () => {
  const refusal = (code: string) => new ApiError({ code, msg: '', url: '', outcome: 'refused' });
  expect(Object.keys(wrongBy(refusal('40101')) ?? {})).toEqual(['old']);
  expect(Object.keys(wrongBy(refusal('40003')) ?? {})).toEqual(['code']);
  expect(Object.keys(wrongBy(refusal('40004')) ?? {})).toEqual(['new']);
  expect(wrongBy(refusal('42900'))).toBeNull();
});
