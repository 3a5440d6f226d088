import { once } from 'node:events';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { LIVE_PATH, type LiveMessage, type LiveRequest, liveMessage } from '../../contract/live';

type Kind = LiveMessage['type'];
type Of<K extends Kind> = Extract<LiveMessage, { type: K }>;

/** A client that watches a table over a socket and keeps every message. */
export interface Watcher {
  readonly socket: WebSocket;
  /** Every message as text. */
  readonly texts: readonly string[];
  readonly messages: readonly LiveMessage[];
  /** Waits for the first message of this type that is wanted, from index `from` on. */
  readonly find: <K extends Kind>(
    type: K,
    isWanted?: (message: Of<K>) => boolean,
    from?: number,
  ) => Promise<Of<K>>;
  readonly say: (request: LiveRequest) => void;
  readonly close: () => void;
}

export interface WatchOptions {
  readonly game?: string;
  /** Null to watch only. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Called with every message. */
  readonly onText?: (text: string) => void;
}

/** A busy machine may take long; a message that never comes must still fail the test. */
const WAIT_MAX_MS = 60_000;

/** Connects and says hello. `url` is the server's, such as http://127.0.0.1:40123. */
export async function watch(url: string, options: WatchOptions = {}): Promise<Watcher> {
  const { game = 'crash', token = null, headers = {} } = options;
  const socket = new WebSocket(`${url.replace('http', 'ws')}${LIVE_PATH}`, { headers: { ...headers } });
  const texts: string[] = [];
  const messages: LiveMessage[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    const text = data.toString();
    options.onText?.(text);
    texts.push(text);
    messages.push(z.decode(liveMessage, JSON.parse(text)));
    for (const look of waiting) look();
  });
  const opened = once(socket, 'open');
  socket.on('error', () => undefined);
  await opened;
  const say = (request: LiveRequest) => socket.send(JSON.stringify(request));
  say({ type: 'hello', game, token });

  const find: Watcher['find'] = (type, isWanted = () => true, from = 0) =>
    new Promise((resolve, reject) => {
      let next = from;
      const end = (then: () => void) => {
        clearTimeout(timeout);
        waiting.delete(look);
        socket.off('close', onClose);
        then();
      };
      const look = () => {
        for (; next < messages.length; next += 1) {
          const message = messages[next];
          if (message?.type !== type || !isWanted(message as never)) continue;
          end(() => resolve(message as never));
          return;
        }
      };
      const onClose = () => end(() => reject(new Error(`the socket closed before "${type}" came`)));
      const timeout = setTimeout(
        () => end(() => reject(new Error(`no "${type}" came; the last was ${texts.at(-1)}`))),
        WAIT_MAX_MS,
      );
      waiting.add(look);
      socket.on('close', onClose);
      look();
    });
  return { socket, texts, messages, find, say, close: () => socket.terminate() };
}
