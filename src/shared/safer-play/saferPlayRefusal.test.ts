import { describe, expect, test } from 'vitest';
import { ERRORS } from '../../../contract/envelope';
import { ApiError } from '../api/apiError';
import { isSaferRefusal } from './saferPlayRefusal';

const refusal = (code: string) => new ApiError({ code, msg: '', url: '/', outcome: 'refused' });

describe('a refusal', () => {
  test.each([
    'selfExcluded',
    'onBreak',
    'depositLimit',
    'lossLimit',
    'stakeLimit',
    'sessionLimit',
    'realityCheckDue',
  ] as const)('by %s is the player’s own protection', (name) => {
    expect(isSaferRefusal(refusal(ERRORS[name].code))).toBe(true);
  });

  test('for any other reason is not one, and neither is another error', () => {
    expect(isSaferRefusal(refusal(ERRORS.birthdayNeeded.code))).toBe(false);
    expect(isSaferRefusal(refusal('500'))).toBe(false);
    expect(isSaferRefusal(new Error('lost'))).toBe(false);
  });
});
