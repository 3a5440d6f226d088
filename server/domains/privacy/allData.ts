import { ledgerData } from '../../ledger/personalData';
import type { PersonalData } from '../../personalData';
import { activityData } from '../activities/personalData';
import { checkinData } from '../checkin/personalData';
import { deskData } from '../desk/personalData';
import { deviceData } from '../device/personalData';
import { guaranteedData } from '../guaranteed/personalData';
import { identityData } from '../identity/personalData';
import { inviteData } from '../invite/personalData';
import { ticketData } from '../live/personalData';
import { lottoData } from '../lotto/personalData';
import { luckyPrizeData } from '../lucky-prize/personalData';
import { mallData } from '../mall/personalData';
import { messageData } from '../messages/personalData';
import { migrationData } from '../migration/personalData';
import { missionData } from '../missions/personalData';
import { depositData } from '../payments/personalData';
import { roundData } from '../play/personalData';
import { accountData } from '../players/personalData';
import { pointData } from '../points/personalData';
import { providerRoundData } from '../providers/personalData';
import { saferPlayData } from '../safer-play/personalData';
import { spinData } from '../spin/personalData';
import { supportData } from '../support/personalData';
import { tradeData } from '../trade/personalData';
import { vipData } from '../vip/personalData';
import { withdrawalData } from '../withdrawals/personalData';

/**
 * What each domain keeps about a player, in the order of a copy. What is open is named before the money that it holds,
 * and the account is erased last.
 */
export const ALL_DATA: readonly PersonalData[] = [
  withdrawalData,
  roundData,
  ticketData,
  tradeData,
  lottoData,
  providerRoundData,
  depositData,
  activityData,
  pointData,
  checkinData,
  vipData,
  mallData,
  inviteData,
  missionData,
  guaranteedData,
  spinData,
  luckyPrizeData,
  migrationData,
  ledgerData,
  saferPlayData,
  identityData,
  messageData,
  supportData,
  deskData,
  deviceData,
  accountData,
];
