import type * as kit from '../../kit/statistics/module';
import type game from '../words/enPH.json';
import type strings from './words/enPH.json';

/** The keys of the strings of the statistics, and of those of the wheel. */
type Key = keyof typeof strings | keyof typeof game;

export type StatisticsModule = kit.StatisticsModule<Key>;
