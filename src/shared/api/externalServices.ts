/** Timeout of a call, in ms. */
const TIMEOUT_MS = 10_000;

/**
 * Posts a body to an external service, which receives nothing but that body. Its reply and any failure are ignored.
 * Never rejects.
 */
export async function postOutside(address: string, body: object): Promise<void> {
  await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    // The content security policy allows this address and no other.
    redirect: 'error',
    // The call is sent even when the page is being left.
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
}
