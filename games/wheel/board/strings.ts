import type * as kit from '../../kit/card';
import type strings from '../words/enPH.json';

/** The keys of the game's strings. Any other key is a type error. */
type Key = keyof typeof strings;

export type LoyaltyBoardModule = kit.LoyaltyBoardModule<Key>;
export type RoundViewProps = kit.RoundViewProps<Key>;
