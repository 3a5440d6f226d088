import { expect, it } from 'vitest';
import { isMainApp, shortAppCode } from './appCode';
import { DEFAULT_APP_ID } from './headers';

it('a short code is the code without its last three digits', () => {
  expect(shortAppCode(DEFAULT_APP_ID)).toBe('peryahan_4');
  expect(shortAppCode('amihan_2017')).toBe('amihan_2');
  expect(shortAppCode('no-digits')).toBe('no-digits');
});

it('the main app is known by its code, in any version', () => {
  expect(['peryahan_4000', 'peryahan_4217', 'ph-peryahan_4001'].map(isMainApp)).toEqual([true, true, true]);
  expect(['amihan_4000', 'peryahan_2039', 'peryahan', ''].map(isMainApp)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
