import type { FastifyInstance } from 'fastify';
import type { ReplyOf } from '../../../contract/call';
import { configCalls } from '../../../contract/config';
import type { ActiveSettings } from '../../active/resolve';
import type { Context } from '../../context';
import { type CallRequest, route } from '../../http/route';
import { hiddenProviders } from './blackList';
import { type Catalogue, catalogueOf, seesEarly, type Visibility } from './catalogue';
import { frontGame, visibleConfig } from './pageData';

interface Shown {
  readonly active: ActiveSettings;
  readonly catalogue: Catalogue;
  readonly isPreview: boolean;
}

/** Public calls: configuration, lobby, lists of games. */
export function registerCatalogue(app: FastifyInstance, context: Context): void {
  const { clock, settings, db } = context;
  const catalogues = new WeakMap<ActiveSettings, Catalogue>();

  /** What a caller is shown: what is live, or what the token of a preview opens. */
  const shownTo = async (preview: string | undefined): Promise<Shown> => {
    const seen = preview === undefined ? null : await settings.preview(preview, clock.now());
    const active = seen ?? settings.active;
    const catalogue = catalogues.get(active) ?? catalogueOf(active);
    catalogues.set(active, catalogue);
    return { active, catalogue, isPreview: seen !== null };
  };

  const visibilityOf = async ({ active }: Shown, uid: number | null): Promise<Visibility> => ({
    hiddenProviders: await hiddenProviders(db, uid),
    early: seesEarly(uid, active.gradualReleasePercent),
  });

  const blackListOf = async (uid: number | null) => {
    const hidden = await hiddenProviders(db, uid);
    const evo = uid !== null && hidden.includes('EVO') ? [uid] : [];
    return { hiddenProviders: hidden, game_black_list: { evo } };
  };
  const frontValue = async (
    { body: { key, preview }, hostname }: Pick<CallRequest<typeof configCalls.front>, 'body' | 'hostname'>,
    uid: number | null,
  ): Promise<ReplyOf<typeof configCalls.front>> => {
    if (key === 'game_black_list') return blackListOf(uid);
    const { active, catalogue, isPreview } = await shownTo(preview);
    if (key === 'front_game') {
      return { front_game: frontGame(active, catalogue), ...(await blackListOf(uid)) };
    }
    const visible = visibleConfig(active, hostname);
    const serverTime = clock.now().toISOString();
    // Whoever previews chooses the skin.
    const themeIsFree = visible.themeIsFree || isPreview;
    return { front_public_config: { ...visible, themeIsFree, serverTime } };
  };

  // Public and the same for many callers: safe to send compressed.
  const compressed = { compressed: true } as const;
  route(app, configCalls.front, (request) => frontValue(request, null), compressed);
  route(app, configCalls.callerFront, (request) => frontValue(request, request.player?.uid ?? null));
  route(
    app,
    configCalls.allGames,
    async ({ player, body }) => {
      const shown = await shownTo(body.preview);
      const list = shown.catalogue.list(await visibilityOf(shown, player?.uid ?? null));
      const { version, allGames, order } = list;
      const isKnown = version === body.version;
      return { version, allGames: isKnown ? null : allGames, order: isKnown ? [] : [...order] };
    },
    compressed,
  );
  route(
    app,
    configCalls.shownGames,
    async ({ player, body }) => {
      const shown = await shownTo(undefined);
      const visibility = await visibilityOf(shown, player?.uid ?? null);
      return { games: [...shown.catalogue.shown(visibility, body.contentAttr)] };
    },
    compressed,
  );
}
