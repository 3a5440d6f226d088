import type { DeskParked, DeskParkedInFull, ParkedDecision } from '../../../contract/desk/parked';

/** Why an event was parked, in words. */
const REASONS: Readonly<Record<string, string>> = {
  otherAmount: 'Another amount',
  otherCurrency: 'Another currency',
  otherMethod: 'Another method',
  otherReference: 'Another reference',
  otherGateway: 'Another channel',
  otherChannel: 'Another channel',
  otherType: 'Another kind of account',
  otherAccount: 'Another account',
  otherChannelReference: 'Another reference',
  unknownOrder: 'No such order',
  unknownWithdrawal: 'No such withdrawal',
  amountMissing: 'No amount',
  currencyMissing: 'No currency',
  paymentMissing: 'No payment',
  referenceMissing: 'No reference',
  channelReferenceMissing: 'No reference of the channel',
  paidTwice: 'The order is paid',
  paymentSpent: 'The payment was credited',
  referenceSpent: 'The reference was used',
  neverSent: 'Never sent',
  accountClosed: 'The account is closed',
  reversedAndSpent: 'Reversed, and spent before',
  notPaid: 'Reversed, and never paid',
  otherPayment: 'Another payment is reversed',
  contradiction: 'The channel contradicts itself',
  channelForgot: 'The channel does not know it any more',
  channelSilent: 'The channel has not answered for a day',
};

export const reasonText = (reason: string): string => REASONS[reason] ?? reason;

export const OUTCOMES: Readonly<Record<NonNullable<DeskParked['outcome']>, string>> = {
  matched: 'Credited',
  returned: 'Returned',
  dismissed: 'Dismissed',
  paid: 'Ended as paid',
  unpaid: 'Money given back',
};

export const PROPOSALS: Readonly<Record<ParkedDecision, string>> = {
  match: 'to credit it',
  return: 'to return it to the payer',
  dismiss: 'to dismiss it',
  paid: 'to end the payout as paid',
  unpaid: 'to end the payout as not paid, with the money back',
};

export const FACTS: Readonly<Record<DeskParkedInFull['compared'][number]['what'], string>> = {
  channel: 'Channel',
  order: 'Order',
  reference: 'Their reference',
  method: 'Method',
  amount: 'Amount, ₱',
  currency: 'Currency',
  state: 'State',
  payment: 'Payment',
  account: 'Account ends in',
};
