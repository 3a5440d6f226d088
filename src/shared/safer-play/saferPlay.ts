import { atom } from 'jotai';
import { type SaferPlay, saferPlayReads } from '../../../contract/account/saferPlayState';
import type { BodyOf, Call, ReplyOf } from '../../../contract/call';
import { send } from '../api/api';
import { callQuery } from '../query/callQuery';
import { queryAtom } from '../query/queryAtom';
import { queryClient } from '../query/queryClient';
import { fetchNow, readAs, setData } from '../query/readQuery';
import { uidAtom } from '../session/session';
import { readAtom } from '../store/store';

/** The player's limits, reality check, break and exclusion. */
export const saferPlayQuery = (uid: number | null) =>
  callQuery(saferPlayReads.state, {}, { uid, noLoginRedirect: true });

/** What has been played in the current sitting. */
export const sittingQuery = (uid: number | null) =>
  callQuery(saferPlayReads.sitting, {}, { uid, noLoginRedirect: true });

/** The player's safer-play state; null for a guest and until the first answer. */
export const saferPlayAtom = queryAtom((get) => saferPlayQuery(get(uidAtom)));

/** Why a player may not play now, and until when. */
export interface Away {
  readonly why: 'selfExcluded' | 'onBreak';
  readonly until: string;
}

/** The break or exclusion in force. An exclusion takes precedence over a break: it lasts longer and says more. */
export function awayOf(safer: SaferPlay | null): Away | null {
  if (safer?.exclusion != null) return { why: 'selfExcluded', until: safer.exclusion.until };
  if (safer?.breakUntil != null) return { why: 'onBreak', until: safer.breakUntil };
  return null;
}

export const awayAtom = atom((get) => awayOf(get(saferPlayAtom)));

/** Loads the state. Rejects with an ApiError; the cached state stays. */
export const refreshSaferPlay = (): Promise<SaferPlay> => fetchNow(saferPlayQuery(readAtom(uidAtom)));

/** Reloads the state wherever it is shown: a refusal implies that it has changed. */
export const markSaferPlayStale = (): void =>
  void queryClient.invalidateQueries({ queryKey: [saferPlayReads.state.path] });

/** Makes a change and caches the state after it. Rejects with an ApiError, which the caller shows. */
export async function changeSaferPlay<C extends Call>(
  call: ReplyOf<C> extends SaferPlay ? C : never,
  body: BodyOf<C>,
): Promise<void> {
  const uid = readAtom(uidAtom);
  const safer = await readAs(uid, () => send(call as Call, body, { quiet: true }) as Promise<SaferPlay>);
  setData(saferPlayQuery(uid), safer);
}
