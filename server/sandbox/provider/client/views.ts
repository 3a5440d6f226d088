import { arcadeView } from './arcadeView';
import { baccaratView } from './baccaratView';
import { bingoView } from './bingoView';
import { blackjackView } from './blackjackView';
import { kenoView } from './kenoView';
import { pokerView } from './pokerView';
import type { Props } from './props';
import { rouletteView } from './rouletteView';
import { sabongView } from './sabongView';
import { sicboView } from './sicboView';
import { slotView } from './slotView';
import type { View, ViewParts } from './view';

/** What shows each kind of game. */
export const VIEWS: Readonly<Record<Props['engine'], (parts: ViewParts) => View>> = {
  slot: slotView,
  arcade: arcadeView,
  bingo: bingoView,
  sabong: sabongView,
  baccarat: baccaratView,
  roulette: rouletteView,
  sicbo: sicboView,
  blackjack: blackjackView,
  poker: pokerView,
  keno: kenoView,
};
