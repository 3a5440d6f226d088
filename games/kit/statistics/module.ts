import type { FunctionComponent } from 'react';
import type { Centavos } from '../rules/money';
import type { Json } from '../rules/round';
import type { Translate } from '../translate';
import type { StatisticsKey } from './words/index';

/** A past round, as statistics count it. */
export interface CountedRound {
  /** Wire form. */
  readonly outcome: Json;
  /** The player's own stake; null for a round of a table. */
  readonly stakeCentavos: Centavos | null;
}

export interface StatisticsProps<Key extends string = string> {
  readonly translate: Translate<Key | StatisticsKey>;
  readonly formatAmount: (amount: Centavos) => string;
  /** Newest first; never empty. */
  readonly rounds: readonly CountedRound[];
  /** Beside a game on a wide screen: the most telling part alone. */
  readonly isBrief: boolean;
}

/** What a game shows of its past outcomes, in a chunk of its own. */
export interface StatisticsModule<Key extends string = string> {
  readonly Statistics: FunctionComponent<StatisticsProps<Key>>;
  /** The strings of the above, in one of the product's languages. */
  words(language: string): Promise<Readonly<Record<string, string>>>;
}
