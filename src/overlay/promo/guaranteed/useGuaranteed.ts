import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { type GuaranteedActivity, guaranteedCalls } from '../../../../contract/rewards/guaranteed';
import { amountText } from '../../../i18n/amountText';
import { currentTranslation } from '../../../i18n/i18n';
import { send } from '../../../shared/api/api';
import { showToast } from '../../../shared/popups/toasts';
import { callQuery } from '../../../shared/query/callQuery';
import { queryClient } from '../../../shared/query/queryClient';
import { fetchNow } from '../../../shared/query/readQuery';
import { rewardErrorText } from '../../../shared/rewards/rewardErrorText';
import { uidAtom } from '../../../shared/session/session';
import { setUser, userAtom } from '../../../shared/session/user';
import { readAtom } from '../../../shared/store/store';
import { playCue } from '../../../stage/sound/sound';

const listQuery = (uid: number | null) => callQuery(guaranteedCalls.list, {}, { uid });

/** The activities that the player is shown; null while they load, and where they could not be loaded. */
export function useActivities(): {
  readonly list: readonly GuaranteedActivity[] | null;
  readonly failed: boolean;
} {
  const { data, isError } = useQuery(listQuery(useAtomValue(uidAtom)));
  return { list: data?.list ?? null, failed: isError };
}

/** One activity with the player's newest status; null while it is unknown, and for one that is not shown any more. */
export function useActivity(id: string): {
  readonly activity: GuaranteedActivity | null;
  readonly gone: boolean;
} {
  const uid = useAtomValue(uidAtom);
  const { list, failed } = useActivities();
  const known = list?.find((one) => one.id === id) ?? null;
  const status = useQuery({
    ...callQuery(guaranteedCalls.detail, { id }, { uid }),
    enabled: uid !== null && known !== null,
  });
  const activity = known === null ? null : { ...known, ...status.data };
  return { activity, gone: uid === null || failed || (list !== null && known === null) };
}

/** Joining an activity and receiving its amount; `busy` while the server is asked. */
export function useTaking() {
  const [busy, setBusy] = useState(false);
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
      await reload();
    }
  };

  const join = ({ id }: GuaranteedActivity) =>
    during(async () => {
      const { t } = currentTranslation();
      try {
        await send(guaranteedCalls.join, {}, { params: { id }, quiet: true });
        showToast({ text: t('guaranteed.joined'), tone: 'success' });
      } catch (error) {
        showToast({ text: rewardErrorText(error, t), tone: 'error' });
      }
    });

  /** Whatever goes wrong is told as the end of the event; the list shows what is true. */
  const receive = ({ id }: GuaranteedActivity) =>
    during(async () => {
      const { t } = currentTranslation();
      const reply = await send(guaranteedCalls.receive, {}, { params: { id }, quiet: true }).catch(
        () => null,
      );
      if (reply === null || reply.receivedAmount === 0n) {
        return showToast({ text: t('rewards.error_eventClosed'), tone: 'error' });
      }
      playCue('cashInDone');
      const user = readAtom(userAtom);
      if (user !== null) setUser({ ...user, finance: reply.finance });
      showToast({
        text: t('guaranteed.received', { amount: amountText(reply.receivedAmount) }),
        tone: 'success',
      });
    });

  return {
    busy,
    join: (activity: GuaranteedActivity) => void join(activity),
    receive: (activity: GuaranteedActivity) => void receive(activity),
  };
}

/** Loads the list and what is shown of one activity again. */
async function reload(): Promise<void> {
  await fetchNow(listQuery(readAtom(uidAtom))).catch(() => null);
  await queryClient.invalidateQueries({ queryKey: [guaranteedCalls.detail.path] });
}
