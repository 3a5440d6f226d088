import * as z from 'zod/mini';
import { secret } from './kinds';

/** Where NATS is, and as whom to log in there. */
export interface NatsAddress {
  /** Hosts with their ports; any of them leads to the same cluster. */
  readonly hosts: readonly string[];
  readonly isEncrypted: boolean;
  /** A user without a password is a token; null where NATS asks for neither. */
  readonly user: string | null;
  readonly password: string | null;
}

const DEFAULT_PORT = 4222;

/** `nats://` or `tls://` addresses, separated by commas, all with the same user; null for anything else. */
function parse(typed: string): NatsAddress | null {
  const parts = typed.split(',');
  if (!parts.every((part) => /^(nats|tls):\/\/[^/?#\s]+\/?$/.test(part) && URL.canParse(part))) return null;
  const urls = parts.map((part) => new URL(part));
  const [first] = urls;
  if (first === undefined || urls.some(({ hostname }) => hostname === '')) return null;
  const isSame = ({ protocol, username, password }: URL) =>
    protocol === first.protocol && username === first.username && password === first.password;
  const [user, password] = [decoded(first.username), decoded(first.password)];
  if (!urls.every(isSame) || user === null || password === null) return null;
  return {
    hosts: urls.map(({ hostname, port }) => `${hostname}:${port === '' ? DEFAULT_PORT : port}`),
    isEncrypted: first.protocol === 'tls:',
    user: user === '' ? null : user,
    password: password === '' ? null : password,
  };
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

export const natsAddress = secret(
  z.optional(
    z.pipe(
      z.string(),
      z.transform((typed: string, context): NatsAddress => {
        const address = parse(typed);
        if (address !== null) return address;
        context.issues.push({ code: 'custom', input: typed });
        return z.NEVER;
      }),
    ),
  ),
  'addresses such as nats://user:password@host:4222 or tls://host, separated by commas, all with the same user',
);
