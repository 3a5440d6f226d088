import { accountCalls } from './account';
import { activityCalls } from './activities';
import { bonusCalls } from './bonus';
import type { Call } from './call';
import { configCalls } from './config';
import { deviceCalls } from './device';
import { identityCalls } from './identity';
import { liveCalls } from './live';
import { messageCalls } from './messages';
import { moneyCalls } from './money';
import { playCalls } from './play';
import { privacyCalls } from './privacy';
import { profileCalls } from './profile';
import { providerCalls, walletCalls } from './providers';
import { recordCalls } from './records';
import { reportCalls } from './reports';
import { rewardCalls } from './rewards';
import { saferPlayCalls } from './saferPlay';
import { supportCalls } from './support';
import { userCalls } from './user';
import { withdrawalCalls } from './withdrawals';
import { wrapperCalls } from './wrapper';

/** Every call of a player's app, by area. The server refuses to start while one of them has no route. */
export const calls = {
  user: userCalls,
  account: accountCalls,
  profile: profileCalls,
  privacy: privacyCalls,
  config: configCalls,
  device: deviceCalls,
  wrapper: wrapperCalls,
  reports: reportCalls,
  money: moneyCalls,
  activities: activityCalls,
  identity: identityCalls,
  withdrawals: withdrawalCalls,
  play: playCalls,
  live: liveCalls,
  records: recordCalls,
  rewards: rewardCalls,
  bonus: bonusCalls,
  saferPlay: saferPlayCalls,
  messages: messageCalls,
  support: supportCalls,
  providers: providerCalls,
} as const;

export const allCalls: readonly Call[] = Object.values(calls).flatMap(
  (area) => Object.values(area) as Call[],
);

/** Calls made by game providers, who sign them. */
export const signedCalls: readonly Call[] = Object.values(walletCalls);
