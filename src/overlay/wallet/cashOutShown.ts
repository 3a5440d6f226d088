import { amountTypes, type FinanceItem } from '../../../contract/money';

/** What the app code of the main app contains; child apps have codes of their own. */
const MAIN_CODE = 'peryahan';

/** Whether an app code is that of the main app, which always offers to cash out. */
export const isMainApp = (appCode: string): boolean => appCode.includes(MAIN_CODE);

/** The page of incoming movements that the rule below looks at. */
export const INCOMING = { pageNum: 1, pageSize: 20, type: 1 } as const;

/** Whether a player has deposited and a movement of the kind of a deposit or a later one is among these. */
export const mayCashOut = (
  deposited: bigint,
  incoming: readonly Pick<FinanceItem, 'amountType'>[],
): boolean => deposited > 0n && incoming.some(({ amountType }) => amountType >= amountTypes.deposit);
