import { amountTypes, type FinanceItem } from '../../../contract/money';

/** The page of incoming movements that the rule below looks at. */
export const INCOMING = { pageNum: 1, pageSize: 20, type: 1 } as const;

/** Whether a player has deposited and a movement of the kind of a deposit or a later one is among these. */
export const mayCashOut = (
  deposited: bigint,
  incoming: readonly Pick<FinanceItem, 'amountType'>[],
): boolean => deposited > 0n && incoming.some(({ amountType }) => amountType >= amountTypes.deposit);
