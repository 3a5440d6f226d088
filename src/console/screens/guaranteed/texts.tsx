import type { DeskActivity, GuaranteedChange, GuaranteedRow } from '../../../../contract/desk/guaranteed';
import { Chip } from '../../kit/Chip';

const CHANGES: Readonly<Record<GuaranteedChange['kind'], string>> = {
  open: 'Open it',
  edit: 'Change it',
  close: 'Close it to others',
};

export const changeText = ({ kind }: GuaranteedChange): string => CHANGES[kind];

/** Whether others can join an activity, and whether that is about to end. */
export function StateChip({ row: { activity, proposal } }: { readonly row: GuaranteedRow }) {
  if (proposal?.state === 'open') return <Chip tone="vio">Second person</Chip>;
  if (activity === null) return <Chip>Not opened</Chip>;
  return <ActivityState activity={activity} />;
}

function ActivityState({ activity }: { readonly activity: DeskActivity }) {
  const nowMs = Date.now();
  const { startTime, endTime, closedAt, joined, places } = activity;
  if (Date.parse(endTime) <= nowMs) return <Chip>Over</Chip>;
  if (closedAt !== null && Date.parse(closedAt) <= nowMs) return <Chip>Closed to others</Chip>;
  if (closedAt !== null) return <Chip tone="warn">Closes soon</Chip>;
  if (joined >= places) return <Chip tone="info">Full</Chip>;
  return Date.parse(startTime) > nowMs ? <Chip tone="info">Planned</Chip> : <Chip tone="pos">Open</Chip>;
}
