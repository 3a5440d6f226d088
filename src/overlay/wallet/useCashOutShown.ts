import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { moneyCalls } from '../../../contract/money';
import { appIdOf } from '../../shared/api/headers';
import { deviceIdentity } from '../../shared/api/identity';
import { appInfoQuery } from '../../shared/apps/appInfo';
import { callQuery } from '../../shared/query/callQuery';
import { uidAtom } from '../../shared/session/session';
import { userAtom } from '../../shared/session/user';
import { INCOMING, isMainWallet, mayCashOut } from './cashOutShown';

/** Whether the wallet offers to cash out: always in the main app, elsewhere to players whose deposit has arrived. */
export function useCashOutShown(): boolean {
  const uid = useAtomValue(uidAtom);
  const user = useAtomValue(userAtom);
  const { data: app } = useQuery(appInfoQuery);
  const isMain = isMainWallet(appIdOf(deviceIdentity().appId), app?.isMain);
  const { data } = useQuery(callQuery(moneyCalls.list, INCOMING, { uid: isMain ? null : uid }));
  if (isMain) return uid !== null;
  return user !== null && mayCashOut(user.deposit, data?.list ?? []);
}
