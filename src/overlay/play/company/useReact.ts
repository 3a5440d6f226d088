import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { liveCalls, type Reaction } from '../../../../contract/live';
import { errorText } from '../../../i18n/errorText';
import { useTranslation } from '../../../i18n/i18n';
import { send } from '../../../shared/api/api';
import { ApiError } from '../../../shared/api/apiError';
import { showToast } from '../../../shared/popups/toasts';
import { awayAtom } from '../../../shared/safer-play/saferPlay';

/** After a failure without a time of its own. */
const TROUBLE_MS = 2_000;

/** Sends reactions, as often as the table allows. */
export function useReact(game: string) {
  const { t } = useTranslation();
  const isAway = useAtomValue(awayAtom) !== null;
  const [restsUntilMs, setRestsUntilMs] = useState(0);
  const [isResting, setIsResting] = useState(false);
  useEffect(() => {
    const leftMs = restsUntilMs - performance.now();
    if (leftMs <= 0) return;
    setIsResting(true);
    const over = setTimeout(() => setIsResting(false), leftMs);
    return () => clearTimeout(over);
  }, [restsUntilMs]);

  const react = async (reaction: Reaction): Promise<void> => {
    if (isAway || isResting) return;
    setIsResting(true);
    const waitMs = await send(liveCalls.react, { reaction }, { params: { game }, quiet: true }).then(
      (reply) => reply.waitMs,
      (error: unknown) => {
        const restMs = error instanceof ApiError ? error.waitMs : null;
        const text =
          restMs === null ? errorText(error, t) : t('company.wait', { count: Math.ceil(restMs / 1_000) });
        showToast({ text });
        return restMs ?? TROUBLE_MS;
      },
    );
    setRestsUntilMs(performance.now() + waitMs);
  };
  return { react, isAway, isResting };
}
