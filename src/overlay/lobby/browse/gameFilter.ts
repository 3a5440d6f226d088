import type { ContentAttribute, Game } from '../../../../contract/config';
import { CONTENT_ATTRIBUTES } from '../../../../contract/config';
import { keyOf } from '../../../shared/catalogue/games';
import { searchOf } from './gameSearch';

/** A filter over all games; an empty string filters nothing. */
export interface GameFilter {
  readonly text: string;
  readonly type: string;
  readonly brand: string;
  readonly list: ContentAttribute | '';
}

export const NO_FILTER: GameFilter = { text: '', type: '', brand: '', list: '' };

/** The studio name of our own games. */
export const OWN_BRAND = 'OWN';

/** All studios without a page of their own, whose games the specification calls other. */
export const OTHER_BRANDS = 'OTHER';

const isOfBrand = ({ gameProvider, gameUrl }: Game, brand: string): boolean =>
  brand === OTHER_BRANDS ? gameUrl.startsWith('/games/collection?') : gameProvider === brand;

/** Finds games by a filter. Created once for each list of games. */
export interface GameFinder {
  /** `shown` has the keys of the games on the filter's list; undefined while it is not loaded. */
  find(filter: GameFilter, shown?: ReadonlySet<string>): readonly Game[];
}

/** `nameOf` returns a game's name as shown on its tile. */
export function finderOf(games: readonly Game[], nameOf: (game: Game) => string): GameFinder {
  const search = searchOf(games.map(nameOf));
  return {
    find({ text, type, brand, list }, shown) {
      const listed = list === '' ? undefined : (shown ?? new Set<string>());
      const found: Game[] = [];
      for (const place of search.find(text)) {
        const game = games[place];
        const isMatch =
          game !== undefined &&
          (type === '' || game.gameType === type) &&
          (brand === '' || isOfBrand(game, brand)) &&
          (listed === undefined || listed.has(keyOf(game)));
        if (isMatch) found.push(game);
      }
      return found;
    },
  };
}

const isList = (name: string): name is ContentAttribute => CONTENT_ATTRIBUTES.some((one) => one === name);

/** Parses the filter in an address; invalid values are ignored. */
export function filterIn(query: URLSearchParams): GameFilter {
  const list = query.get('list') ?? '';
  return {
    text: (query.get('search') ?? '').slice(0, 60),
    type: query.get('type') ?? '',
    brand: query.get('brand') ?? '',
    list: isList(list) ? list : '',
  };
}

/** The query string of a filter: `''` for an empty filter. */
export function filterQuery({ text, type, brand, list }: GameFilter): '' | `?${string}` {
  const asked = Object.entries({ search: text, type, brand, list }).filter(([, value]) => value !== '');
  return asked.length === 0 ? '' : `?${new URLSearchParams(asked).toString()}`;
}
