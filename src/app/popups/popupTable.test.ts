import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loaderOf, POPUPS } from './popupList';
import { POPUP_TABLE } from './popupTable';

/** The popups of the product's specification that are opened by a name, in our spelling. */
const PRODUCT = `
  signIn spinTicketMissing registrationPoints filterDrawer appTransfer cashOutMismatch emergencyTransfer appDownload
  unpaidOrder
  login bind gameEntry cashIn inviteRanking language inviteCode logOut redBag lottoDescription
`
  .trim()
  .split(/\s+/);

const closed = Object.entries(POPUP_TABLE).flatMap(([name, entry]) => ('comesWith' in entry ? [name] : []));

test('every popup of the product is in the table', () => {
  expect(PRODUCT.filter((name) => !Object.hasOwn(POPUP_TABLE, name))).toEqual([]);
});

test('every open popup can be loaded, none without need, and no closed one', () => {
  const open = Object.keys(POPUP_TABLE).filter((name) => loaderOf(name) !== undefined);
  expect(Object.keys(POPUP_TABLE).filter((name) => !open.includes(name))).toEqual(closed);
  expect(Object.keys(POPUPS).filter((name) => !open.includes(name))).toEqual([]);
  expect(closed.length).toBeGreaterThan(3);
});

test('a popup that has another name in one skin is the same one', () => {
  expect(loaderOf('redBag')).toBe(loaderOf('bonus'));
  expect(loaderOf('toString')).toBeUndefined();
});

test('whatever the app opens by its name is open', () => {
  const root = join(import.meta.dirname, '../..');
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    .flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(/openPopup(?:Over)?\('(\w+)'/g)])
    .map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => loaderOf(name) === undefined)).toEqual([]);
});
