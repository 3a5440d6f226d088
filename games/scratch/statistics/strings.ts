import type * as kit from '../../kit/statistics/module';
import type { KitKey } from '../../kit/words/keys';
import type game from '../words/enPH.json';
import type strings from './words/enPH.json';

/** The keys of the strings of the statistics, and of those of the game and the kit. */
type Key = keyof typeof strings | keyof typeof game | KitKey;

export type StatisticsModule = kit.StatisticsModule<Key>;
export type StatisticsProps = kit.StatisticsProps<Key>;
export type Translate = StatisticsProps['translate'];
