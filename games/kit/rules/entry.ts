import type { GameManifest, LoyaltyManifest } from './manifest';
import type { AnyRules } from './rules';
import type { SharedGame } from './shared';

/** A game whose every bet is a round of its own, as `games/rulebook.ts` lists it. */
export interface InstantEntry {
  readonly manifest: GameManifest;
  readonly rules: AnyRules;
}

/** A game whose rounds run for everybody at once. */
export interface SharedEntry extends InstantEntry {
  readonly shared: SharedGame;
}

/** A game that costs loyalty points and stakes no money. */
export interface LoyaltyEntry {
  readonly manifest: LoyaltyManifest;
  readonly rules: AnyRules;
}

export type GameEntry = InstantEntry | SharedEntry | LoyaltyEntry;
