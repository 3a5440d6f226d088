import type { GameKind } from '../../../domains/catalogue/seeded';
import { arcade } from './arcade';
import { baccarat } from './baccarat';
import { bingo } from './bingo';
import { blackjack } from './blackjack';
import type { Engine } from './engine';
import { keno } from './keno';
import { poker } from './poker';
import { roulette } from './roulette';
import { sabong } from './sabong';
import { sicbo } from './sicbo';
import { slot } from './slot';

/** The rules of each kind of game. */
export const ENGINES: Readonly<Record<GameKind, Engine>> = {
  slot,
  arcade,
  bingo,
  sabong,
  baccarat,
  roulette,
  sicbo,
  blackjack,
  poker,
  keno,
};
