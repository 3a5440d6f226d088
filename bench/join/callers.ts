import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';

/** Concurrent callers of one server, each with a connection of its own that stays open. */
export interface Callers {
  /** Sends `count` calls and returns how many were answered in a second. Throws when one is refused. */
  readonly send: (count: number, callAt: (index: number) => MoneyCall) => Promise<number>;
  readonly close: () => void;
}

export interface MoneyCall {
  readonly path: string;
  readonly token: string;
  readonly body: string;
}

export function openCallers(url: string, callers: number): Callers {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const one = ({ path, token, body }: MoneyCall) =>
    new Promise<void>((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        token,
        'idempotency-key': randomBytes(16).toString('base64url'),
      };
      const call = request(`${url}${path}`, { method: 'POST', agent, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`a call was answered with ${response.statusCode}: ${text}`));
        });
      });
      call.on('error', reject);
      call.end(body);
    });
  return {
    send: async (count, callAt) => {
      let next = 0;
      const lane = async () => {
        while (next < count) {
          const index = next;
          next += 1;
          await one(callAt(index));
        }
      };
      const startedMs = performance.now();
      await Promise.all(Array.from({ length: callers }, lane));
      return (count * 1_000) / (performance.now() - startedMs);
    },
    close: () => agent.destroy(),
  };
}
