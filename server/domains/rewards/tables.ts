import type { RewardsSettings } from '../../../contract/desk/settings';
import type { ActiveSettings } from '../../active/resolve';

export type WithTables = Pick<ActiveSettings, 'rewardTables'>;

/** The tables of rewards that operators have set for a time; null for the usual ones. */
export const tablesAt = ({ rewardTables }: WithTables, time: Date): RewardsSettings | null =>
  rewardTables.findLast(({ from }) => from <= time)?.content ?? null;
