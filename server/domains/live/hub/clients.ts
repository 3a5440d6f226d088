import { type LiveMessage, type LiveRequest, liveRequest } from '../../../../contract/live';
import type { SharedGame } from '../../../../games/kit/rules/shared';
import type { LiveSession } from '../../players/sessions';
import type { Watchers } from '../company/watchers';
import type { Audience, Feed } from '../feed';
import { frameOf } from '../frame';
import { type TableView, textOf } from '../view';
import type { LiveSocket } from './sockets';

/** One connected socket. */
export interface Client {
  readonly socket: LiveSocket;
  /** Whose messages the client receives. */
  channel: Channel | FeedChannel | null;
  /** Null for a client that only watches. */
  session: LiveSession | null;
  /** Number of the latest hello, because the reply to an older one may arrive later. */
  hellos: number;
  /** The second of the latest hello, and how many came in it. */
  helloSecond: number;
  hellosInSecond: number;
}

/** One table and the clients that watch it in this process. */
export interface Channel {
  readonly game: SharedGame;
  readonly view: TableView;
  readonly clients: Set<Client>;
  /** Clients that wait for their first snapshot, with the number of the hello that counts. */
  readonly waiting: Map<Client, number>;
}

/** A feed and the clients that listen to it in this process. */
export interface FeedChannel {
  readonly feed: Feed;
  readonly clients: Set<Client>;
  readonly audience: Audience;
}

/** Who watches a table in this process. */
export function watchersOf({ clients }: Channel): Watchers {
  const sessions = [...clients].map(({ session }) => session);
  return {
    uids: [...new Set(sessions.flatMap((session) => session?.uid ?? []))],
    guests: sessions.filter((session) => session === null).length,
  };
}

export function createFeedChannel(feed: Feed): FeedChannel {
  const clients = new Set<Client>();
  const audience: Audience = {
    toAll: (text) => {
      if (clients.size === 0) return;
      const frame = frameOf(text);
      for (const { socket } of clients) socket.send(frame);
    },
    toPlayer: (uid, text) => {
      const frame = frameOf(text);
      for (const { socket, session } of clients) if (session?.uid === uid) socket.send(frame);
    },
    get uids() {
      return [...new Set([...clients].flatMap(({ session }) => session?.uid ?? []))];
    },
  };
  return { feed, clients, audience };
}

export const send = ({ socket }: Client, message: LiveMessage): void => socket.send(frameOf(textOf(message)));

/** Parses a request of the contract; null for anything else. */
export function read(text: string): LiveRequest | null {
  try {
    const parsed = liveRequest.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
