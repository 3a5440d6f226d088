import { ERRORS } from '../../../contract/envelope';
import { providerCalls } from '../../../contract/providers';
import { send } from '../../io/api';
import { ApiError } from '../../io/apiError';
import { gameHtml } from '../../io/gameHtml';
import type { AskedGame } from './address';

/** What a frame shows, and whose messages are listened to while it does. */
export type Source =
  | { readonly kind: 'url'; readonly url: string; readonly origin: string }
  /** A page without an origin: `null`, in letters, is what browsers call that. */
  | { readonly kind: 'html'; readonly html: string; readonly origin: 'null' };

/**
 * Asks the server for a game. Throws an ApiError. What lies on our own origin is no game's address: a frame from
 * there could read what is the player's.
 */
export async function launch({ gameProvider, gameId }: AskedGame, signal: AbortSignal): Promise<Source> {
  const wanted = { gameProvider, gameId };
  const { url, html } = await send(providerCalls.launch, wanted, { quiet: true, signal });
  if (html) {
    return { kind: 'html', html: await gameHtml(wanted, signal), origin: 'null' };
  }
  const origin = foreignOrigin(url, window.location);
  if (url === null || origin === null) {
    const { code, message } = ERRORS.server;
    throw new ApiError({ code, msg: message, url: providerCalls.launch.path, outcome: 'refused' });
  }
  return { kind: 'url', url, origin };
}

/** The origin of an address that is not ours; null for ours, and for what is no address of the web. */
export function foreignOrigin(
  url: string | null,
  page: Pick<Location, 'origin' | 'protocol'>,
): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { origin, protocol } = new URL(url);
  const isWeb = protocol === 'https:' || (protocol === 'http:' && page.protocol === 'http:');
  return isWeb && origin !== page.origin ? origin : null;
}
