import type { Channel } from '../../../../contract/money';

/** What payment methods are called, in every language. */
export const METHOD_NAMES: Readonly<Record<Channel['method'], string>> = {
  GCASH: 'GCash',
  MAYA: 'Maya',
  QRPH: 'QR Ph',
  BANK: 'InstaPay',
  PIX: 'PIX',
};

/** Whether a method is an e-wallet whose app opens from the payment page. */
export const isWalletApp = (method: Channel['method']): method is 'GCASH' | 'MAYA' =>
  method === 'GCASH' || method === 'MAYA';

/** Whether the device is held in the hand, so that a wallet's app is probably on it and no camera can scan its screen. */
export const isPhone = (): boolean => window.matchMedia('(pointer: coarse)').matches;
