import type { GameAddress } from '../../../contract/addresses';
import { CONTENT_ATTRIBUTES, type ContentAttribute, type Game } from '../../../contract/config';
import {
  GAME_BRANDS,
  GAME_TYPES,
  type GameBrand,
  type GameType,
  isGameBrand,
  TYPE_BRANDS,
} from '../../../contract/gameTypes';
import { motifOf } from '../../../contract/motifs';
import { type GameKind, kindOf } from './kinds';
import { titles } from './titles';

export type { GameKind };

/** A game of a third-party studio, with what the stand-in provider needs to serve it. */
export interface CatalogueGame extends Game {
  readonly gameProvider: GameBrand;
  readonly gameType: GameType;
  /** What it plays as, and so which engine of the stand-in serves it. */
  readonly engine: GameKind;
  /** The studio's row of the palette, and the silhouette on its tile. */
  readonly theme: { readonly row: number; readonly motif: string };
  /** The lists it belongs to. */
  readonly content: readonly ContentAttribute[];
}

/** Number of games per studio and type in one cycle of the list; large slot studios have twice as many. */
const SHARES: Readonly<Record<GameType, number>> = {
  Sabong: 6,
  CasinoSlot: 3,
  CasinoLive: 4,
  Arcade: 2,
  Fishing: 5,
  CasinoTable: 3,
  Bingo: 3,
  Poker: 2,
  Lottery: 5,
};
const GREAT_MAKERS: readonly GameBrand[] = ['JILI', 'PGSOFT', 'FACAIGAMING'];

interface Turn {
  readonly type: GameType;
  readonly brand: GameBrand;
}

/** One cycle of the catalogue: each pair as often as its share, spread so that types and studios alternate. */
const ROUND: readonly Turn[] = GAME_TYPES.flatMap((type) =>
  TYPE_BRANDS[type].filter(isGameBrand).flatMap((brand) => {
    const share = SHARES[type] * (type === 'CasinoSlot' && GREAT_MAKERS.includes(brand) ? 2 : 1);
    return Array.from({ length: share }, (_, index) => ({ type, brand, at: (index + 0.5) / share }));
  }),
)
  .map((turn, index) => ({ ...turn, at: turn.at + ((index * 37) % 61) / 610 }))
  .toSorted((one, other) => one.at - other.at);

/** Each studio's ids count up from here. */
const FIRST_ID = 101;

/** Studios with a page of their own; one page opens the games of all others. */
const PAGES: Partial<Record<GameBrand, '/games/jili' | '/games/fachai' | '/games/pg'>> = {
  JILI: '/games/jili',
  FACAIGAMING: '/games/fachai',
  PGSOFT: '/games/pg',
};

/** The page that opens a studio's game. The client adds the page to return to. */
function addressOf(brand: GameBrand, gameId: string): GameAddress {
  const page = PAGES[brand];
  return page === undefined ? `/games/collection?id=${brand}_${gameId}` : `${page}?id=${gameId}`;
}

/** One game in this many is on the list, or is released gradually. */
const EVERY = { TOP: 23, NEW: 27, HOT: 19, gradual: 31 } as const;
const everySo = (index: number, every: number) => index % every === Math.floor(every / 3);

/**
 * The first games of the catalogue. Deterministic: a shorter catalogue is a prefix of a longer one, so ids keep
 * their games.
 */
export function seededGames(count: number): CatalogueGame[] {
  const nextTitle = titles();
  const counts = new Map<GameBrand, number>();
  return Array.from({ length: count }, (_, index): CatalogueGame => {
    const { type, brand } = ROUND[index % ROUND.length] as Turn;
    const nth = counts.get(brand) ?? 0;
    counts.set(brand, nth + 1);
    const gameId = String(FIRST_ID + nth);
    const gameName = nextTitle(type);
    return {
      gameProvider: brand,
      gameId,
      gameName,
      gameType: type,
      isOwn: false,
      gameUrl: addressOf(brand, gameId),
      isHuidu: everySo(index, EVERY.gradual),
      engine: kindOf(type, gameName),
      theme: { row: GAME_BRANDS.indexOf(brand), motif: motifOf(type, gameName) ?? 'gems' },
      content: CONTENT_ATTRIBUTES.filter((list) => everySo(index, EVERY[list])),
    };
  });
}
