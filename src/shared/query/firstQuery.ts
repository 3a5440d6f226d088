import { type FirstCalls, withCalls } from '../api/withCalls';
import { type ReadQuery, readAs } from './readQuery';

/**
 * The options of a private query that the first screen makes; nothing is loaded for a guest, whose uid is null. Pages
 * use `callQuery`.
 */
export const firstQuery = <Data>(
  name: string,
  uid: number | null,
  read: (calls: FirstCalls) => Promise<Data>,
  staleTime = 0,
): ReadQuery<Data> => ({
  queryKey: [name, {}, uid],
  queryFn: () => readAs(uid, (signal) => withCalls((calls) => read(abortable(calls, signal)))),
  enabled: uid !== null,
  staleTime,
});

const abortable = (calls: FirstCalls, signal: AbortSignal | undefined): FirstCalls => ({
  ...calls,
  send: (call, body, options) => calls.send(call, body, { ...options, signal }),
});
