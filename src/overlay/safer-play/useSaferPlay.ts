import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import type { SaferPlay } from '../../../contract/account/saferPlayState';
import type { BodyOf, Call, ReplyOf } from '../../../contract/call';
import { errorText } from '../../i18n/errorText';
import { useTranslation } from '../../i18n/i18n';
import { onlineAtom } from '../../shared/online';
import { showToast } from '../../shared/popups/toasts';
import { changeSaferPlay, saferPlayQuery } from '../../shared/safer-play/saferPlay';
import { uidAtom } from '../../shared/session/session';

/** The safer-play state, reloaded with every visit; earlier data is shown meanwhile. */
export function useSaferPlay() {
  const query = useQuery(saferPlayQuery(useAtomValue(uidAtom)));
  const online = useAtomValue(onlineAtom);
  return {
    safer: query.data ?? null,
    failed: query.isError && !query.isFetching,
    online,
    retry: () => void query.refetch(),
  };
}

/** Sends a change. `wrong` is the message for the player if the last one was refused. */
export function useSaferPlayChange() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  /** Resolves with whether the change was made. */
  const make = useCallback(
    async <C extends Call>(
      call: ReplyOf<C> extends SaferPlay ? C : never,
      body: BodyOf<C>,
    ): Promise<boolean> => {
      setBusy(true);
      setWrong(null);
      try {
        await changeSaferPlay<C>(call, body);
        return true;
      } catch (error) {
        setWrong(errorText(error, t));
        return false;
      } finally {
        setBusy(false);
      }
    },
    [t],
  );
  return { busy, wrong, make, forget: useCallback(() => setWrong(null), []) };
}

/** Confirms a change with a toast. */
export const showDone = (text: string): void => showToast({ text, tone: 'success' });
