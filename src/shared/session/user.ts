import { atom } from 'jotai';
import type { User } from '../../../contract/account/user';
import type { Centavos } from '../../../games/kit/rules/money';
import { uidItem } from '../api/identity';
import { firstQuery } from '../query/firstQuery';
import { queryAtom, queryFailedAtom, queryUpdatedAtAtom } from '../query/queryAtom';
import { fetchNow, setData } from '../query/readQuery';
import { readAtom, watchAtom } from '../store/store';
import { uidAtom } from './session';

const userQuery = (uid: number | null) =>
  firstQuery(
    'user',
    uid,
    ({ send, user }) => send(user.info, {}, { noLoginRedirect: true, quiet: true }),
    Number.POSITIVE_INFINITY,
  );

/** The player with balances; null for a guest, and until the first answer. */
export const userAtom = queryAtom((get) => userQuery(get(uidAtom)));

/** When the balances last came from the server, in ms of the device's clock. */
export const userUpdatedAtAtom = queryUpdatedAtAtom((get) => userQuery(get(uidAtom)));

/** The last attempt to load the player failed. */
export const userFailedAtom = queryFailedAtom((get) => userQuery(get(uidAtom)));

/** Whether the player has yet to state their birthday, or has stated one that closes the account for play and money. */
export const lacksAge = (user: User | null): boolean =>
  user !== null && (user.birthday === null || user.isUnderAge);

/** Main and bonus money together: what a bet may use. */
export const spendableAtom = atom((get) => {
  const user = get(userAtom);
  return user === null ? null : ((user.finance + user.bonus) as Centavos);
});

/** Main, bonus and held money in one value that changes with each; null while they are unknown. */
export const balancesKeyAtom = atom((get) => {
  const user = get(userAtom);
  return user === null ? null : `${user.finance} ${user.bonus} ${user.hold}`;
});

/** Sets a player that the server sent. An answer that comes after a log-out is dropped. */
export function setUser(user: User): void {
  if (uidItem.read() === user.uid) setData(userQuery(user.uid), user);
}

/** Sets the balances after a bet or a deposit, without another call. */
export function setBalances(finance: Centavos, bonus: Centavos): void {
  const user = readAtom(userAtom);
  if (user !== null) setUser({ ...user, finance, bonus });
}

/** Loads the player. Rejects with an ApiError. On a 401 no screen opens; the caller handles it. */
export const refreshUser = (): Promise<User> => fetchNow(userQuery(readAtom(uidAtom)));

// Another tab may have logged in, which loads nothing here.
watchAtom(uidAtom, (uid) => {
  if (uid !== null) void refreshUser().catch(() => null);
});
