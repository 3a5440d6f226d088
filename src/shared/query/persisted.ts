import { isPreview } from '../config/preview';
import type { Stored } from '../storage/item';
import { queryClient } from './queryClient';
import type { ReadQuery } from './readQuery';

/**
 * A query whose data is stored on the device for as long as the item allows: a visit begins with the last visit's data
 * and loads it again. Updates from other tabs are shown as well.
 */
export function persisted<Data>(query: ReadQuery<Data>, item: Stored<Data | null>): ReadQuery<Data> {
  item.onOutsideChange(() => {
    const data = item.read();
    if (data !== null) queryClient.setQueryData(query.queryKey, () => data);
  });
  return {
    ...query,
    initialData: () => (isPreview() ? undefined : (item.read() ?? undefined)),
    initialDataUpdatedAt: 0,
    async queryFn() {
      const data = await query.queryFn();
      if (!isPreview()) item.write(data);
      return data;
    },
  };
}
