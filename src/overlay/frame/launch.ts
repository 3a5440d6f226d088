import { DEFAULT_MESSAGE, ERRORS } from '../../../contract/envelope';
import { providerCalls } from '../../../contract/providers';
import { send } from '../../shared/api/api';
import { ApiError } from '../../shared/api/apiError';
import type { AskedGame } from './address';
import { gameHtml } from './gameHtml';

/** The source of a frame: the page at an address, or HTML text. */
export type FrameSource =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'html'; readonly html: string };

/** A launch request to the server. */
export interface LaunchRequest extends AskedGame {
  /** The player's language as a BCP 47 tag; the game uses it if it supports it. */
  readonly language: string;
}

/**
 * Launches a game at the server. Throws an ApiError. Refuses an address on our own origin, because a frame from there
 * could read the player's data.
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
    throw new ApiError({
      code: ERRORS.server.code,
      msg: DEFAULT_MESSAGE,
      url: providerCalls.launch.path,
      outcome: 'refused',
    });
  }
  return { kind: 'url', url };
}

/** Whether a URL is on another origin than ours. */
function isForeign(url: string, page: Pick<Location, 'origin' | 'protocol'>): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, protocol } = new URL(url);
  const isWeb = protocol === 'https:' || (protocol === 'http:' && page.protocol === 'http:');
  return isWeb && origin !== page.origin;
}
