import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type User, userCalls } from '../../../contract/account/user';
import { SUCCESS_CODE } from '../../../contract/envelope';
import { HEADERS } from '../../../contract/headers';
import type { SkinName } from '../../../contract/skins';
import { ZERO } from '../../../games/kit/rules/money';
import { favouritesAtom, toggleFavouriteAtom } from '../catalogue/favourites';
import { addRecentAtom, recentsAtom } from '../catalogue/recents';
import { changeAtom, readAtom } from '../store/store';
import { inviteCodeAtom, inviteCodeIn, keepInviteCode } from './invite';
import { migrationAtom } from './migration';
import { endSession, hasToken, loggedInAtom, logOut, startSession, uidAtom } from './session';
import { setBalances, setUser, userAtom } from './user';

const kept = new Map<string, string>();

const userNamed = (uid: number): User => ({
  uid,
  finance: ZERO,
  bonus: ZERO,
  hold: ZERO,
  name: 'Ana',
  deposit: ZERO,
  isNopayUser: true,
  verified: 'INIT',
  phone: '+63 *** *** 1036',
  checkPhone: true,
  points: 0,
  email: null,
  birthday: null,
  isUnderAge: false,
  restriction: null,
  giveBonus: false,
  storeStatus: 1,
  bindInfoStatus: false,
  protectMigration: 'NONE',
  vipInfo: {
    level: 0,
    currentActualBetAmount: ZERO,
    currentActualDeposit: ZERO,
    ruleBetAmount: ZERO,
    ruleDeposit: ZERO,
  },
  vipProcess: 0,
  couponUnused: 0,
  couponUsed: 0,
  looks: [],
  inviteCode: 'ANA1',
});

beforeEach(() => {
  Object.assign(globalThis, {
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
      removeItem: (name: string) => kept.delete(name),
    },
  });
  endSession();
  kept.clear();
});

describe('a session', () => {
  it('is stored on the device, and is there as soon as the app starts', () => {
    startSession({ token: 'tok', uid: 7 });
    expect([kept.get('token'), kept.get('uId')]).toEqual(['"tok"', '7']);
    expect([readAtom(loggedInAtom), readAtom(uidAtom), hasToken()]).toEqual([true, 7, true]);
  });

  it('leaves nothing of the player behind when it ends, and keeps what belongs to the device', () => {
    startSession({ token: 'tok', uid: 7 });
    setUser(userNamed(7));
    changeAtom(toggleFavouriteAtom, 'OWN_10001');
    endSession();
    expect([readAtom(loggedInAtom), hasToken(), readAtom(userAtom), readAtom(migrationAtom)]).toEqual([
      false,
      false,
      null,
      null,
    ]);
    expect([...kept.keys()]).toEqual(['favoriteGames']);
    changeAtom(toggleFavouriteAtom, 'OWN_10001');
  });

  it('ends here even when the server cannot be reached', async () => {
    startSession({ token: 'tok', uid: 7 });
    await logOut();
    expect(hasToken()).toBe(false);
  });

  it('is revoked at the server with its own token, although it has ended here by then', async () => {
    const sent: (string | null)[] = [];
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
      if (url === userCalls.logOut.path) sent.push(url, new Headers(headers).get(HEADERS.token));
      return Response.json({ code: SUCCESS_CODE, message: '', data: null, status: 200 });
    });
    startSession({ token: 'tok', uid: 7 });
    const revoked = logOut();
    expect(hasToken()).toBe(false);
    await revoked;
    vi.unstubAllGlobals();
    expect(sent).toEqual([userCalls.logOut.path, 'tok']);
  });

  it('is not restored by a late answer', () => {
    startSession({ token: 'tok', uid: 7 });
    endSession();
    setUser(userNamed(7));
    expect(readAtom(userAtom)).toBeNull();
    startSession({ token: 'other', uid: 8 });
    setUser(userNamed(7));
    expect(readAtom(userAtom)).toBeNull();
  });

  it('takes the balances after a bet, and nothing else', () => {
    startSession({ token: 'tok', uid: 7 });
    setUser(userNamed(7));
    setBalances(12_345n as User['finance'], 50n as User['bonus']);
    expect(readAtom(userAtom)).toEqual({ ...userNamed(7), finance: 12_345n, bonus: 50n });
  });
});

describe("the device's own data", () => {
  it('adds and removes favourites, newest first', () => {
    for (const key of ['a_1', 'b_2', 'a_1', 'c_3']) changeAtom(toggleFavouriteAtom, key);
    expect(readAtom(favouritesAtom)).toEqual(['c_3', 'b_2']);
    for (const key of ['c_3', 'b_2']) changeAtom(toggleFavouriteAtom, key);
  });

  it('keeps five recent games in the black-gold lobby and three in the others', () => {
    const open = (key: string, skin: SkinName = 'bg24') => changeAtom(addRecentAtom, { key, skin });
    for (const key of ['a', 'b', 'a']) open(key);
    expect(readAtom(recentsAtom)).toEqual(['a', 'b']);
    for (const key of ['c', 'd', 'e', 'f', 'b']) open(key);
    expect(readAtom(recentsAtom)).toEqual(['b', 'f', 'e', 'd', 'c']);
    open('g', 'v3');
    expect(readAtom(recentsAtom)).toEqual(['g', 'b', 'f']);
  });

  it.each([
    ['https://x.example/?invite=ABC12#/login', 'ABC12'],
    ['https://x.example/#/login?type=0&invite=abc', 'abc'],
    ['https://x.example/?invite=#/', null],
    ['https://x.example/?invite=a%20b', null],
    ['https://x.example/?invite=12345678901234567', null],
    ['https://x.example/?notinvite=ABC', null],
  ])('finds the invite code of %s', (address, code) => {
    expect(inviteCodeIn(address)).toBe(code);
  });

  it('keeps the last invite code, and ignores an address without one', () => {
    keepInviteCode('https://x.example/?invite=ABC12');
    keepInviteCode('https://x.example/#/');
    expect(readAtom(inviteCodeAtom)).toBe('ABC12');
  });
});
