/** A reply of the game's server: its answer, or a refusal in words for the player. */
export type Told<T> =
  | ({ readonly ok: true; readonly balanceCentavos: number } & T)
  | { readonly ok: false; readonly code: string; readonly message: string };

const AWAY = { ok: false, code: '600', message: 'No connection. Please try again.' } as const;
const TIMEOUT_MS = 20_000;

/** Calls the game's server. The session is sent in the body: the page has no cookies and no storage. */
export async function ask<T>(path: string, body: object): Promise<Told<T>> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: control.signal,
    });
    return response.ok ? await response.json() : AWAY;
  } catch {
    return AWAY;
  } finally {
    clearTimeout(timer);
  }
}
