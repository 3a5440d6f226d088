import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Conversation } from '../../../contract/messages/support';
import { errorText } from '../../i18n/errorText';
import { useTranslation } from '../../i18n/i18n';
import { ApiError } from '../../shared/api/apiError';
import { onlineAtom } from '../../shared/online';
import type { DraftEditor } from './drafts';

interface Message {
  readonly key: string;
  readonly text: string;
  readonly image: string | undefined;
}

interface Sending {
  readonly busy: boolean;
  /** Why the last attempt failed; null where it did not. */
  readonly wrong: string | null;
  readonly setWrong: (wrong: string | null) => void;
  readonly send: () => Promise<void>;
}

/**
 * Sends a draft under its key and forgets what was sent of it. A message without an answer stays, and goes out under the
 * same key when it is sent again, so that it arrives once.
 */
export function useSending(
  draft: DraftEditor,
  call: (message: Message) => Promise<{ readonly conversation: Conversation }>,
  onSent: (conversation: Conversation) => Promise<void> | void,
): Sending {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const send = async () => {
    if (busy || !online) return;
    setBusy(true);
    setWrong(null);
    try {
      const { conversation } = await call({
        key: draft.keyForSending(),
        text: draft.text,
        image: draft.picture?.image,
      });
      draft.forgetSent();
      await onSent(conversation);
    } catch (error) {
      const isUnknown = !(error instanceof ApiError) || error.outcome === 'unknown';
      setWrong(isUnknown ? t('support.notSent') : errorText(error, t));
    } finally {
      setBusy(false);
    }
  };
  return { busy, wrong, setWrong, send };
}
