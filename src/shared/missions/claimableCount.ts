import type { MissionsPage } from '../../../contract/rewards/missions';

/** How many missions are complete and can be claimed. */
export const claimableCount = ({ dailyMisson, accumulativeMisson }: MissionsPage): number =>
  [...dailyMisson, ...accumulativeMisson].filter(({ receiveState }) => receiveState === 'UNACCALIMED').length;
