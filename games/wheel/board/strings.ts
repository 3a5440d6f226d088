import type * as card from '../../kit/card';
import type * as loyalty from '../../kit/loyaltyCard';
import type strings from '../words/enPH.json';

/** The keys of the game's strings. Any other key is a type error. */
type Key = keyof typeof strings;

export type LoyaltyBoardModule = loyalty.LoyaltyBoardModule<Key>;
export type RoundViewProps = card.RoundViewProps<Key>;
