import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { LIVE_PATH } from '../../contract/live';

/** Many sockets at one server, which count what they are sent. */
export interface Crowd {
  /** Counts from now on. To be called while nothing is sent. */
  readonly start: () => void;
  /** How many messages each has been sent, when nothing more comes. Throws when they do not agree. */
  readonly each: () => Promise<number>;
  /** Resolves with the next message that is wanted, as one of them gets it. */
  readonly next: (isWanted: (text: string) => boolean) => Promise<string>;
  readonly close: () => void;
}

const AT_ONCE = 50;
const LOOK_EVERY_MS = 50;
const LOOKS_MAX = 60;

/** Opens so many sockets; each says `hello` where one is given. */
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
        if (looks === LOOKS_MAX) throw new Error('some sockets were sent more than others');
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
