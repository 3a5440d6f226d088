import { Chip, type Tone } from '../../kit/Chip';
import type { Version } from './areas';

const STATES: Readonly<Record<Version['state'], readonly [string, Tone]>> = {
  draft: ['Draft', 'vio'],
  proposed: ['Second person', 'vio'],
  scheduled: ['Scheduled', 'info'],
  live: ['Live', 'pos'],
  over: ['Over', 'plain'],
  sentBack: ['Sent back', 'neg'],
  discarded: ['Called off', 'plain'],
};

/** Where a version is on its way. */
export const StateChip = ({ state }: Pick<Version, 'state'>) => (
  <Chip tone={STATES[state][1]}>{STATES[state][0]}</Chip>
);
