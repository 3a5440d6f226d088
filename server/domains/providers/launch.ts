import type { ReplyOf } from '../../../contract/call';
import type { providerCalls } from '../../../contract/providers';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import type { Player } from '../../http/route';
import { hiddenProviders } from '../catalogue/blackList';
import { isSwitchedOff, seesEarly } from '../catalogue/catalogue';
import { type CatalogueGame, seededGames } from '../catalogue/seeded';
import { requireOpenAccount } from '../players/age';
import { requireNotBarred } from '../safer-play/guard';
import type { Provider } from './registry';
import { newLaunch } from './sessions';
import { signatureOf } from './signature';

/** Timeout for a provider's page. */
const PAGE_TIMEOUT_MS = 5_000;
const PAGE_MAX_BYTES = 512 * 1024;
export const PAGE_PATH = '/page';

export interface Entry {
  readonly player: Player;
  readonly game: CatalogueGame;
  /** The language of the game as a BCP 47 tag; null leaves it to the provider. */
  readonly language: string | undefined;
  /** The host under which the player has opened the app. */
  readonly hostname: string;
}

const name = (provider: string, gameId: string): string => `${provider} ${gameId}`;

/** Finds a game of the catalogue by its provider and id. */
export function gameFinder(
  catalogueSize: number,
): (provider: string, gameId: string) => CatalogueGame | null {
  const games = new Map(
    seededGames(catalogueSize).map((game) => [name(game.gameProvider, game.gameId), game]),
  );
  return (provider, gameId) => games.get(name(provider, gameId)) ?? null;
}

/**
 * The address of the game's frame, with the launch token in the fragment, which browsers do not send and
 * servers do not log.
 */
function frameUrl(provider: Provider, { game, language, hostname }: Entry, token: string): string {
  const url = new URL(`play/${provider.name}/${game.gameId}`, provider.baseFor(hostname));
  if (language !== undefined) url.searchParams.set('lang', language);
  url.hash = token;
  return url.href;
}

/**
 * Refuses every game during a pause ("gamePaused"), a game that is switched off, and players it is not yet released to ("notFound"), from whom the provider is hidden ("forbidden"),
 * who take a break or have excluded themselves ("onBreak", "selfExcluded"), and who are not known to be 21
 * ("birthdayNeeded", "underAge").
 */
async function requireWelcome(
  context: Context,
  { uid }: Player,
  { gameProvider, gameId, isHuidu }: CatalogueGame,
): Promise<void> {
  const { db, clock, settings } = context;
  const { active } = settings;
  if (active.isPaused) throw refuse('gamePaused');
  if (isHuidu && !seesEarly(uid, active.gradualReleasePercent)) throw refuse('notFound');
  if (isSwitchedOff(active, gameProvider, gameId)) throw refuse('notFound');
  if ((await hiddenProviders(db, uid)).includes(gameProvider)) throw refuse('forbidden');
  await requireNotBarred(db, uid, clock.now());
  await requireOpenAccount(context, db, uid);
}

/** Creates a launch token for a player who may open the game. */
async function admit(context: Context, { player, game }: Entry) {
  await requireWelcome(context, player, game);
  const { gameProvider: provider, gameId } = game;
  return newLaunch(context, { provider, gameId, uid: player.uid, loginSession: player.sessionId });
}

/** Opens a game for a player: returns the address of its frame, or says that the page comes as HTML. */
export async function launch(
  context: Context,
  provider: Provider,
  entry: Entry,
): Promise<ReplyOf<(typeof providerCalls)['launch']>> {
  const { token, expiresAt } = await admit(context, entry);
  const url = provider.sendsHtml ? null : frameUrl(provider, entry, token);
  return { url, html: provider.sendsHtml, expiresAt: expiresAt.toISOString() };
}

/**
 * Fetches the page of a provider that sends pages, unchanged, with a request that we sign. It must only be
 * shown in a frame without an origin. Refuses "notFound" for other providers, and "busy" when the provider
 * cannot be reached.
 */
export async function gameHtml(context: Context, provider: Provider, entry: Entry): Promise<string> {
  if (!provider.sendsHtml) throw refuse('notFound');
  const { token } = await admit(context, entry);
  const asked = { frame: frameUrl(provider, entry, token) };
  const body = Buffer.from(JSON.stringify(asked));
  const signed = { path: PAGE_PATH, body };
  try {
    const response = await fetch(new URL(PAGE_PATH.slice(1), provider.base), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-provider': provider.name,
        'x-signature': signatureOf(provider.secret, signed, context.clock.now()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
    });
    const html = await response.text();
    if (response.ok && html.length <= PAGE_MAX_BYTES) return html;
    context.log.warn(
      { provider: provider.name, status: response.status },
      'a provider refused to send a page',
    );
  } catch (error) {
    context.log.warn({ provider: provider.name, err: error }, 'a provider could not be reached');
  }
  throw refuse('busy');
}
