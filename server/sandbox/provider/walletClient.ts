import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** The wallet's reply; `status` is 0 without an answer. */
export interface WalletReply {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>> | null;
}

export interface Wallet {
  /** Sends a call once. */
  readonly ask: (provider: string, call: string, body: object) => Promise<WalletReply>;
  /** Repeats a call until the wallet has decided: for calls that must not get lost. */
  readonly insist: (provider: string, call: string, body: object) => Promise<WalletReply>;
}

export interface WalletOptions {
  /** The wallet's address, without a trailing slash. */
  readonly url: () => string;
  readonly secretOf: (provider: string) => string;
  readonly now: () => Date;
  /** Stops all repeats. */
  readonly signal: AbortSignal;
}

const TIMEOUT_MS = 8_000;
const FIRST_WAIT_MS = 150;
const WAIT_MAX_MS = 10_000;
const TRIES_MAX = 40;
const NOBODY: WalletReply = { status: 0, code: '', message: 'Nobody answered.', data: null };

/** A decision is a success, or a refusal other than "too many calls". */
export const isDecided = ({ status }: WalletReply): boolean =>
  status === 200 || (status >= 400 && status < 500 && status !== 429);

/** A client of the wallet calls, written from the provider guide only. */
export function walletClient({ url, secretOf, now, signal }: WalletOptions): Wallet {
  const ask = async (provider: string, call: string, body: object): Promise<WalletReply> => {
    const path = `/provider/${call}`;
    const text = JSON.stringify(body);
    const seconds = Math.floor(now().getTime() / 1_000);
    const mac = createHmac('sha256', secretOf(provider)).update(`${seconds}.${path}.${text}`).digest('hex');
    try {
      const response = await fetch(`${url()}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-provider': provider,
          'x-signature': `t=${seconds},v1=${mac}`,
        },
        body: text,
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      const reply = (await response.json()) as Omit<WalletReply, 'status'>;
      return { status: response.status, code: reply.code, message: reply.message, data: reply.data };
    } catch {
      return NOBODY;
    }
  };
  const insist = async (provider: string, call: string, body: object): Promise<WalletReply> => {
    let reply = NOBODY;
    for (let tries = 0; tries < TRIES_MAX && !signal.aborted; tries += 1) {
      reply = await ask(provider, call, body);
      if (isDecided(reply)) return reply;
      await sleep(Math.min(WAIT_MAX_MS, FIRST_WAIT_MS * 2 ** tries), undefined, { signal }).catch(() => null);
    }
    return reply;
  };
  return { ask, insist };
}
