import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { LIVE_PATH } from '../../contract/live';

/** Many sockets on one server that count their messages. */
export interface Crowd {
  /** Resets the counts. Call it while nothing is being sent. */
  readonly start: () => void;
  /** The number of messages at each socket, once they agree. Throws if they never do. */
  readonly each: () => Promise<number>;
  /** Resolves with the next wanted message at one of the sockets. */
  readonly next: (isWanted: (text: string) => boolean) => Promise<string>;
  readonly close: () => void;
}

const AT_ONCE = 50;
const LOOK_EVERY_MS = 50;
const LOOKS_MAX = 60;

/** Opens `size` sockets; each sends `hello` unless it is null. */
export async function gather(url: string, size: number, hello: string | null): Promise<Crowd> {
  const counts = new Array<number>(size).fill(0);
  const sockets: WebSocket[] = [];
  const waiting = new Set<(text: string) => void>();
  const open = async (index: number) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${LIVE_PATH}`, { perMessageDeflate: false });
    socket.on('message', (data) => {
      counts[index] = (counts[index] ?? 0) + 1;
      if (index === 0) for (const look of waiting) look(String(data));
    });
    await once(socket, 'open');
    if (hello !== null) socket.send(hello);
    sockets.push(socket);
  };
  for (let from = 0; from < size; from += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, size - from) }, (_, i) => open(from + i)));
  }
  return {
    start: () => {
      counts.fill(0);
    },
    each: async () => {
      for (let looks = 0; counts.some((count) => count !== counts[0]); looks += 1) {
        if (looks === LOOKS_MAX) throw new Error('some sockets got more messages than others');
        await sleep(LOOK_EVERY_MS);
      }
      return counts[0] ?? 0;
    },
    next: (isWanted) =>
      new Promise((resolve) => {
        const look = (text: string) => {
          if (!isWanted(text)) return;
          waiting.delete(look);
          resolve(text);
        };
        waiting.add(look);
      }),
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}
