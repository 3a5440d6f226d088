import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../shared/api/apiError';
import { checked, EMPTY_EMAIL, placeOf, typed } from './emailForm';

const FORM = { email: 'ana@post.example', code: '123456', wrong: null };

describe('typing', () => {
  const wrong = { ...FORM, wrong: { field: 'code', key: 'errors.codeWrong' } } as const;

  test('clears the error and keeps the rest', () => {
    expect(typed(wrong, 'code', '12')).toEqual({ ...FORM, code: '12' });
  });

  test('a changed address clears the code, an added space does not', () => {
    expect(typed(FORM, 'email', 'ben@post.example')).toEqual({ ...EMPTY_EMAIL, email: 'ben@post.example' });
    expect(typed(FORM, 'email', 'ana@post.example ').code).toBe('123456');
  });
});

test.each([
  ['', 'email'],
  ['ana', 'email'],
  ['ana@', 'email'],
  ['ana @post.example', 'email'],
  ['  Ana@Post.example ', null],
])('%j: %s', (email, field) => {
  expect(checked({ ...FORM, email }, true)?.field ?? null).toBe(field);
});

test('a code is required when submitting, and not before', () => {
  expect(checked({ ...FORM, code: '123' }, true)?.field).toBe('code');
  expect(checked({ ...FORM, code: '' }, false)).toBeNull();
});

test('a refusal is shown at its field', () => {
  const refusal = (code: string) => new ApiError({ code, msg: '', url: '', outcome: 'refused' });
  expect(placeOf(refusal('40003'))?.field).toBe('code');
  expect(placeOf(refusal('40900'))?.field).toBe('email');
  expect(placeOf(refusal('42900'))).toBeNull();
  expect(placeOf(new Error('40003'))).toBeNull();
});
