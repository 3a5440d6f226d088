import { atom } from 'jotai';
import { type User, userCalls } from '../../../contract/user';
import type { Centavos } from '../../../games/kit/rules/money';
import { send } from '../api/api';
import { uidItem } from '../api/identity';
import { changeAtom, readAtom } from '../store/store';

/** The player with balances; null for a guest, and until the first answer. */
export const userAtom = atom<User | null>(null);

/** When the balances were last heard from the server, in ms of the device's clock. */
export const userAsOfMsAtom = atom<number | null>(null);

/** Main and bonus money together: what a bet may use. */
export const spendableAtom = atom((get) => {
  const user = get(userAtom);
  return user === null ? null : ((user.finance + user.bonus) as Centavos);
});

/** Shows a player as the server told. An answer that comes after he logged out is dropped. */
export function setUser(user: User): void {
  if (uidItem.read() !== user.uid) return;
  changeAtom(userAtom, user);
  changeAtom(userAsOfMsAtom, Date.now());
}

/** The balances that a bet or a deposit left, without asking again. */
export function setBalances(finance: Centavos, bonus: Centavos): void {
  const user = readAtom(userAtom);
  if (user !== null) setUser({ ...user, finance, bonus });
}

/** The player could not be loaded the last time it was tried. */
export const userTroubleAtom = atom(false);

/** Loads the player. Throws an ApiError; a 401 is the caller's to handle, no screen opens by itself. */
export async function refreshUser(): Promise<User> {
  changeAtom(userTroubleAtom, false);
  try {
    const user = await send(userCalls.info, {}, { noLoginRedirect: true });
    setUser(user);
    return user;
  } catch (error) {
    changeAtom(userTroubleAtom, true);
    throw error;
  }
}
