import { isIPv6 } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '../../http/refusal';
import { parsePhone } from './phone';
import { networkOf } from './tries';

interface Tried {
  readonly log: FastifyBaseLogger;
  readonly ip: string;
  readonly by: 'password' | 'code' | 'oauth' | 'ticket';
  /** The phone number as typed; null where none is typed. */
  readonly account: string | null;
}

/** Logs in, and logs the reason of a refusal. Throws what `logIn` throws. */
export async function noteFailure<Session>(tried: Tried, logIn: () => Promise<Session>): Promise<Session> {
  try {
    return await logIn();
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) {
      const { log, ip, by, account } = tried;
      const line = {
        event: 'log_in_failed',
        by,
        reason: error.reason,
        phoneEnds: lastDigits(account),
        network: widerNetwork(ip),
      };
      log.warn(line, 'a log-in was refused');
    }
    throw error;
  }
}

/** Two digits distinguish cases without identifying a number. */
const lastDigits = (account: string | null): string | null =>
  account === null ? null : (parsePhone(account)?.slice(-2) ?? null);

/** A network wide enough to not identify one household. */
function widerNetwork(ip: string): string {
  const network = networkOf(ip);
  if (isIPv6(ip) && network.endsWith('::/64')) return `${network.split(':').slice(0, 3).join(':')}::/48`;
  return network.replace(/\.\d+$/, '.0/24');
}
