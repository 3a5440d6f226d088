import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../ledger/simulation/random';

/** An HTTP answer, with the time its request was sent. */
export interface CallAnswer {
  readonly status: number;
  readonly text: string;
  readonly sentAtMs: number;
}

/** Calls the server as one customer, over connections that break. */
export interface Caller {
  /** One try; null without a complete answer. */
  readonly send: (path: string, body: string, key?: string) => Promise<CallAnswer | null>;
  /** Retries until the answer is final; null after {@link GIVE_UP_MS}. */
  readonly insist: (path: string, body: string, key?: string) => Promise<CallAnswer | null>;
  readonly retries: () => number;
  readonly close: () => void;
}

const CALL_TIMEOUT_MS = 8_000;
/**
 * Longer than any fault, plus the time a call may take after it. While faults go on, only the time of the tries counts: a slow
 * machine may start the server again for most of the time, and until then nobody listens. A call that hangs, or is told each
 * time that the server is busy, is given up all the same.
 */
export const GIVE_UP_MS = 40_000;
/** One in so many calls is aborted before its answer. */
const HUNG_UP_ONE_OF = 40;

/** Any other answer asks for a retry. */
export const isFinal = ({ status }: CallAnswer): boolean => status < 500;

/**
 * `onFault` gets every answer that is neither final nor "busy": the server must not send any. `haveFaultsStopped` says whether
 * the time between tries counts as well.
 */
export function createCaller(
  url: string,
  token: string,
  random: Random,
  onFault: (finding: string) => void,
  haveFaultsStopped: () => boolean,
): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  let retries = 0;

  const send: Caller['send'] = async (path, body, key) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      token,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    const answer = await exchange(`${url}${path}`, agent, headers, body, random.below(HUNG_UP_ONE_OF) === 0);
    if (answer !== null && !isFinal(answer) && answer.status !== 503) {
      onFault(`${path} answered ${answer.status}: ${answer.text}`);
    }
    return answer;
  };

  const insist: Caller['insist'] = async (path, body, key) => {
    let waitedMs = 0;
    for (;;) {
      const fromMs = Date.now();
      const answer = await send(path, body, key);
      if (answer !== null && isFinal(answer)) return answer;
      const triedMs = Date.now() - fromMs;
      if (waitedMs + triedMs > GIVE_UP_MS) return null;
      retries += 1;
      await sleep(30 + random.below(70));
      waitedMs += haveFaultsStopped() || answer !== null ? Date.now() - fromMs : triedMs;
    }
  };

  return { send, insist, retries: () => retries, close: () => agent.destroy() };
}

function exchange(
  url: string,
  agent: Agent,
  headers: Readonly<Record<string, string | number>>,
  body: string,
  isHungUp: boolean,
): Promise<CallAnswer | null> {
  return new Promise((resolve) => {
    const sentAtMs = performance.now();
    const call = request(url, { method: 'POST', agent, headers, timeout: CALL_TIMEOUT_MS }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () =>
        resolve(response.complete ? { status: response.statusCode ?? 0, text, sentAtMs } : null),
      );
      response.on('error', () => resolve(null));
      response.on('close', () => resolve(null));
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(null));
    if (isHungUp) setTimeout(() => call.destroy(), 2).unref();
    call.end(body);
  });
}
