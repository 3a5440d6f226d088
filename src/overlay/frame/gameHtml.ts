import * as z from 'zod/mini';
import type { BodyOf } from '../../../contract/call';
import { envelope } from '../../../contract/envelopeSchema';
import { providerCalls } from '../../../contract/providers';
import { ApiError, transportError } from '../../shared/api/apiError';
import { headersOf } from '../../shared/api/headers';
import { deviceIdentity } from '../../shared/api/identity';

const { path, raw } = providerCalls.gameHtml;
const NO_OPTIONS = { noAuth: false, forceToken: undefined, idempotencyKey: undefined };
/** The maximum length of a game's page. */
const LONGEST = 4_000_000;

/**
 * Loads the page of a game as text. This call alone answers without an envelope, except for refusals. Throws an
 * ApiError.
 */
export async function gameHtml(
  game: BodyOf<typeof providerCalls.gameHtml>,
  signal: AbortSignal,
): Promise<string> {
  let response: Response | undefined;
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: headersOf(deviceIdentity(), NO_OPTIONS),
      body: JSON.stringify(game),
      signal,
      credentials: 'omit',
      cache: 'no-store',
    });
    const text = await response.text();
    const isPage = response.ok && response.headers.get('content-type')?.startsWith(raw ?? '') === true;
    if (!isPage) throw refusalIn(text) ?? transportError(path, response);
    if (text.length > LONGEST) throw transportError(path);
    return text;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw transportError(path, response?.ok ? undefined : response, error);
  }
}

/** The refusal in a reply; null if it contains none. */
function refusalIn(text: string): ApiError | null {
  try {
    const read = z.safeParse(envelope, JSON.parse(text));
    if (!read.success) return null;
    const { code, message: msg } = read.data;
    return new ApiError({ code, msg, url: path, outcome: 'refused' });
  } catch {
    return null;
  }
}
