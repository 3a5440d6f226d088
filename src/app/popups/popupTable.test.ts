import { expect, test } from 'vitest';
import { loaderOf, POPUPS } from './popupList';
import { OTHER_POPUPS } from './popupTable';

/**
 * The popups of the product's specification, in our spelling. Its "main page scroll" is no popup: it is the lock of the
 * page behind one, which `PopupHost.browser.test.tsx` tries.
 */
const PRODUCT = `
  signIn spinTicketMissing registrationPoints filterDrawer appTransfer cashOutMismatch emergencyTransfer appDownload
  unpaidOrder
  login bind gameEntry cashIn inviteRanking language inviteCode logOut redBag lottoDescription
`
  .trim()
  .split(/\s+/);

test('every popup of the product can be opened', () => {
  expect(PRODUCT.filter((name) => loaderOf(name) === undefined)).toEqual([]);
  expect(Object.keys(OTHER_POPUPS).filter((name) => Object.hasOwn(POPUPS, name))).toEqual([]);
});

test('a popup with another name in one skin is the same popup', () => {
  expect(loaderOf('redBag')).toBe(loaderOf('bonus'));
  expect(loaderOf('toString')).toBeUndefined();
});
