import { isMainApp } from '../../../contract/appCode';
import { amountTypes, type FinanceItem } from '../../../contract/money';

/** The page of incoming movements that the rule below looks at. */
export const INCOMING = { pageNum: 1, pageSize: 20, type: 1 } as const;

/** Whether a player has deposited and a movement of the kind of a deposit or a later one is among these. */
export const mayCashOut = (
  deposited: bigint,
  incoming: readonly Pick<FinanceItem, 'amountType'>[],
): boolean => deposited > 0n && incoming.some(({ amountType }) => amountType >= amountTypes.deposit);

/**
 * Whether this is the wallet of the main app: neither its own code nor the server's is that of a child app. A browser has the
 * main app's code until an address names another; the server's is undefined until it has answered.
 */
export const isMainWallet = (appId: string, serverIsMain: boolean | undefined): boolean =>
  isMainApp(appId) && serverIsMain !== false;
