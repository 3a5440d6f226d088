import { createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto';
import * as z from 'zod/mini';
import { isSubject, TIMEOUT_MS, type Verifier } from './verifier';

interface GoogleOptions {
  readonly clientId: string;
  /** Where Google publishes its signing keys. */
  readonly keysUrl: string;
}

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
/** Clocks differ: accept a token from slightly in the future. */
const LEEWAY_S = 60;
/** Minimum time between two downloads of the keys, so that forged tokens cannot trigger many. */
const KEYS_LIFE_MS = 5 * 60_000;

const header = z.object({ alg: z.literal('RS256'), kid: z.string() });
const claims = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: z.string(),
  exp: z.number(),
  iat: z.number(),
});
const keySet = z.object({
  keys: z.array(z.looseObject({ kid: z.string(), kty: z.literal('RSA'), n: z.string(), e: z.string() })),
});

interface Keys {
  readonly byId: ReadonlyMap<string, KeyObject>;
  readonly untilMs: number;
}

/** Verifies ID tokens of Google Identity Services by their signature, without a request to Google per token. */
export function google({ clientId, keysUrl }: GoogleOptions): Verifier {
  let kept: Promise<Keys> | null = null;
  const keysAt = async (nowMs: number): Promise<Keys> => {
    const known = await kept?.catch(() => null);
    if (known != null && known.untilMs > nowMs) return known;
    kept = loadKeys(keysUrl, nowMs);
    return kept;
  };
  return {
    async subjectOf(credential, now) {
      const [head, body, signature, ...more] = credential.split('.');
      if (head === undefined || body === undefined || signature === undefined || more.length > 0) return null;
      const headerPart = z.safeParse(header, jsonOf(head));
      const said = z.safeParse(claims, jsonOf(body));
      if (!headerPart.success || !said.success) return null;
      const { iss, aud, sub, exp, iat } = said.data;
      const nowS = now.getTime() / 1000;
      if (!ISSUERS.includes(iss) || aud !== clientId || !isSubject(sub)) return null;
      if (exp <= nowS || iat > nowS + LEEWAY_S) return null;
      const key = (await keysAt(now.getTime())).byId.get(headerPart.data.kid);
      if (key === undefined) return null;
      const isSigned = verify(
        'RSA-SHA256',
        Buffer.from(`${head}.${body}`),
        key,
        Buffer.from(signature, 'base64url'),
      );
      return isSigned ? sub : null;
    },
  };
}

async function loadKeys(url: string, nowMs: number): Promise<Keys> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`could not get Google's keys (${response.status})`);
  const { keys } = z.parse(keySet, await response.json());
  const ageS = Number(/max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0);
  return {
    byId: new Map(
      keys.map((key) => [key.kid, createPublicKey({ key: key as JsonWebKey, format: 'jwk' })] as const),
    ),
    untilMs: nowMs + Math.max(KEYS_LIFE_MS, ageS * 1000),
  };
}

function jsonOf(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
