import { appCalls } from '../../../contract/apps';
import type { ReplyOf } from '../../../contract/call';
import { callQuery } from '../query/callQuery';

export type AppInfo = ReplyOf<typeof appCalls.info>;

/** Which app this is, where the main app is, and what operators have announced. */
export const appInfoQuery = callQuery(appCalls.info, {}, { staleTime: 60_000 });
