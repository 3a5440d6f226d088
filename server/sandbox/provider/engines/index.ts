import type { CatalogueGame } from '../../../domains/catalogue/seeded';
import { arcade } from './arcade';
import { baccarat } from './baccarat';
import { bingo } from './bingo';
import type { Engine } from './engine';
import { slot } from './slot';

/** The engine of each kind of game. */
export const ENGINES: Readonly<Record<CatalogueGame['engine'], Engine>> = {
  slot,
  arcade,
  table: baccarat,
  bingo,
};
