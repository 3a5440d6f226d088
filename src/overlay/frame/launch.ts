import { ERRORS } from '../../../contract/envelope';
import { providerCalls } from '../../../contract/providers';
import { send } from '../../shared/api/api';
import { ApiError } from '../../shared/api/apiError';
import type { AskedGame } from './address';
import { gameHtml } from './gameHtml';

/** What a frame shows: the page at an address, or one that came as text. */
export type FrameSource =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'html'; readonly html: string };

/** A game as it is asked of the server. */
export interface LaunchRequest extends AskedGame {
  /** The player's language, as a BCP 47 tag: a game speaks it if it can. */
  readonly language: string;
}

/**
 * Asks the server for a game. Throws an ApiError. What lies on our own origin is no game's address: a frame from
 * there could read what is the player's.
 */
export async function launch(
  { gameProvider, gameId, language }: LaunchRequest,
  signal: AbortSignal,
): Promise<FrameSource> {
  const wanted = { gameProvider, gameId, language };
  const { url, html } = await send(providerCalls.launch, wanted, { quiet: true, signal });
  if (html) {
    return { kind: 'html', html: await gameHtml(wanted, signal) };
  }
  if (url === null || !isForeign(url, window.location)) {
    const { code, message } = ERRORS.server;
    throw new ApiError({ code, msg: message, url: providerCalls.launch.path, outcome: 'refused' });
  }
  return { kind: 'url', url };
}

/** Whether an address of the web leads away from our own origin. */
function isForeign(url: string, page: Pick<Location, 'origin' | 'protocol'>): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, protocol } = new URL(url);
  const isWeb = protocol === 'https:' || (protocol === 'http:' && page.protocol === 'http:');
  return isWeb && origin !== page.origin;
}
