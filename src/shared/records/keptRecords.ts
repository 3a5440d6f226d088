import * as z from 'zod/mini';
import type { ReplyOf } from '../../../contract/call';
import { moneyCalls } from '../../../contract/money';
import { recordCalls } from '../../../contract/wallet/records';
import { uidAtom } from '../session/session';
import { CACHE_KEPT_MS } from '../storage/item';
import { stored } from '../storage/storage';
import { readAtom, watchAtom } from '../store/store';

const listOf = <Reply extends z.ZodMiniType<unknown, unknown>>(reply: Reply) =>
  z.nullable(z.object({ loadedAtMs: z.int(), reply }));

const kept = z.object({
  uid: z.int(),
  money: listOf(moneyCalls.list.reply),
  plays: listOf(recordCalls.plays.reply),
});

type Kept = z.output<typeof kept>;

/** What each list that can be read without a network is made of. */
export interface KeptReplies {
  readonly money: ReplyOf<typeof moneyCalls.list>;
  readonly plays: ReplyOf<typeof recordCalls.plays>;
}

export type KeptList = keyof KeptReplies;

interface KeptPage<Reply> {
  /** On the device's clock. */
  readonly loadedAtMs: number;
  readonly reply: Reply;
}

/** The first page of each list as last loaded, of the player of this device. */
const keptItem = stored('keptRecords', z.nullable(kept), () => null as Kept | null, {
  keptMs: CACHE_KEPT_MS,
});

const ofPlayer = (uid: number): Kept => {
  const value = keptItem.read();
  return value?.uid === uid ? value : { uid, money: null, plays: null };
};

/** The list that this device has kept for the player; null if there is none. */
export const keptRecords = <List extends KeptList>(
  list: List,
  uid: number | null,
): KeptPage<KeptReplies[List]> | null =>
  uid === null ? null : (ofPlayer(uid)[list] as KeptPage<KeptReplies[List]> | null);

/** Keeps a list that has just been loaded. A player who has logged out meanwhile leaves nothing. */
export function keepRecords<List extends KeptList>(
  list: List,
  uid: number,
  value: KeptPage<KeptReplies[List]>,
): void {
  if (readAtom(uidAtom) !== uid) return;
  keptItem.write({ ...ofPlayer(uid), [list]: value });
}

/** Removes the records as soon as their player is no longer logged in on this device. */
export function forgetRecordsWithPlayer(): void {
  const forget = () => {
    const value = keptItem.read();
    if (value !== null && value.uid !== readAtom(uidAtom)) keptItem.clear();
  };
  forget();
  watchAtom(uidAtom, forget);
}
