import { type Message, messageCalls, type Segment } from '../../../contract/messages';
import { send } from '../../shared/api/api';
import { hasToken, uidAtom } from '../../shared/session/session';
import { unreadCountsAtom } from '../../shared/session/unread';
import { changeAtom, readAtom } from '../../shared/store/store';

export const MESSAGES_PER_PAGE = 20;

/** One page of a drawer, newest first. Throws an ApiError. */
export const loadMessages = (
  segment: Segment,
  pageNum: number,
): Promise<{ readonly list: readonly Message[]; readonly total: number }> =>
  send(messageCalls.list, { segment, pageNum, pageSize: MESSAGES_PER_PAGE }, { quiet: true });

/** Counts what comes for whoever was logged in when it was asked. */
async function count(asked: () => Promise<Parameters<typeof keep>[0]>): Promise<void> {
  const uid = readAtom(uidAtom);
  const counts = await asked();
  if (readAtom(uidAtom) === uid) keep(counts);
}

const keep = (counts: { readonly notices: number; readonly rewards: number; readonly service: number }) =>
  changeAtom(unreadCountsAtom, counts);

/** Marks a message as read. Throws an ApiError. */
export const readMessage = (messageId: string): Promise<void> =>
  count(() => send(messageCalls.read, { messageId }));

/** Marks all messages of a drawer as read. Throws an ApiError. */
export const readAllMessages = (segment: Segment): Promise<void> =>
  count(() => send(messageCalls.readAll, { segment }));

/** Between two counts that nobody asked for. */
const COUNT_EVERY_MS = 30_000;
let counted: { readonly uid: number | null; readonly atMs: number } | null = null;

/** Counts the unread messages anew, unless that was done a moment ago for the same player. Never throws. */
export async function countUnread(): Promise<void> {
  const uid = readAtom(uidAtom);
  const nowMs = performance.now();
  if (counted !== null && counted.uid === uid && nowMs - counted.atMs < COUNT_EVERY_MS) return;
  counted = { uid, atMs: nowMs };
  if (uid === null || !hasToken()) return changeAtom(unreadCountsAtom, null);
  await count(() => send(messageCalls.unread, {}, { noLoginRedirect: true })).catch(() => undefined);
}
