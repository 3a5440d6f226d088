import { identityCalls } from '../../../contract/account/identity';
import { withdrawalCalls } from '../../../contract/wallet/withdrawals';
import { callQuery, pagedCallQuery } from '../../shared/query/callQuery';
import { queryClient } from '../../shared/query/queryClient';
import { refreshUser } from '../../shared/session/user';

/** How often an open status page asks for news, in ms. */
export const ASK_AGAIN_MS = 10_000;

export const termsQuery = (uid: number | null) => callQuery(withdrawalCalls.terms, {}, { uid });
export const accountQuery = (uid: number | null) => callQuery(withdrawalCalls.latestAccount, {}, { uid });
export const channelsQuery = (uid: number | null) => callQuery(withdrawalCalls.payChannels, {}, { uid });
export const identityQuery = (uid: number | null) => callQuery(identityCalls.state, {}, { uid });
export const withdrawalQuery = (uid: number | null, withdrawalId: string) =>
  callQuery(withdrawalCalls.detail, { withdrawalId }, { uid });
export const withdrawalsQuery = (uid: number | null) => pagedCallQuery(withdrawalCalls.list, {}, { uid });

/** Loads balances, terms and withdrawals again, after money has been put on hold or given back. */
export async function refreshMoney(): Promise<void> {
  await Promise.all([
    refreshUser().catch(() => null),
    ...[withdrawalCalls.terms, withdrawalCalls.list, withdrawalCalls.detail].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  ]);
}
