import type { FunctionComponent } from 'react';
import type { BoardParts, RoundViewProps, StageCard } from './card';
import type { LoyaltyManifest } from './rules/manifest';
import type { Json } from './rules/round';
import type { StatisticsModule } from './statistics/module';

/** A loyalty game's DOM; the page that shows it builds the rest. */
export interface LoyaltyBoardModule<Key extends string = string>
  extends Pick<BoardParts<Key>, 'OutcomeMark'> {
  /** Every prize with its chance, published beside the stage; `won` is the current outcome. */
  readonly Odds: FunctionComponent<
    Pick<RoundViewProps<Key>, 'translate' | 'formatAmount'> & { readonly won: Json | null }
  >;
  /** What it counts of the player's past spins. */
  statistics(): Promise<StatisticsModule>;
  /** What an outcome pays, as a text for the player; null for an invalid outcome. */
  prizeText(view: Pick<RoundViewProps<Key>, 'translate' | 'formatAmount'>, outcome: Json): string | null;
}

/** A game that costs loyalty points. It is not listed in the lobby: it has its own page. */
export interface LoyaltyCard extends StageCard, LoyaltyManifest {
  board(): Promise<LoyaltyBoardModule>;
}
