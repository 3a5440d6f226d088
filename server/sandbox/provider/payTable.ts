import type { GameKind } from '../../domains/catalogue/seeded';
import { arcadeReturn, TARGETS } from './engines/arcade';
import { baccaratReturn, SPOTS } from './engines/baccarat';
import { bingoReturn, PAYS as LINES_PAY } from './engines/bingo';
import { blackjackReturn } from './engines/blackjack';
import { percent } from './engines/engine';
import { PAYS as KENO_PAYS, kenoReturn } from './engines/keno';
import { HANDS, POKER_RETURN } from './engines/poker';
import { ROULETTE_OPTIONS, rouletteReturn } from './engines/roulette';
import { PAYS as SIDES_PAY, sabongReturn } from './engines/sabong';
import { ANY_TRIPLE, BETS, ONE_TRIPLE, SINGLES, sicboReturn, TOTALS } from './engines/sicbo';
import { PAYS, slotReturn } from './engines/slot';
import { SIDE_NAMES } from './sideNames';
import type { GameWords } from './words/gameWords';

/** The longest odds are thousands to one, so a multiple needs no decimals above ten. */
const times = (value: number): string => `×${Number.isInteger(value) ? value : value.toFixed(2)}`;

type Row = readonly [name: string, pays: string];

const known: Partial<Record<GameKind, readonly string[]>> = {};

/**
 * The exact share of stakes that is paid back: for each bet option, for each number of picks in keno, or one for the
 * whole game. Computed once: iterating over every card of bingo takes a moment.
 */
export function returnsOf(kind: GameKind): readonly string[] {
  const computed =
    known[kind] ??
    {
      slot: () => [percent(slotReturn())],
      arcade: () => [percent(arcadeReturn(0))],
      bingo: () => [percent(bingoReturn())],
      sabong: () => [0, 1, 2].map((spot) => percent(sabongReturn(spot))),
      baccarat: () => SPOTS.map((spot) => percent(baccaratReturn(spot))),
      roulette: () => Array.from({ length: ROULETTE_OPTIONS }, () => percent(rouletteReturn(0))),
      sicbo: () => BETS.map((_, spot) => percent(sicboReturn(spot))),
      blackjack: () => [`${(Math.floor(blackjackReturn() * 10_000) / 100).toFixed(2)}%`],
      poker: () => [POKER_RETURN],
      keno: () => KENO_PAYS.slice(1).map((_, index) => percent(kenoReturn(index + 1))),
    }[kind]();
  known[kind] = computed;
  return computed;
}

/** The rows of the pay table, in the player's language. */
export function payTableOf(kind: GameKind, words: GameWords): readonly Row[] {
  const withReturn = (rows: readonly (readonly [string, string, string | undefined])[]): Row[] =>
    rows.map(([name, pays, share = '']) => [name, `${pays} · ${words.rtp.replace('{share}', share)}`]);
  const returns = returnsOf(kind);
  switch (kind) {
    case 'slot':
      return PAYS.slice(1).map((pays, index): Row => [String(index + 1), pays.join(' / ')]);
    case 'arcade':
      return TARGETS.map((target, index): Row => [String(index), `${target}x`]);
    case 'bingo':
      return LINES_PAY.flatMap((pays, lines): Row[] =>
        pays === 0 || (lines > 7 && lines < 12)
          ? []
          : [[lines === 12 ? words.fullCard : words.lines.replace('{count}', `${lines}`), `${pays}x`]],
      );
    case 'sabong':
      return withReturn(
        [SIDE_NAMES[0], SIDE_NAMES[1], words.drawn].map((name, spot) => [
          name,
          times(Object.values(SIDES_PAY)[spot] ?? 0),
          returns[spot],
        ]),
      );
    case 'baccarat':
      return withReturn([
        [words.player, '1 : 1', returns[0]],
        [words.banker, '0.95 : 1', returns[1]],
        [words.tie, '8 : 1', returns[2]],
      ]);
    case 'roulette':
      return withReturn([
        [words.number, '×36', returns[0]],
        [`${words.red} / ${words.black}`, '×2', returns[0]],
        [`${words.odd} / ${words.even}`, '×2', returns[0]],
        ['1–18 / 19–36', '×2', returns[0]],
        ['1–12 / 13–24 / 25–36', '×3', returns[0]],
      ]);
    case 'sicbo': {
      const shareOf = (name: string, of: number) =>
        returns[BETS.findIndex((bet) => bet.name === name && bet.of === of)];
      return withReturn([
        [`${words.small} / ${words.big}`, '×2', shareOf('small', 0)],
        [`${words.odd} / ${words.even}`, '×2', shareOf('odd', 0)],
        [words.anyTriple, times(ANY_TRIPLE), shareOf('anyTriple', 0)],
        [words.face, SINGLES.map(times).join(' / '), shareOf('single', 1)],
        ...[4, 5, 6, 7, 8, 9, 10].map(
          (total) =>
            [
              `${words.total} ${total} / ${21 - total}`,
              times(TOTALS[total] ?? 0),
              shareOf('total', total),
            ] as const,
        ),
        [words.triple, times(ONE_TRIPLE), shareOf('triple', 1)],
      ]);
    }
    case 'blackjack':
      return [
        [words.games.blackjack, '3 : 2'],
        [words.youWin, '1 : 1'],
        [words.push, words.gotBack.replace('{amount}', '×1').replace(/[.。]$/, '')],
      ];
    case 'poker':
      return HANDS.map(([hand, pays]): Row => [words.hands[hand], times(pays)]);
    case 'keno':
      return withReturn(
        KENO_PAYS.slice(1).map((pays, index) => [
          words.picks.replace('{count}', String(index + 1)),
          pays
            .map((value, hits) => (value === 0 ? '' : `${hits}: ${times(value)}`))
            .filter((text) => text !== '')
            .join(', '),
          returns[index],
        ]),
      );
  }
}
