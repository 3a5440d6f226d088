import { expect, test } from 'vitest';
import { actionReceiver } from './actionReceiver';

test.each([
  ['a child app', { isInWrapper: true, inviteBrand: false, appId: 'amihan_2017' }, 'wrapper'],
  [
    'a child app of an invite brand',
    { isInWrapper: true, inviteBrand: true, appId: 'amihan_2017' },
    'wrapper',
  ],
  ['the main app', { isInWrapper: true, inviteBrand: false, appId: 'peryahan_4000' }, null],
  ['the main app of an invite brand', { isInWrapper: true, inviteBrand: true, appId: 'peryahan_4105' }, null],
  [
    'an invite brand in a browser',
    { isInWrapper: false, inviteBrand: true, appId: 'peryahan_4000' },
    'branch',
  ],
  ['a clean child app', { isInWrapper: true, inviteBrand: false, appId: 'amihan_2025' }, null],
  ['a clean invite brand', { isInWrapper: false, inviteBrand: true, appId: 'amihan_2039' }, null],
  ['a browser', { isInWrapper: false, inviteBrand: false, appId: 'amihan_2017' }, null],
] as const)('the actions of %s', (_, situation, receiver) => {
  expect(actionReceiver(situation)).toBe(receiver);
});
