import type { DepositOfferId } from '../../../../contract/desk/settings';
import type { MallItemId } from '../../../../contract/rewards/mall';

/** What operators call the things that tables of rewards are about. */
export const ITEM_TITLES: Readonly<Record<MallItemId, string>> = {
  TOPUP5: '₱5 bonus on a top-up',
  TOPUP10: '₱10 bonus on a top-up',
  TOPUP20: '₱20 bonus on a top-up',
  CASH5: '₱5 main money',
  RELIEF10: '₱10 relief voucher',
  FRAME: 'Avatar frame',
  TITLE: 'Name title',
  FELT: 'Table colour',
};

export const MISSION_TITLES: Readonly<Record<string, string>> = {
  D01: "Visit a game's page",
  D02: 'Finish a demo round',
  D03: 'Open an odds sheet',
  D04: 'Fairness check',
  D05: 'Open the message centre',
  D06: 'See own results',
  D07: '3 color bets',
  D08: '3 ring or dice bets',
  D09: '3 crash bets',
  D10: '3 scratch bets',
  D11: '₱50 of counted play',
  D12: 'Sign the check-in',
  J01: 'Joint: odds sheet, fairness check, own results',
  J02: 'Joint: game page, messages, check-in',
};

export const DEPOSIT_TITLES: Readonly<Record<DepositOfferId, string>> = {
  'first-deposit': 'Bonus of the first deposit',
  'topup-5': 'Weekly bonus of a deposit',
};
