import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { ASSETS_PAGE_MAX, type Asset, assetStates, mallCalls } from '../../../../contract/rewards/mall';
import { callQuery } from '../../../shared/query/callQuery';
import { uidAtom } from '../../../shared/session/session';

const STALE_MS = 10_000;

export interface Coupons {
  /** Coupons that can be used for a deposit, those that expire first before the others. */
  readonly list: readonly Asset[];
  readonly reload: () => void;
}

/** The player's coupons for a deposit. None while rewards rest, and without an answer. */
export function useCoupons(): Coupons {
  const uid = useAtomValue(uidAtom);
  const body = { pageNum: 1, pageSize: ASSETS_PAGE_MAX };
  const query = useQuery(
    callQuery(mallCalls.assets, body, { uid, staleTime: STALE_MS, noLoginRedirect: true }),
  );
  const open = query.data?.closed === null ? query.data.list : [];
  return {
    list: open
      .filter(({ assetType, state }) => assetType === 'TOPUP' && state === assetStates.unused)
      .toReversed(),
    reload: () => void query.refetch(),
  };
}
