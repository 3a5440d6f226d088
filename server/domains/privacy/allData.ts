import { ledgerData } from '../../ledger/personalData';
import type { PersonalData } from '../../personalData';
import { activityData } from '../activities/personalData';
import { deskData } from '../desk/personalData';
import { deviceData } from '../device/personalData';
import { identityData } from '../identity/personalData';
import { ticketData } from '../live/personalData';
import { messageData } from '../messages/personalData';
import { depositData } from '../payments/personalData';
import { roundData } from '../play/personalData';
import { accountData } from '../players/personalData';
import { providerRoundData } from '../providers/personalData';
import { saferPlayData } from '../safer-play/personalData';
import { supportData } from '../support/personalData';
import { withdrawalData } from '../withdrawals/personalData';

/**
 * What each domain keeps about a player, in the order of a copy. What is open is named before the money that it holds,
 * and the account is erased last.
 */
export const ALL_DATA: readonly PersonalData[] = [
  withdrawalData,
  roundData,
  ticketData,
  providerRoundData,
  depositData,
  activityData,
  ledgerData,
  saferPlayData,
  identityData,
  messageData,
  supportData,
  deskData,
  deviceData,
  accountData,
];
