import { atom } from 'jotai';
import type { BodyOf, Call, ReplyOf } from '../../../contract/call';
import { type SaferPlay, saferPlayCalls } from '../../../contract/saferPlay';
import { send } from '../api/api';
import { callQuery, fetchNow, readAs, setData } from '../query/callQuery';
import { queryAtom } from '../query/queryAtom';
import { queryClient } from '../query/queryClient';
import { uidAtom } from '../session/session';
import { readAtom } from '../store/store';

/** The player's limits, reality check, break and exclusion. */
export const saferPlayQuery = (uid: number | null) =>
  callQuery(saferPlayCalls.state, {}, { uid, noLoginRedirect: true });

/** What has been played since the player sat down. */
export const sittingQuery = (uid: number | null) =>
  callQuery(saferPlayCalls.sitting, {}, { uid, noLoginRedirect: true });

/** How things stand as far as it was asked; null for a guest and until the first answer. */
export const saferPlayAtom = queryAtom((get) => saferPlayQuery(get(uidAtom)));

/** Why a player may not play just now, and until when; null while they may. */
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
export const refreshSaferPlay = (): Promise<SaferPlay> => fetchNow(saferPlayQuery(readAtom(uidAtom)));

/** Has how things stand loaded anew where it is on show: a refusal has told that they changed. */
export const markSaferPlayStale = (): void =>
  void queryClient.invalidateQueries({ queryKey: [saferPlayCalls.state.path] });

/** Asks for a change and keeps how things stand after it. Throws an ApiError, which the caller shows. */
export async function changeSaferPlay<C extends Call>(
  call: ReplyOf<C> extends SaferPlay ? C : never,
  body: BodyOf<C>,
): Promise<void> {
  const uid = readAtom(uidAtom);
  const safer = await readAs(uid, () => send(call as Call, body, { quiet: true }) as Promise<SaferPlay>);
  setData(saferPlayQuery(uid), safer);
}
