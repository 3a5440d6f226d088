import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReplyOf } from '../../../contract/call';
import { type VipBonus, vipCalls } from '../../../contract/rewards/vip';
import type { Centavos } from '../../../games/kit/rules/money';
import { send } from '../../shared/api/api';
import { callQuery } from '../../shared/query/callQuery';
import { queryClient } from '../../shared/query/queryClient';
import { uidAtom } from '../../shared/session/session';
import { setBalances } from '../../shared/session/user';

export type Vip = ReplyOf<typeof vipCalls.selfLevel>;

/** The player's level with the table of all levels. */
export function useVip() {
  return useQuery(callQuery(vipCalls.selfLevel, {}, { uid: useAtomValue(uidAtom) }));
}

/** Claims a bonus under a key that is kept over retries. Resolves with its amount. Throws an ApiError. */
export async function claimBonus({ kind, level, monday }: VipBonus): Promise<Centavos> {
  const paid =
    kind === 'WEEKLY' && monday !== null
      ? await send(vipCalls.claimWeek, { monday }, { quiet: true })
      : await send(vipCalls.claimLevel, { level }, { quiet: true });
  setBalances(paid.finance, paid.bonus);
  return paid.amount;
}

export const refreshVip = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [vipCalls.selfLevel.path] });
