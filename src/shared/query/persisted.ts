import type { Stored } from '../storage/storage';
import type { ReadQuery } from './callQuery';
import { queryClient } from './queryClient';

/**
 * A query whose data the device keeps for as long as the item says: a visit begins with what the last one knew, and asks
 * for it again. What another tab has heard is shown here as well.
 */
export function persisted<Data>(query: ReadQuery<Data>, item: Stored<Data | null>): ReadQuery<Data> {
  item.onOutsideChange(() => {
    const data = item.read();
    if (data !== null) queryClient.setQueryData(query.queryKey, () => data);
  });
  return {
    ...query,
    initialData: () => item.read() ?? undefined,
    initialDataUpdatedAt: 0,
    async queryFn() {
      const data = await query.queryFn();
      item.write(data);
      return data;
    },
  };
}
