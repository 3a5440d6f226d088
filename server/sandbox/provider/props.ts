import { createHash } from 'node:crypto';
import type { CatalogueGame } from '../../domains/catalogue/seeded';
import { arcadeReturn, TARGETS } from './engines/arcade';
import { baccaratReturn, SPOTS } from './engines/baccarat';
import { BALLS, bingoReturn, DRAWN, PAYS as LINES_PAY } from './engines/bingo';
import { percent } from './engines/engine';
import { LINES, PAYS, slotReturn } from './engines/slot';
import type { GameWords } from './words/gameWords';

/** The data that a game's page is built from. */
export interface GameProps {
  readonly provider: string;
  readonly gameId: string;
  readonly title: string;
  readonly engine: CatalogueGame['engine'];
  readonly backdrop: 'rays' | 'sea' | 'night' | 'felt' | 'balls';
  /** The studio's row of the palette. */
  readonly row: number;
  /** A seed for everything that differs from game to game. */
  readonly seed: number;
  readonly glyphNames: readonly string[];
  /** Silhouettes in the engine's order of symbols or targets. */
  readonly cast: readonly string[];
  readonly hero: string;
  /** Rows of the pay table as text, and the return to player. */
  readonly table: readonly (readonly [string, string])[];
  readonly returns: string;
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

const returned: Partial<Record<CatalogueGame['engine'], readonly string[]>> = {};
/** Computed once: iterating over every card of bingo takes a moment. */
function returnsOf(engine: CatalogueGame['engine'], { player, banker, tie }: GameWords): string {
  returned[engine] ??= {
    slot: () => [percent(slotReturn())],
    arcade: () => [percent(arcadeReturn(0))],
    table: () => SPOTS.map((spot) => percent(baccaratReturn(spot))),
    bingo: () => [percent(bingoReturn())],
  }[engine]();
  const shares = returned[engine] ?? [];
  if (engine !== 'table') return shares.join('');
  return [player, banker, tie].map((name, index) => `${name} ${shares[index]}`).join(', ');
}

function tableOf(engine: CatalogueGame['engine'], words: GameWords): GameProps['table'] {
  switch (engine) {
    case 'slot':
      return PAYS.slice(1).map((pays, index) => [
        String(index + 1),
        pays.map((times) => `${times}`).join(' / '),
      ]);
    case 'arcade':
      return TARGETS.map((times, index) => [String(index), `${times}x`]);
    case 'table':
      return [
        [words.player, '1 : 1'],
        [words.banker, '0.95 : 1'],
        [words.tie, '8 : 1'],
      ];
    case 'bingo':
      return LINES_PAY.flatMap((times, lines): [string, string][] =>
        times === 0 || (lines > 7 && lines < 12)
          ? []
          : [[lines === 12 ? words.fullCard : words.lines.replace('{count}', `${lines}`), `${times}x`]],
      );
  }
}

function castOf({ engine, gameType, theme }: CatalogueGame, seed: number): string[] {
  const { motif } = theme;
  if (engine === 'slot') {
    const rare = some(RARE, 3, seed % 10, motif);
    return ['star-swirl', motif, ...rare, ...some(COMMON, 4, (seed >>> 8) % 14, motif)];
  }
  if (engine === 'arcade')
    return [...(gameType === 'Fishing' ? SEA : SKY).filter((name) => name !== motif).slice(0, 7), motif];
  return engine === 'table' ? SUITS : [motif];
}

export function propsOf(game: CatalogueGame, words: GameWords): GameProps {
  const { engine, gameType, theme, gameProvider, gameId, gameName } = game;
  const seed = seedOf(game);
  const cast = castOf(game, seed);
  const backdrop = { slot: 'rays', table: 'felt', bingo: 'balls', arcade: 'night' } as const;
  return {
    provider: gameProvider,
    gameId,
    title: gameName,
    engine,
    backdrop: gameType === 'Fishing' ? 'sea' : backdrop[engine],
    row: theme.row,
    seed,
    glyphNames: [...new Set([...cast, theme.motif])],
    cast,
    hero: theme.motif,
    table: tableOf(engine, words),
    returns: returnsOf(engine, words),
    numbers: { slot: LINES.flat(), arcade: TARGETS, table: [], bingo: [DRAWN, BALLS] }[engine],
    words,
  };
}
