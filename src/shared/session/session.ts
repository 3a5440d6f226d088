import { atom } from 'jotai';
import type { Session } from '../../../contract/account/account';
import { tokenItem, uidItem } from '../api/identity';
import { withCalls } from '../api/withCalls';
import { removePrivateData } from '../query/readQuery';
import { changeAtom, watchAtom } from '../store/store';
import { storedAtom } from '../store/storedAtom';

const keptUidAtom = storedAtom(uidItem);

/** Who is logged in; null for a guest. */
export const uidAtom = atom((get) => get(keptUidAtom));

export const loggedInAtom = atom((get) => get(keptUidAtom) !== null);

// The session ended, or another player logged in, here or in another tab: the loaded data is not theirs.
watchAtom(keptUidAtom, removePrivateData);

/** A log-in or registration succeeded. The caller runs the start-up sequence again, which loads the player. */
export function startSession(session: Session): void {
  tokenItem.write(session.token);
  changeAtom(keptUidAtom, session.uid);
}

export const hasToken = (): boolean => tokenItem.read() !== null;

/** Removes token, player and everything private. Favourites and language belong to the device and stay. */
export function endSession(): void {
  tokenItem.clear();
  changeAtom(keptUidAtom, null);
}

/** Revokes the token at the server and logs out here, whether or not the server can be reached. */
export async function logOut(): Promise<void> {
  // The call is given the token, because the session forgets it before the call is sent.
  const forceToken = tokenItem.read() ?? '';
  const revoked = withCalls(({ send, user }) =>
    send(user.logOut, {}, { noLoginRedirect: true, forceToken }),
  ).catch(() => null);
  endSession();
  await revoked;
}
