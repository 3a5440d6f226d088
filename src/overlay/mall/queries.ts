import { ASSETS_PAGE_MAX, mallCalls } from '../../../contract/rewards/mall';
import { callQuery } from '../../shared/query/callQuery';
import { queryClient } from '../../shared/query/queryClient';

/** How long the shop and the coupons are used before they are asked again, in ms. */
const STALE_MS = 10_000;

export const itemsQuery = (uid: number | null) =>
  callQuery(mallCalls.items, {}, { uid, staleTime: STALE_MS });

/** Everything that the player has exchanged points for. */
export const assetsQuery = (uid: number | null) =>
  callQuery(mallCalls.assets, { pageNum: 1, pageSize: ASSETS_PAGE_MAX }, { uid, staleTime: STALE_MS });

/** Asks for shop and coupons again, after an exchange or its refusal. */
export function reloadMall(): void {
  for (const { path } of [mallCalls.items, mallCalls.assets]) {
    void queryClient.invalidateQueries({ queryKey: [path] });
  }
}
