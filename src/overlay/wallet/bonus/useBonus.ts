import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { bonusCalls } from '../../../../contract/wallet/bonus';
import { callQuery } from '../../../shared/query/callQuery';
import { queryClient } from '../../../shared/query/queryClient';
import { uidAtom } from '../../../shared/session/session';
import { balancesKeyAtom } from '../../../shared/session/user';
import { watchAtom } from '../../../shared/store/store';

// A changed balance may have counted as turnover, or begun or ended a bonus.
watchAtom(balancesKeyAtom, () => {
  for (const { path } of [bonusCalls.current, bonusCalls.list]) {
    void queryClient.invalidateQueries({ queryKey: [path] });
  }
});

/** The bonus that is processing and the rules of bonus money; undefined until they are known. */
export function useBonus() {
  const uid = useAtomValue(uidAtom);
  return useQuery(callQuery(bonusCalls.current, {}, { uid })).data;
}
