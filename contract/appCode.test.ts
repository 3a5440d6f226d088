import { expect, it } from 'vitest';
import { appVersion, isCleanApp, isMainApp, shortAppCode } from './appCode';
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

it('the version of an app is the last three digits of its code', () => {
  expect(['amihan_2017', DEFAULT_APP_ID, 'amihan_17', ''].map(appVersion)).toEqual([17, 0, null, null]);
});

it('a clean app has version 20 to 39', () => {
  const versions = [19, 20, 39, 40, 120, 139];
  const codes = versions.map((version) => `amihan_${2_000 + version}`);
  expect(codes.map(isCleanApp)).toEqual([false, true, true, false, false, false]);
  expect(['peryahan_4025', 'amihan_25', ''].map(isCleanApp)).toEqual([true, false, false]);
});
