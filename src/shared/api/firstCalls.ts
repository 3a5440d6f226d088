import { userCalls } from '../../../contract/account/user';
import { configCalls } from '../../../contract/config';
import { unreadCall } from '../../../contract/messages/unread';
import { lastConfig } from '../config/lastConfig';
import { send } from './api';

/** The API client, the calls that the first screen makes, and what else checks with zod there: one file, loaded by `withCalls`. */
export const firstCalls = { send, config: configCalls, user: userCalls, unread: unreadCall, lastConfig };
