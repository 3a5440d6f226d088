import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import Shield from '~icons/ph/shield-warning-fill';
import { SUPPORT_LIMITS, supportCalls, supportCategories } from '../../../contract/messages/support';
import { useTranslation } from '../../i18n/i18n';
import { send } from '../../shared/api/api';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { useBack } from '../../shared/navigation/useBack';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { onlineAtom } from '../../shared/online';
import { queryClient } from '../../shared/query/queryClient';
import { loggedInAtom, uidAtom } from '../../shared/session/session';
import { Button } from '../../ui/form/Button';
import { Chip } from '../../ui/form/Chip';
import { Page } from '../../ui/page/Page';
import { Reason } from '../../ui/text/Reason';
import { AttachButton } from './AttachButton';
import { AttachedPicture } from './AttachedPicture';
import { CATEGORY_ICONS } from './categories';
import { DeskClosed, useDeskOpen } from './DeskClosed';
import { useDraft } from './drafts';
import { conversationsQuery } from './queries';
import * as css from './Support.css';
import { useSending } from './useSending';
import * as writing from './Writing.css';

/** /support/new: opens a conversation. A guest may write it, and logs in to send it. */
export function NewPage() {
  const { t } = useTranslation();
  const back = useBack('/support');
  if (useDeskOpen()) return <Form onBack={back} />;
  return (
    <Page title={t('support.title')} onBack={back}>
      <DeskClosed />
    </Page>
  );
}

function Form({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const online = useAtomValue(onlineAtom);
  const loggedIn = useAtomValue(loggedInAtom);
  const uid = useAtomValue(uidAtom);
  const draft = useDraft('new');
  const asked = supportCategories.find((category) => category === query.get('category'));
  const category = draft.category ?? asked ?? null;
  // An application as an agent begins with a line of ours, once: what is sent or emptied stays empty.
  const begin = useRef(query.get('topic') === 'agent' && draft.text === '' ? draft.change : null);
  useEffect(() => {
    begin.current?.({ text: `${t('invite.agentApplication')}\n`, category: 'general' });
    begin.current = null;
  }, [t]);
  const mayOpen = useInfiniteQuery(conversationsQuery(uid)).data?.pages[0]?.mayOpen ?? true;
  const sending = useSending(
    draft,
    ({ key, text, image }) => {
      if (category === null) throw new Error('a conversation needs a category');
      return send(supportCalls.open, { key, category, text, ...(image !== undefined && { image }) });
    },
    async ({ conversationId }) => {
      await queryClient.invalidateQueries({ queryKey: [supportCalls.list.path] });
      navigate(`/support/thread?id=${conversationId}`, { replace: true });
    },
  );
  const isComplete = category !== null && draft.text.trim() !== '';
  const submit = () => {
    if (!isComplete) {
      sending.setWrong(t(category === null ? 'support.categoryMissing' : 'support.textMissing'));
      return;
    }
    // The draft stays on the device, and is there again after the log-in.
    if (!loggedIn) navigate(loginRedirect(`/support/new?category=${category}`, false));
    else void sending.send();
  };
  return (
    <Page
      title={t('support.newTitle')}
      onBack={onBack}
      footer={
        <>
          <Button
            wide
            busy={sending.busy}
            disabled={!online || !mayOpen}
            describedBy={`${id}-foot`}
            onClick={submit}
          >
            {t(loggedIn ? 'support.send' : 'support.logInToSend')}
          </Button>
          <Reason
            id={`${id}-foot`}
            wrong={sending.wrong}
            off={!online ? t('support.offlineKept') : mayOpen ? null : t('support.tooManyWaiting')}
          />
        </>
      }
    >
      <fieldset className={writing.categories}>
        <legend className={writing.legend}>{t('support.about')}</legend>
        {supportCategories.map((one) => {
          const Icon = CATEGORY_ICONS[one];
          return (
            <Chip
              key={one}
              icon={<Icon aria-hidden />}
              active={one === category}
              onClick={() => {
                draft.change({ category: one });
                sending.setWrong(null);
              }}
            >
              {t(`support.category_${one}`)}
            </Chip>
          );
        })}
      </fieldset>
      <div className={writing.field}>
        <label className={writing.legend} htmlFor={`${id}-text`}>
          {t('support.text')}
        </label>
        <textarea
          id={`${id}-text`}
          className={writing.area}
          rows={6}
          maxLength={SUPPORT_LIMITS.textLength}
          value={draft.text}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            draft.change({ text: event.target.value, category });
            sending.setWrong(null);
          }}
        />
        <p id={`${id}-hint`} className={css.small}>
          {t(`support.hint_${category ?? 'general'}`)}
        </p>
      </div>
      {draft.isPictureLost && <p className={css.small}>{t('support.pictureLost')}</p>}
      <div className={writing.pictureRow}>
        {draft.picture !== null && (
          <AttachedPicture picture={draft.picture} onRemove={() => draft.attach(null)} />
        )}
        <AttachButton
          isLabelled
          onPicture={(picture) => {
            if (picture === null) sending.setWrong(t('support.pictureWrong'));
            else {
              draft.attach(picture);
              sending.setWrong(null);
            }
          }}
        />
      </div>
      <p className={writing.caution}>
        <Shield aria-hidden />
        <span>{t('support.never')}</span>
      </p>
    </Page>
  );
}
