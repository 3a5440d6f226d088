/** A service that does not answer is given up; nobody waits for it. */
const TIMEOUT_MS = 10_000;

/**
 * Posts something to a service outside the house, which learns nothing but the text. Its answer is nobody's business,
 * and a failure harms nobody. Never rejects.
 */
export async function postOutside(address: string, body: object): Promise<void> {
  await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    // The policy of the page knows this address and no other.
    redirect: 'error',
    // A page that is being left still tells what it had to.
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
}
