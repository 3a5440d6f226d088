import { accountCalls } from './account';
import type { Call } from './call';
import { configCalls } from './config';
import { deviceCalls } from './device';
import { liveCalls } from './live';
import { messageCalls } from './messages';
import { moneyCalls } from './money';
import { playCalls } from './play';
import { profileCalls } from './profile';
import { rewardCalls } from './rewards';
import { saferPlayCalls } from './saferPlay';
import { userCalls } from './user';

/** Every call there is, by area. The server refuses to start while one of them has no route. */
export const calls = {
  user: userCalls,
  account: accountCalls,
  profile: profileCalls,
  config: configCalls,
  device: deviceCalls,
  money: moneyCalls,
  play: playCalls,
  live: liveCalls,
  rewards: rewardCalls,
  saferPlay: saferPlayCalls,
  messages: messageCalls,
} as const;

export const allCalls: readonly Call[] = Object.values(calls).flatMap(
  (area) => Object.values(area) as Call[],
);
