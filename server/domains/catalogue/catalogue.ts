import { createHash } from 'node:crypto';
import {
  CONTENT_ATTRIBUTES,
  type ContentAttribute,
  type FrontGame,
  GAMES_MAX,
  type Game,
} from '../../../contract/config';
import { PLATE_TYPES } from '../../../contract/desk/settings';
import type { ActiveSettings } from '../../active/resolve';
import { gameOf, OWN_PROVIDER, openGames } from './ownGames';
import { type CatalogueGame, seededGames } from './seeded';

/** What decides which games a caller sees. */
export interface Visibility {
  readonly hiddenProviders: readonly string[];
  /** Whether the caller sees games that are released gradually. */
  readonly early: boolean;
}

export interface GameList {
  /** Changes exactly when the list does, so that clients can cache the list by it. */
  readonly version: string;
  /** By brand, which is the provider, each in the order of the list. */
  readonly allGames: Readonly<Record<string, Game[]>>;
  /** The brand of each game of the list, in its order. */
  readonly order: readonly string[];
}

/** All listed games, filtered per caller. */
export interface Catalogue {
  list(visibility: Visibility): GameList;
  /** The games of the list that are top, new or hot. */
  shown(visibility: Visibility, attribute: ContentAttribute): readonly Game[];
  /** The shelves of the lobby, the same for everybody. Empty shelves are left out. */
  readonly shelves: FrontGame['parts'];
}

export const SHELF_MAX = 20;

type Listed = Game & { readonly content: readonly ContentAttribute[] };

/** A game in wire form, without the fields for the stand-in provider. */
const onWire = ({ gameProvider, gameId, gameName, gameType, isOwn, gameUrl, isHuidu }: Game): Game => ({
  gameProvider,
  gameId,
  gameName,
  gameType,
  isOwn,
  gameUrl,
  isHuidu,
});

const versionOf = (games: readonly Game[]): string =>
  createHash('sha256').update(JSON.stringify(games)).digest('hex').slice(0, 16);

function byBrand(games: readonly Game[]): Record<string, Game[]> {
  const brands = new Set(games.map(({ gameProvider }) => gameProvider));
  return Object.fromEntries(
    [...brands].map((brand) => [brand, games.filter(({ gameProvider }) => gameProvider === brand)]),
  );
}

const keyOf = ({ gameProvider, gameId }: Game) => ({ gameProvider, gameId });

/** The shelves in their order, or in that of operators; the games that they put first stand first on a shelf. */
function shelvesOf(games: readonly Listed[], plates: Settings['plates']): FrontGame['parts'] {
  const open = games.filter(({ isHuidu }) => !isHuidu);
  const isOn = (type: string) => (game: Listed) => {
    if (type === OWN_PROVIDER) return game.isOwn;
    const list = CONTENT_ATTRIBUTES.find((each) => each === type);
    return !game.isOwn && (list === undefined ? game.gameType === type : game.content.includes(list));
  };
  return (plates ?? PLATE_TYPES.map((type) => ({ type, first: [] })))
    .map(({ type, first }) => {
      const shown = open.filter(isOn(type));
      const names = new Map(shown.map((game) => [`${game.gameProvider}_${game.gameId}`, game]));
      const named = first.flatMap((name) => names.get(name) ?? []);
      const rest = shown.filter((game) => !named.includes(game));
      return { TYPE: type, games: [...named, ...rest].slice(0, SHELF_MAX).map(keyOf) };
    })
    .filter(({ games: some }) => some.length > 0);
}

type Settings = Pick<ActiveSettings, 'ownGames' | 'catalogueSize' | 'studiosOff' | 'titlesOff' | 'plates'>;

/** Whether operators have switched a provider's game off: the game itself, or all of its studio. */
export const isSwitchedOff = (
  { studiosOff, titlesOff }: Pick<ActiveSettings, 'studiosOff' | 'titlesOff'>,
  provider: string,
  gameId: string,
): boolean => studiosOff.has(provider) || titlesOff.has(`${provider}_${gameId}`);

/** The catalogue of own and third-party games. Each distinct list is computed once. */
export function catalogueOf(settings: Settings): Catalogue {
  const own = openGames(settings).map((game): Listed => ({ ...gameOf(game), content: game.lists }));
  const studios: readonly CatalogueGame[] = seededGames(settings.catalogueSize).filter(
    ({ gameProvider, gameId }) => !isSwitchedOff(settings, gameProvider, gameId),
  );
  const all: readonly Listed[] = [...own, ...studios];
  const isSeen =
    ({ hiddenProviders, early }: Visibility) =>
    ({ gameProvider, isHuidu }: Game) =>
      (early || !isHuidu) && !hiddenProviders.includes(gameProvider);
  const lists = new Map<string, GameList>();
  return {
    shelves: shelvesOf(all, settings.plates),
    list(visibility) {
      const kind = `${visibility.early} ${visibility.hiddenProviders.join(' ')}`;
      const known = lists.get(kind);
      if (known !== undefined) return known;
      const games = all.filter(isSeen(visibility)).slice(0, GAMES_MAX).map(onWire);
      const order = games.map(({ gameProvider }) => gameProvider);
      const list = { version: versionOf(games), allGames: byBrand(games), order };
      lists.set(kind, list);
      return list;
    },
    shown: (visibility, attribute) =>
      all
        .filter(({ content }) => content.includes(attribute))
        .filter(isSeen(visibility))
        .slice(0, GAMES_MAX)
        .map(onWire),
  };
}

/**
 * Whether a player belongs to the first `percent` of a hundred groups. Hashed, because ids are sequential and
 * would favour early players; a player always falls into the same group.
 */
export function seesEarly(uid: number | null, percent: number): boolean {
  if (uid === null) return false;
  return createHash('sha256').update(`gradual:${uid}`).digest().readUInt32BE(0) % 100 < percent;
}
