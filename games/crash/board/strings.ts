import type * as kit from '../../kit/card';
import type { KitKey } from '../../kit/words/keys';
import type strings from '../words/enPH.json';

/** The keys of the game's strings, and of those of the kit. Any other key is a type error. */
type Key = keyof typeof strings | KitKey;

export type AwayRound = kit.AwayRound<Key>;
export type BoardModule = kit.BoardModule<Key>;
export type OverProps = kit.OverProps<Key>;
export type RoundViewProps = kit.RoundViewProps<Key>;
export type SharedBoardModule = kit.SharedBoardModule<Key>;
export type SharedBoardProps = kit.SharedBoardProps<Key>;
export type Translate = kit.Translate<Key>;
