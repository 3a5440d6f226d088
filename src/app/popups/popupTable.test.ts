import { expect, test } from 'vitest';
import { loaderOf, POPUPS } from './popupList';
import { OTHER_POPUPS } from './popupTable';

/** The popups of the product's specification that are opened by a name, in our spelling. */
const PRODUCT = `
  signIn spinTicketMissing registrationPoints filterDrawer appTransfer cashOutMismatch emergencyTransfer appDownload
  unpaidOrder
  login bind gameEntry cashIn inviteRanking language inviteCode logOut redBag lottoDescription
`
  .trim()
  .split(/\s+/);

test('every popup of the product can be opened, or is one that comes later', () => {
  const missing = PRODUCT.filter((name) => loaderOf(name) === undefined);
  const closed = Object.entries(OTHER_POPUPS).flatMap(([name, entry]) =>
    'comesWith' in entry ? [name] : [],
  );
  expect(missing.toSorted()).toEqual(closed.toSorted());
  expect(Object.keys(OTHER_POPUPS).filter((name) => Object.hasOwn(POPUPS, name))).toEqual([]);
});

test('a popup that has another name in one skin is the same one', () => {
  expect(loaderOf('redBag')).toBe(loaderOf('bonus'));
  expect(loaderOf('toString')).toBeUndefined();
});
