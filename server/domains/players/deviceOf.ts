import * as z from 'zod/mini';
import type { Call } from '../../../contract/call';
import { HEADERS } from '../../../contract/headers';
import type { Config } from '../../config';
import type { CallRequest } from '../../http/route';
import type { Device } from './sessions';

const USER_AGENT_MAX = 256;

/** What a request says about the device that sends it, at a server of an app. */
export function deviceOf(
  { childCode }: Pick<Config, 'childCode'>,
  { ip, headers }: Pick<CallRequest<Call>, 'ip' | 'headers'>,
): Device {
  const named = z.safeParse(z.uuid(), headers[HEADERS.deviceInfoId.toLowerCase()]);
  return {
    ip,
    userAgent: headers['user-agent']?.slice(0, USER_AGENT_MAX) ?? null,
    childCode,
    deviceInfoId: named.success ? named.data : undefined,
  };
}
