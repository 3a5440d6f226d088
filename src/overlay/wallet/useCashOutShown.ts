import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { isMainApp } from '../../../contract/appCode';
import { moneyCalls } from '../../../contract/money';
import { appIdOf } from '../../shared/api/headers';
import { deviceIdentity } from '../../shared/api/identity';
import { callQuery } from '../../shared/query/callQuery';
import { uidAtom } from '../../shared/session/session';
import { userAtom } from '../../shared/session/user';
import { INCOMING, mayCashOut } from './cashOutShown';

/** Whether the wallet offers to cash out: always in the main app, elsewhere to players whose deposit has arrived. */
export function useCashOutShown(): boolean {
  const uid = useAtomValue(uidAtom);
  const user = useAtomValue(userAtom);
  const isMain = isMainApp(appIdOf(deviceIdentity().appId));
  const { data } = useQuery(callQuery(moneyCalls.list, INCOMING, { uid: isMain ? null : uid }));
  if (isMain) return uid !== null;
  return user !== null && mayCashOut(user.deposit, data?.list ?? []);
}
