import { useAtomValue } from 'jotai';
import { type RefObject, useId } from 'react';
import PaperPlane from '~icons/ph/paper-plane-tilt-fill';
import { type Conversation, SUPPORT_LIMITS, supportCalls } from '../../../contract/messages/support';
import { useTranslation } from '../../i18n/i18n';
import { send } from '../../shared/api/api';
import { onlineAtom } from '../../shared/online';
import { Reason } from '../../ui/text/Reason';
import { Spinner } from '../../ui/text/Spinner';
import { AttachButton } from './AttachButton';
import { AttachedPicture } from './AttachedPicture';
import { useDraft } from './drafts';
import * as css from './Support.css';
import { useSending } from './useSending';
import * as writing from './Writing.css';

interface ComposerProps {
  conversation: Conversation;
  /** The text field, so that the page can focus it. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** Resolves when the message is shown in the conversation. */
  onSent: (conversation: Conversation) => Promise<void>;
}

/** Writes the next message of a conversation: a text, a picture or both. */
export function Composer({ conversation, field, onSent }: ComposerProps) {
  const { t } = useTranslation();
  const id = useId();
  const online = useAtomValue(onlineAtom);
  const { conversationId, picturesLeft } = conversation;
  const draft = useDraft(conversationId);
  const sending = useSending(
    draft,
    ({ key, text, image }) =>
      send(supportCalls.write, {
        key,
        conversationId,
        ...(text.trim() !== '' && { text }),
        ...(image !== undefined && { image }),
      }),
    onSent,
  );
  const isEmpty = draft.text.trim() === '' && draft.picture === null;
  return (
    <div className={writing.composer}>
      {draft.picture !== null && (
        <AttachedPicture picture={draft.picture} onRemove={() => draft.attach(null)} />
      )}
      {draft.isPictureLost && <p className={css.small}>{t('support.pictureLost')}</p>}
      <div className={writing.compose}>
        <AttachButton
          disabled={picturesLeft === 0}
          onPicture={(picture) => {
            if (picture === null) sending.setWrong(t('support.pictureWrong'));
            else {
              draft.attach(picture);
              sending.setWrong(null);
            }
          }}
        />
        <textarea
          ref={field}
          className={writing.reply}
          rows={1}
          maxLength={SUPPORT_LIMITS.textLength}
          value={draft.text}
          aria-label={t('support.reply')}
          placeholder={t('support.reply')}
          aria-describedby={`${id}-foot`}
          onChange={(event) => {
            draft.change({ text: event.target.value });
            sending.setWrong(null);
          }}
        />
        <button
          type="button"
          className={writing.send}
          aria-label={t('support.send')}
          aria-busy={sending.busy || undefined}
          disabled={!online}
          onClick={() => (isEmpty ? field.current?.focus() : void sending.send())}
        >
          {sending.busy ? <Spinner size="1.25em" /> : <PaperPlane aria-hidden />}
        </button>
      </div>
      <Reason
        id={`${id}-foot`}
        wrong={sending.wrong}
        off={online ? (picturesLeft === 0 ? t('support.noMorePictures') : null) : t('support.offlineKept')}
      />
    </div>
  );
}
