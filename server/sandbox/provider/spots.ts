import type { GameKind } from '../../domains/catalogue/seeded';
import { GROUPS, POCKETS, roulettePays } from './engines/roulette';
import { PAYS } from './engines/sabong';
import { BETS, SINGLES } from './engines/sicbo';
import { SIDE_NAMES } from './sideNames';
import type { GameWords } from './words/gameWords';

type Tone = 'red' | 'blue' | 'green' | 'black' | 'gold' | 'plain';

/** A bet option as a button. */
export interface Spot {
  /** The engine's number of it. */
  readonly option: number;
  readonly name: string;
  readonly pays: string;
  readonly tone: Tone;
}

/** Options that share one button, which opens a list of them. */
export interface SpotList {
  readonly name: string;
  readonly tone: Tone;
  readonly spots: readonly Spot[];
}

/** The rows of buttons under a game with bet options; empty for the other games. */
export type SpotRows = readonly (readonly (Spot | SpotList)[])[];

const COLOURS = ['red', 'black'];

function rouletteRows(words: GameWords): SpotRows {
  const group = (index: number): Spot => {
    const { name } = GROUPS[index] ?? { name: '1–18' };
    const option = POCKETS + index;
    const shown = { red: words.red, black: words.black, odd: words.odd, even: words.even };
    return {
      option,
      name: name in shown ? shown[name as keyof typeof shown] : name,
      pays: `×${roulettePays(option)}`,
      tone: COLOURS.includes(name) ? (name as Tone) : 'plain',
    };
  };
  const isRed = GROUPS[0]?.has ?? (() => false);
  const numbers = Array.from(
    { length: POCKETS },
    (_, number): Spot => ({
      option: number,
      name: String(number),
      pays: `×${roulettePays(number)}`,
      tone: number === 0 ? 'green' : isRed(number) ? 'red' : 'black',
    }),
  );
  return [
    [group(0), group(1), { name: words.number, tone: 'gold', spots: numbers }],
    [group(2), group(3), group(4), group(5)],
    [group(6), group(7), group(8)],
  ];
}

function sicboRows(words: GameWords): SpotRows {
  const spotsOf = (wanted: string, nameOf: (of: number) => string, tone: Tone, pays?: string): Spot[] =>
    BETS.flatMap(({ name, of, times }, option): Spot[] => {
      if (name !== wanted) return [];
      const best = pays ?? `×${Math.max(...throws.map((dice) => times({ dice })))}`;
      return [{ option, name: nameOf(of), pays: best, tone }];
    });
  const even = (name: 'small' | 'big' | 'odd' | 'even' | 'anyTriple', tone: Tone) =>
    spotsOf(name, () => words[name], tone);
  return [
    [...even('small', 'blue'), ...even('anyTriple', 'green'), ...even('big', 'red')],
    spotsOf('single', String, 'plain', `×${SINGLES[0]}–${SINGLES[2]}`),
    [
      ...even('odd', 'plain'),
      ...even('even', 'plain'),
      { name: words.total, tone: 'gold', spots: spotsOf('total', String, 'plain') },
      { name: words.triple, tone: 'gold', spots: spotsOf('triple', (of) => `${of}-${of}-${of}`, 'green') },
    ],
  ];
}

const throws = Array.from({ length: 216 }, (_, index): readonly [number, number, number] => [
  (index % 6) + 1,
  (Math.floor(index / 6) % 6) + 1,
  Math.floor(index / 36) + 1,
]);

export function spotRows(kind: GameKind, words: GameWords): SpotRows {
  switch (kind) {
    case 'baccarat':
      return [
        [
          { option: 0, name: words.player, pays: '1 : 1', tone: 'blue' },
          { option: 2, name: words.tie, pays: '8 : 1', tone: 'green' },
          { option: 1, name: words.banker, pays: '0.95 : 1', tone: 'red' },
        ],
      ];
    case 'sabong':
      return [
        [
          { option: 0, name: SIDE_NAMES[0], pays: `×${PAYS.meron.toFixed(2)}`, tone: 'red' },
          { option: 2, name: words.drawn, pays: `×${PAYS.draw.toFixed(2)}`, tone: 'green' },
          { option: 1, name: SIDE_NAMES[1], pays: `×${PAYS.wala.toFixed(2)}`, tone: 'blue' },
        ],
      ];
    case 'roulette':
      return rouletteRows(words);
    case 'sicbo':
      return sicboRows(words);
    default:
      return [];
  }
}
