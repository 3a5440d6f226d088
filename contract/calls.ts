import { accountCalls } from './account/account';
import { identityCalls } from './account/identity';
import { privacyCalls } from './account/privacy';
import { profileCalls } from './account/profile';
import { saferPlayCalls } from './account/saferPlay';
import { userCalls } from './account/user';
import { appCalls } from './apps';
import type { Call } from './call';
import { configCalls } from './config';
import { deviceCalls } from './device';
import { liveCalls } from './live';
import { lottoCalls } from './lotto';
import { messageCalls } from './messages/messages';
import { supportCalls } from './messages/support';
import { migrationCalls } from './migration';
import { moneyCalls } from './money';
import { playCalls } from './play';
import { providerCalls, walletCalls } from './providers';
import { reportCalls } from './reports';
import { activityCalls } from './rewards/activities';
import { changeCalls } from './rewards/changes';
import { checkinCalls } from './rewards/checkin';
import { guaranteedCalls } from './rewards/guaranteed';
import { inviteCalls } from './rewards/invite';
import { luckyPrizeCalls } from './rewards/luckyPrize';
import { mallCalls } from './rewards/mall';
import { missionCalls } from './rewards/missions';
import { pointCalls } from './rewards/points';
import { spinCalls } from './rewards/spin';
import { vipCalls } from './rewards/vip';
import { statisticsCalls } from './statistics';
import { tradeCalls } from './trade';
import { bonusCalls } from './wallet/bonus';
import { recordCalls } from './wallet/records';
import { withdrawalCalls } from './wallet/withdrawals';
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
  apps: appCalls,
  migration: migrationCalls,
  reports: reportCalls,
  money: moneyCalls,
  activities: activityCalls,
  rewardChanges: changeCalls,
  identity: identityCalls,
  withdrawals: withdrawalCalls,
  play: playCalls,
  live: liveCalls,
  statistics: statisticsCalls,
  lotto: lottoCalls,
  records: recordCalls,
  rewards: spinCalls,
  missions: missionCalls,
  guaranteed: guaranteedCalls,
  bonus: bonusCalls,
  mall: mallCalls,
  invite: inviteCalls,
  points: pointCalls,
  checkin: checkinCalls,
  vip: vipCalls,
  luckyPrize: luckyPrizeCalls,
  trade: tradeCalls,
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
