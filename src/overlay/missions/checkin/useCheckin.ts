import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { checkinCalls } from '../../../../contract/rewards/checkin';
import { missionCalls } from '../../../../contract/rewards/missions';
import { currentTranslation } from '../../../i18n/i18n';
import { send } from '../../../shared/api/api';
import { showToast } from '../../../shared/popups/toasts';
import { queryClient } from '../../../shared/query/queryClient';
import { rewardErrorText } from '../../../shared/rewards/rewardErrorText';
import { uidAtom } from '../../../shared/session/session';
import { setUser, userAtom } from '../../../shared/session/user';
import { readAtom } from '../../../shared/store/store';
import { useNewDay } from '../../../shared/useNewDay';
import { checkinQuery } from './checkin';

/** The steps of the player, which of them can be signed now, and signing it. */
export function useCheckin() {
  const { data, isError, refetch } = useQuery(checkinQuery(useAtomValue(uidAtom)));
  useNewDay(() => void refetch());
  const [busy, setBusy] = useState(false);
  return {
    /** Null until it is loaded. */
    page: data ?? null,
    failed: isError,
    retry: () => void refetch(),
    /** The step that can be signed; undefined until the next day. */
    next: data?.list.find(({ isCanSign }) => isCanSign),
    busy,
    /** Signs the next step, and says what it gave or why it did not. Never rejects. */
    sign: async () => {
      setBusy(true);
      await signNext();
      setBusy(false);
    },
  };
}

async function signNext(): Promise<void> {
  const { t } = currentTranslation();
  try {
    const { gained, spinTickets, points } = await send(checkinCalls.signIn, {}, { quiet: true });
    const user = readAtom(userAtom);
    if (user !== null) setUser({ ...user, points });
    const text = [t('checkin.done', { count: gained }), ...(spinTickets > 0 ? [t('checkin.ticketToo')] : [])];
    showToast({ text: text.join(' '), tone: 'success' });
  } catch (error) {
    showToast({ text: rewardErrorText(error, t), tone: 'error' });
  }
  // A check-in is a mission as well.
  await Promise.all(
    [checkinCalls.page.path, missionCalls.page.path].map((path) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  );
}
