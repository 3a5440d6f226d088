import { type MissionEvent, missionCalls } from '../../../contract/rewards/missions';
import { send } from '../api/api';
import { queryClient } from '../query/queryClient';

/** Sends a report; missions that are shown load again. Rejects with an ApiError. */
export async function sendEvent(event: MissionEvent): Promise<void> {
  await send(missionCalls.report, { event }, { quiet: true, noLoginRedirect: true });
  await queryClient.invalidateQueries({ queryKey: [missionCalls.page.path] });
}
