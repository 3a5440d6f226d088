import type { GameManifest, LoyaltyManifest } from './manifest';
import type { AnyRules } from './rules';
import type { SharedGame } from './shared';

/** An instant game, as `games/rulebook.ts` lists it. */
export interface InstantEntry {
  readonly manifest: GameManifest;
  readonly rules: AnyRules;
}

/** A shared game. */
export interface SharedEntry extends InstantEntry {
  readonly shared: SharedGame;
}

/** A game that costs loyalty points and stakes no money. */
export interface LoyaltyEntry {
  readonly manifest: LoyaltyManifest;
  readonly rules: AnyRules;
}

export type GameEntry = InstantEntry | SharedEntry | LoyaltyEntry;
