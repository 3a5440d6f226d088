import { createHash } from 'node:crypto';
import {
  CONTENT_ATTRIBUTES,
  type ContentAttribute,
  type FrontGame,
  type Game,
} from '../../../contract/config';
import { GAME_TYPES } from '../../../contract/gameTypes';
import type { Config } from '../../config';
import { gameOf, OWN_PROVIDER, openGames } from './ownGames';
import { type CatalogueGame, seededGames } from './seeded';

/** What decides which games a caller sees. */
export interface Sight {
  readonly hiddenProviders: readonly string[];
  /** Whether he is among those who see games that are released by and by. */
  readonly early: boolean;
}

export interface GameList {
  /** Changes exactly when the list does, so that a cached list can be kept for as long as it is right. */
  readonly version: string;
  readonly games: readonly Game[];
}

/** Everything the house lists, as each caller may see it. */
export interface Catalogue {
  list(sight: Sight): GameList;
  /** The part of the list that is top, new or hot. */
  shown(sight: Sight, attribute: ContentAttribute): readonly Game[];
  /** The shelves of the lobby, as everybody may see them. An empty shelf is not put up. */
  readonly plates: FrontGame['parts'];
}

const PLATE_MAX = 20;

type Listed = Game & { readonly content: readonly ContentAttribute[] };

/** A game as the wire knows it, without what the stand-ins of studios need. */
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

const keyOf = ({ gameProvider, gameId }: Game) => ({ gameProvider, gameId });

function platesOf(games: readonly Listed[]): FrontGame['parts'] {
  const open = games.filter(({ isHuidu }) => !isHuidu);
  const shelf = (TYPE: string, isOn: (game: Listed) => boolean) => ({
    TYPE,
    games: open.filter(isOn).slice(0, PLATE_MAX).map(keyOf),
  });
  return [
    shelf(OWN_PROVIDER, ({ isOwn }) => isOwn),
    ...CONTENT_ATTRIBUTES.map((list) =>
      shelf(list, ({ isOwn, content }) => !isOwn && content.includes(list)),
    ),
    ...GAME_TYPES.map((type) => shelf(type, ({ isOwn, gameType }) => !isOwn && gameType === type)),
  ].filter((plate) => plate.games.length > 0);
}

type Settings = Pick<Config, 'ownGames' | 'catalogueSize'>;

/** The games of the house and of its studios. Lists are made once for each kind of caller there is. */
export function catalogueOf(config: Settings): Catalogue {
  const own = openGames(config).map((game): Listed => ({ ...gameOf(game), content: game.content }));
  const studios: readonly CatalogueGame[] = seededGames(config.catalogueSize);
  const all: readonly Listed[] = [...own, ...studios];
  const isSeen =
    ({ hiddenProviders, early }: Sight) =>
    ({ gameProvider, isHuidu }: Game) =>
      (early || !isHuidu) && !hiddenProviders.includes(gameProvider);
  const lists = new Map<string, GameList>();
  return {
    plates: platesOf(all),
    list(sight) {
      const kind = `${sight.early} ${sight.hiddenProviders.join(' ')}`;
      const known = lists.get(kind);
      if (known !== undefined) return known;
      const games = all.filter(isSeen(sight)).map(onWire);
      const list = { version: versionOf(games), games };
      lists.set(kind, list);
      return list;
    },
    shown: (sight, attribute) =>
      all
        .filter(({ content }) => content.includes(attribute))
        .filter(isSeen(sight))
        .map(onWire),
  };
}

/**
 * Whether a player is among the first so many of a hundred. Hashed, because ids are given out in a row and so
 * say when somebody came; the same player always falls into the same hundredth.
 */
export function seesEarly(uid: number | null, percent: number): boolean {
  if (uid === null) return false;
  return createHash('sha256').update(`gradual:${uid}`).digest().readUInt32BE(0) % 100 < percent;
}
