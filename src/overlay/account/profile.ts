import { atom } from 'jotai';
import type { BodyOf, Call, ReplyOf } from '../../../contract/call';
import { type Profile, profileCalls } from '../../../contract/profile';
import { send } from '../../shared/api/api';
import { uidAtom } from '../../shared/session/session';
import { changeAtom, readAtom, watchAtom } from '../../shared/store/store';

/** The player's own account; null for a guest and until the first answer. */
export const profileAtom = atom<Profile | null>(null);

/** It could not be loaded the last time it was tried. */
export const profileTroubleAtom = atom(false);

/** Loads the account. Throws an ApiError; what was known before stays. */
export async function refreshProfile(): Promise<void> {
  const uid = readAtom(uidAtom);
  changeAtom(profileTroubleAtom, false);
  try {
    keep(uid, await send(profileCalls.profile, {}, { noLoginRedirect: true }));
  } catch (error) {
    changeAtom(profileTroubleAtom, true);
    throw error;
  }
}

/** Asks for a change and keeps the account as it is after it. Throws an ApiError, which the caller shows. */
export async function changeProfile<C extends Call>(
  call: ReplyOf<C> extends Profile ? C : never,
  body: BodyOf<C>,
): Promise<void> {
  const uid = readAtom(uidAtom);
  keep(uid, (await send(call as Call, body, { quiet: true })) as Profile);
}

/** An answer to somebody who has logged out meanwhile is dropped. */
function keep(uid: number | null, profile: Profile): void {
  if (readAtom(uidAtom) === uid) changeAtom(profileAtom, profile);
}

watchAtom(uidAtom, () => changeAtom(profileAtom, null));
