import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Message, Segment } from '../../../contract/messages';
import { onlineAtom } from '../../shared/online';
import { loadMessages, MESSAGES_PER_PAGE, readAllMessages, readMessage } from './unreadMessages';

interface Drawer {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly items: readonly Message[];
  readonly total: number;
  readonly loadingMore: boolean;
}

const CLOSED: Drawer = { state: 'loading', items: [], total: 0, loadingMore: false };

export interface Messages extends Drawer {
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
  /** Marks one as read: here at once, at the server as soon as it can be reached. */
  readonly read: (messageId: string) => void;
  readonly readAll: () => void;
}

/** The messages of one drawer, newest first, page by page. */
export function useMessages(segment: Segment): Messages {
  const [drawer, setDrawer] = useState(CLOSED);
  const online = useAtomValue(onlineAtom);
  /** What is on its way belongs to the drawer that was open when it was asked for. */
  const asked = useRef(0);

  const load = useCallback(
    (pageNum: number) => {
      asked.current += 1;
      const number = asked.current;
      loadMessages(segment, pageNum).then(
        ({ list, total }) => {
          if (number !== asked.current) return;
          setDrawer(({ items }) => ({
            state: 'ready',
            items: pageNum === 1 ? list : withoutTwins([...items, ...list]),
            total,
            loadingMore: false,
          }));
        },
        () => {
          if (number !== asked.current) return;
          setDrawer((before) => ({
            ...before,
            state: before.items.length === 0 ? 'failed' : before.state,
            loadingMore: false,
          }));
        },
      );
    },
    [segment],
  );
  useEffect(() => setDrawer(CLOSED), [segment]);
  useEffect(() => {
    if (online) load(1);
    // Without a network what is known stays on show.
    else setDrawer((before) => (before.state === 'ready' ? before : { ...CLOSED, state: 'failed' }));
    return () => {
      asked.current += 1;
    };
  }, [load, online]);

  const mark = (marked: (message: Message) => boolean) =>
    setDrawer((before) => ({
      ...before,
      items: before.items.map((item) => (marked(item) ? { ...item, isRead: true } : item)),
    }));
  return {
    ...drawer,
    hasMore: drawer.items.length < drawer.total,
    loadMore: () => {
      setDrawer({ ...drawer, loadingMore: true });
      load(Math.floor(drawer.items.length / MESSAGES_PER_PAGE) + 1);
    },
    retry: () => {
      setDrawer(CLOSED);
      load(1);
    },
    read: (messageId) => {
      if (drawer.items.some((item) => item.messageId === messageId && item.isRead)) return;
      mark((item) => item.messageId === messageId);
      readMessage(messageId).catch(() => undefined);
    },
    readAll: () => {
      readAllMessages(segment).then(
        () => mark(() => true),
        () => undefined,
      );
    },
  };
}

/** A message that came meanwhile moves the others on: one may be on two pages. */
function withoutTwins(messages: readonly Message[]): readonly Message[] {
  const seen = new Set<string>();
  return messages.filter(({ messageId }) => !seen.has(messageId) && seen.add(messageId));
}
