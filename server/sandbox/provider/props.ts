import { createHash } from 'node:crypto';
import type { CatalogueGame } from '../../domains/catalogue/seeded';
import { TARGETS } from './engines/arcade';
import { BALLS, DRAWN } from './engines/bingo';
import { DRAWN as KENO_DRAWN, NUMBERS, PICKS_MAX } from './engines/keno';
import { LINES } from './engines/slot';
import { payTableOf, returnsOf } from './payTable';
import { type SpotRows, spotRows } from './spots';
import type { GameWords } from './words/gameWords';

/** The data that a game's page is built from. */
export interface GameProps {
  readonly provider: string;
  readonly gameId: string;
  readonly title: string;
  readonly engine: CatalogueGame['engine'];
  readonly backdrop: 'rays' | 'sea' | 'night' | 'felt' | 'balls' | 'pit';
  /** The studio's row of the palette. */
  readonly row: number;
  /** A seed for everything that differs from game to game. */
  readonly seed: number;
  readonly glyphNames: readonly string[];
  /** Silhouettes in the engine's order of symbols or targets. */
  readonly cast: readonly string[];
  readonly hero: string;
  /** Rows of the pay table as text. */
  readonly table: readonly (readonly [string, string])[];
  /** The exact return to player: for each bet option or number of picks, or one for the game. */
  readonly returns: readonly string[];
  readonly spots: SpotRows;
  readonly numbers: readonly number[];
  /** In the player's language. */
  readonly words: GameWords;
}

const RARE = [
  ...['imperial-crown', 'open-treasure-chest', 'cut-diamond', 'magic-lamp', 'paper-lantern'],
  ...['carnival-mask', 'oyster-pearl', 'fire-gem', 'crystal-ball', 'necklace'],
];
const COMMON = [
  ...['gems', 'clover', 'lotus', 'cherry', 'horseshoe', 'sun', 'moon', 'two-coins', 'ringing-bell'],
  ...['heart-bottle', 'seahorse', 'coconuts', 'butterfly', 'drum', 'crystal-growth'],
];
const SEA = [
  ...['clownfish', 'tropical-fish', 'jellyfish', 'crab', 'sea-turtle', 'octopus', 'shark-jaws', 'sea-dragon'],
];
const SKY = [
  ...['two-coins', 'clover', 'star-swirl', 'gems', 'lightning-trio', 'fire-ring', 'cut-diamond', 'rocket'],
];
const SUITS = ['spades', 'hearts', 'clubs', 'diamonds'];
const CARD_GAMES: readonly CatalogueGame['engine'][] = ['baccarat', 'blackjack', 'poker'];

const BACKDROPS = {
  slot: 'rays',
  arcade: 'night',
  bingo: 'balls',
  sabong: 'pit',
  baccarat: 'felt',
  roulette: 'felt',
  sicbo: 'felt',
  blackjack: 'felt',
  poker: 'felt',
  keno: 'balls',
} as const satisfies Record<CatalogueGame['engine'], GameProps['backdrop']>;

/** The figures that a view draws with. */
const FIGURES: Partial<Record<CatalogueGame['engine'], readonly number[]>> = {
  slot: LINES.flat(),
  arcade: TARGETS,
  bingo: [DRAWN, BALLS],
  keno: [KENO_DRAWN, NUMBERS, PICKS_MAX],
};

const seedOf = ({ gameProvider, gameId, gameName }: CatalogueGame): number =>
  createHash('sha256').update(`${gameProvider} ${gameId} ${gameName}`).digest().readUInt32BE(0);

/** That many different items of a list, starting at an index. */
const some = (list: readonly string[], count: number, from: number, not: string): string[] => {
  const others = list.filter((name) => name !== not);
  return Array.from(
    { length: count },
    (_, index) => others[(from + index * 3) % others.length] ?? not,
  ).filter((name, index, all) => all.indexOf(name) === index);
};

function castOf({ engine, gameType, theme }: CatalogueGame, seed: number): string[] {
  const { motif } = theme;
  if (engine === 'slot') {
    const rare = some(RARE, 3, seed % 10, motif);
    return ['star-swirl', motif, ...rare, ...some(COMMON, 4, (seed >>> 8) % 14, motif)];
  }
  if (engine === 'arcade')
    return [...(gameType === 'Fishing' ? SEA : SKY).filter((name) => name !== motif).slice(0, 7), motif];
  return CARD_GAMES.includes(engine) ? SUITS : [motif];
}

export function propsOf(game: CatalogueGame, words: GameWords): GameProps {
  const { engine, gameType, theme, gameProvider, gameId, gameName } = game;
  const seed = seedOf(game);
  const cast = castOf(game, seed);
  return {
    provider: gameProvider,
    gameId,
    title: gameName,
    engine,
    backdrop: gameType === 'Fishing' ? 'sea' : BACKDROPS[engine],
    row: theme.row,
    seed,
    glyphNames: [...new Set([...cast, ...(BACKDROPS[engine] === 'felt' ? SUITS : []), theme.motif])],
    cast,
    hero: theme.motif,
    table: payTableOf(engine, words),
    returns: returnsOf(engine),
    spots: spotRows(engine, words),
    numbers: FIGURES[engine] ?? [],
    words,
  };
}
