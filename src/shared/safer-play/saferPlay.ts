import { atom } from 'jotai';
import type { BodyOf, Call, ReplyOf } from '../../../contract/call';
import { type SaferPlay, saferPlayCalls } from '../../../contract/saferPlay';
import { send } from '../api/api';
import { uidAtom } from '../session/session';
import { changeAtom, readAtom, watchAtom } from '../store/store';

/** The player's limits, reality check, break and exclusion; null for a guest and until the first answer. */
export const saferPlayAtom = atom<SaferPlay | null>(null);

/** They could not be loaded the last time it was tried. */
export const saferTroubleAtom = atom(false);

/** Why a player may not play just now, and until when; null while he may. */
export interface Away {
  readonly why: 'selfExcluded' | 'onBreak';
  readonly until: string;
}

/** What keeps a player away from play. An exclusion that runs hides a break: it lasts longer and says more. */
export function awayOf(safer: SaferPlay | null): Away | null {
  if (safer?.exclusion != null) return { why: 'selfExcluded', until: safer.exclusion.until };
  if (safer?.breakUntil != null) return { why: 'onBreak', until: safer.breakUntil };
  return null;
}

export const awayAtom = atom((get) => awayOf(get(saferPlayAtom)));

/** Loads how things stand. Throws an ApiError; what was known before stays. */
export async function refreshSaferPlay(): Promise<void> {
  const uid = readAtom(uidAtom);
  changeAtom(saferTroubleAtom, false);
  try {
    keep(uid, await send(saferPlayCalls.state, {}, { noLoginRedirect: true }));
  } catch (error) {
    changeAtom(saferTroubleAtom, true);
    throw error;
  }
}

/** Asks for a change and keeps how things stand after it. Throws an ApiError, which the caller shows. */
export async function changeSaferPlay<C extends Call>(
  call: ReplyOf<C> extends SaferPlay ? C : never,
  body: BodyOf<C>,
): Promise<void> {
  const uid = readAtom(uidAtom);
  keep(uid, (await send(call as Call, body, { quiet: true })) as SaferPlay);
}

/** An answer to somebody who has logged out meanwhile is dropped. */
function keep(uid: number | null, safer: SaferPlay): void {
  if (readAtom(uidAtom) === uid) changeAtom(saferPlayAtom, safer);
}

watchAtom(uidAtom, () => changeAtom(saferPlayAtom, null));
