import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { SUCCESS_CODE } from '../../contract/envelope';
import { HEADERS } from '../../contract/headers';
import { SANDBOX_TOKEN_HEADER } from '../../server/sandbox/token';
import type { Random } from '../../tests/ledger/simulation/random';
import type { Tally } from './tally';

/** The sandbox's token, which a production server asks for. */
export const SANDBOX_TOKEN = 'the bench asks for nothing';

const TIMEOUT_MS = 15_000;
const CONNECTIONS = 128;

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly data: Record<string, unknown>;
}

export interface SendOptions {
  readonly method?: 'GET' | 'POST';
  readonly body?: object | undefined;
  readonly key?: string;
}

/** Connections to the processes, which all players share as they do behind a proxy. */
export interface Line {
  /** One call of a player at any of the processes; null where it was refused or not answered, which the tally then knows. */
  readonly send: (player: Caller, name: string, path: string, options: SendOptions) => Promise<Answer | null>;
  readonly close: () => void;
}

export interface Caller {
  readonly token: string;
  /** As the proxy tells it. */
  readonly address: string;
  readonly random: Random;
}

export const newKey = (): string => randomBytes(16).toString('base64url');

export function openLine(urls: readonly string[], tally: Tally): Line {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  return {
    send: async ({ token, address, random }, name, path, { method = 'POST', body, key }) => {
      const text = body === undefined ? '' : JSON.stringify(body);
      const headers = {
        [HEADERS.token]: token,
        [SANDBOX_TOKEN_HEADER]: SANDBOX_TOKEN,
        'x-forwarded-for': address,
        ...(key !== undefined && { [HEADERS.idempotencyKey]: key }),
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        }),
      };
      const sentMs = performance.now();
      const answer = await exchange(`${random.pick(urls)}${path}`, { method, agent, headers }, text);
      tally.took(name, performance.now() - sentMs);
      if (typeof answer === 'string') {
        tally.refused(name, answer);
        return null;
      }
      const { code, data } = envelopeOf(answer.text);
      if (answer.status === 200 && code === SUCCESS_CODE) return { ...answer, data };
      tally.refused(name, `${answer.status} ${code}`);
      return null;
    },
    close: () => agent.destroy(),
  };
}

/** The answer, or why there was none. */
function exchange(
  url: string,
  options: { method: string; agent: Agent; headers: Record<string, string | number> },
  body: string,
): Promise<Pick<Answer, 'status' | 'text'> | string> {
  return new Promise((resolve) => {
    const call = request(url, { ...options, timeout: TIMEOUT_MS }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', () => resolve('cut off'));
    });
    call.on('timeout', () => call.destroy(new Error('no answer in time')));
    call.on('error', (error) => resolve(error.message));
    call.end(body);
  });
}

function envelopeOf(text: string): { readonly code: string; readonly data: Record<string, unknown> } {
  try {
    return JSON.parse(text);
  } catch {
    return { code: 'no envelope', data: {} };
  }
}
