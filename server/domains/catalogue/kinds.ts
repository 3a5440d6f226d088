import type { GameType } from '../../../contract/gameTypes';

/** What a title plays as. */
export type GameKind =
  | 'slot'
  | 'arcade'
  | 'bingo'
  | 'sabong'
  | 'baccarat'
  | 'roulette'
  | 'sicbo'
  | 'blackjack'
  | 'poker'
  | 'keno';

/** The kind of every title of a type, where all are alike. */
const KIND_OF_TYPE = {
  Sabong: 'sabong',
  CasinoSlot: 'slot',
  Arcade: 'arcade',
  Fishing: 'arcade',
  Bingo: 'bingo',
  Poker: 'poker',
  Lottery: 'keno',
} as const satisfies Partial<Record<GameType, GameKind>>;

/**
 * The kind by the title's noun, where a type has several: a game's own name opens that game, dice open sic bo,
 * chips and coins roulette, cards baccarat or blackjack. Words that name no game are spread over the table games.
 */
const KIND_OF_WORD = {
  CasinoLive: {
    Baccarat: 'baccarat',
    Roleta: 'roulette',
    Blackjack: 'blackjack',
    Dado: 'sicbo',
    Salon: 'baccarat',
    Ficha: 'roulette',
    Baraha: 'blackjack',
    Kampana: 'sicbo',
    Teatro: 'baccarat',
  },
  CasinoTable: {
    Dados: 'sicbo',
    Hari: 'baccarat',
    Token: 'roulette',
    Mesa: 'sicbo',
    Kamay: 'blackjack',
    Sota: 'blackjack',
    Dama: 'baccarat',
    Kopa: 'baccarat',
    Espada: 'blackjack',
    Oros: 'roulette',
    Ruleta: 'roulette',
    Bakarat: 'baccarat',
  },
} as const satisfies Partial<Record<GameType, Readonly<Record<string, GameKind>>>>;

const words = new Map<string, Map<string, GameKind>>(
  Object.entries(KIND_OF_WORD).map(([type, kinds]) => [type, new Map(Object.entries(kinds))]),
);
const types = new Map<string, GameKind>(Object.entries(KIND_OF_TYPE));

/** The kind of game that a title says; throws an Error for a title that says none. */
export function kindOf(type: GameType, title: string): GameKind {
  const byWord = words.get(type);
  const kind =
    types.get(type) ??
    title
      .split(' ')
      .map((word) => byWord?.get(word))
      .find((each) => each !== undefined);
  if (kind === undefined) throw new Error(`the title "${title}" of ${type} says no kind of game`);
  return kind;
}
