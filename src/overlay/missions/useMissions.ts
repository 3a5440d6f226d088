import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { type Mission, type MissionsPage, missionCalls } from '../../../contract/rewards/missions';
import { currentTranslation } from '../../i18n/i18n';
import { send } from '../../shared/api/api';
import { missionsQuery } from '../../shared/missions/missionsQuery';
import { shownPopupAtom } from '../../shared/popups/popups';
import { showToast } from '../../shared/popups/toasts';
import { dataOf, fetchNow, setData } from '../../shared/query/readQuery';
import { rewardErrorText } from '../../shared/rewards/rewardErrorText';
import { uidAtom } from '../../shared/session/session';
import { setUser, userAtom } from '../../shared/session/user';
import { readAtom } from '../../shared/store/store';
import { realTimer, waitMs } from '../../shared/timer';
import { useNewDay } from '../../shared/useNewDay';
import { playCue } from '../../stage/sound/sound';

/** How long a claimed mission keeps its place, in ms, before the list is in order again. */
const SHOWN_MS = 1_100;

/** Names a mission of a day. */
export const keyOf = ({ id, day }: Pick<Mission, 'id' | 'day'>): string => `${id} ${day ?? ''}`;

/** The missions of the player, and claiming them. */
export function useMissions() {
  const query = missionsQuery(useAtomValue(uidAtom));
  const { data, isError, refetch } = useQuery(query);
  useNewDay(() => void refetch());
  const covered = useAtomValue(shownPopupAtom) !== null;
  // What a popup was opened for may be done now.
  useEffect(() => {
    if (!covered) void refetch();
  }, [covered, refetch]);
  const [claiming, setClaiming] = useState<ReadonlySet<string>>(new Set());
  const [claimed, setClaimed] = useState<ReadonlySet<string>>(new Set());

  const claim = useCallback(async (mission: Mission) => {
    const key = keyOf(mission);
    const current = missionsQuery(readAtom(uidAtom));
    setClaiming((keys) => new Set(keys).add(key));
    try {
      const body = { id: mission.id, ...(mission.day !== null && { day: mission.day }) };
      const { points } = await send(missionCalls.claim, body, { quiet: true });
      playCue('cashInDone', { volume: 0.6 });
      setClaimed((keys) => new Set(keys).add(key));
      const page = dataOf(current);
      if (page !== undefined) setData(current, withClaimed(page, mission));
      const user = readAtom(userAtom);
      if (user !== null) setUser({ ...user, points });
      await waitMs(realTimer, SHOWN_MS);
    } catch (error) {
      showToast({ text: rewardErrorText(error, currentTranslation().t), tone: 'error' });
    } finally {
      setClaiming((keys) => new Set([...keys].filter((one) => one !== key)));
      await fetchNow(current).catch(() => null);
    }
  }, []);

  return {
    page: data ?? null,
    failed: isError,
    retry: () => void refetch(),
    claim: (mission: Mission) => void claim(mission),
    isClaiming: (mission: Mission) => claiming.has(keyOf(mission)),
    /** Claimed since the page was opened. */
    isNewlyClaimed: (mission: Mission) => claimed.has(keyOf(mission)),
  };
}

/** The page with a mission claimed, in its place. */
function withClaimed(page: MissionsPage, { id, day }: Mission): MissionsPage {
  const mark = (one: Mission): Mission =>
    one.id === id && one.day === day ? { ...one, receiveState: 'CLAIMED' } : one;
  const dailyMisson = page.dailyMisson.map(mark);
  const accumulativeMisson = page.accumulativeMisson.map(mark);
  const hasUnclaimed = [...dailyMisson, ...accumulativeMisson].some(isClaimable);
  return { ...page, dailyMisson, accumulativeMisson, hasUnclaimed };
}

export const isClaimable = ({ receiveState }: Mission): boolean => receiveState === 'UNACCALIMED';
