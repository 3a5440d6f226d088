import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Ellipsis } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import Headset from '~icons/ph/headset-fill';
import Plugs from '~icons/ph/plugs-fill';
import { ERRORS } from '../../../contract/envelope';
import {
  type Conversation,
  conversationId,
  type SupportMessage,
  supportCalls,
} from '../../../contract/messages/support';
import { errorText } from '../../i18n/errorText';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { send } from '../../shared/api/api';
import { ApiError } from '../../shared/api/apiError';
import { shortDayText } from '../../shared/dateText';
import { isToday } from '../../shared/messageTime';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { useBack } from '../../shared/navigation/useBack';
import { onlineAtom } from '../../shared/online';
import { showToast } from '../../shared/popups/toasts';
import { loggedInAtom, uidAtom } from '../../shared/session/session';
import { Button } from '../../ui/form/Button';
import { IconButton } from '../../ui/form/IconButton';
import { LoginPrompt } from '../../ui/page/LoginPrompt';
import { Page } from '../../ui/page/Page';
import { Sheet } from '../../ui/sheet/Sheet';
import { Empty } from '../../ui/text/Empty';
import { Skeleton } from '../../ui/text/Skeleton';
import { Spinner } from '../../ui/text/Spinner';
import { Composer } from './Composer';
import { CATEGORY_ICONS } from './categories';
import { MessageBubble } from './MessageBubble';
import { ASK_AGAIN_MS, markRead, setConversation, threadQuery } from './queries';
import { StateChip } from './StateChip';
import * as css from './Support.css';

/** /support/thread?id=: one conversation with customer service. */
export function ThreadPage() {
  const { t } = useTranslation();
  const back = useBack('/support');
  const loggedIn = useAtomValue(loggedInAtom);
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  if (!loggedIn) {
    return (
      <Page title={t('support.title')} onBack={back}>
        <LoginPrompt
          icon={<Headset />}
          title={t('support.guest')}
          text={t('support.guestText')}
          logIn={t('messages.logIn')}
          to={loginRedirect(`/support/thread?id=${encodeURIComponent(id)}`, false)}
        />
      </Page>
    );
  }
  return conversationId.safeParse(id).success ? (
    <Thread key={id} id={id} onBack={back} />
  ) : (
    <Page title={t('support.title')} onBack={back}>
      <Unknown />
    </Page>
  );
}

function Thread({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const online = useAtomValue(onlineAtom);
  const query = useInfiniteQuery({ ...threadQuery(uid, id), refetchInterval: ASK_AGAIN_MS });
  const conversation = query.data?.pages[0]?.conversation;
  const messages = query.data?.pages.flatMap(({ list }) => list).toReversed() ?? [];
  const newestId = messages.at(-1)?.messageId;
  const isUnread = conversation?.isUnread ?? false;

  // A conversation is read at its end.
  useLayoutEffect(() => {
    if (newestId !== undefined) window.scrollTo({ top: document.documentElement.scrollHeight });
  }, [newestId]);
  useEffect(() => {
    // Not while the page is hidden: nobody reads it then.
    if (isUnread && newestId !== undefined && !document.hidden) {
      markRead(uid, id, newestId).catch(() => undefined);
    }
  }, [isUnread, newestId, uid, id]);

  if (conversation === undefined) {
    const { error } = query;
    const isUnknown = error instanceof ApiError && error.code === ERRORS.notFound.code;
    return (
      <Page title={t('support.title')} onBack={onBack}>
        {isUnknown ? (
          <Unknown />
        ) : query.isError || !online ? (
          <Empty
            icon={<Plugs />}
            title={t(online ? 'support.failed' : 'support.offline')}
            {...(online && { action: <Button onClick={() => void query.refetch()}>{t('ui.retry')}</Button> })}
          />
        ) : (
          <Waiting />
        )}
      </Page>
    );
  }
  return (
    <Known
      conversation={conversation}
      messages={messages}
      onBack={onBack}
      earlier={
        query.hasNextPage && (
          <Button
            tone="secondary"
            size="m"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('support.earlier')}
          </Button>
        )
      }
      onSent={async (changed) => {
        await query.refetch();
        setConversation(uid, changed);
      }}
    />
  );
}

interface KnownProps {
  conversation: Conversation;
  /** Oldest first. */
  messages: readonly SupportMessage[];
  earlier: React.ReactNode;
  onBack: () => void;
  onSent: (conversation: Conversation) => Promise<void>;
}

function Known({ conversation, messages, earlier, onBack, onSent }: KnownProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const { conversationId: id, category, title, state } = conversation;
  const closing = useClosing(id);
  const Icon = CATEGORY_ICONS[category];
  return (
    <Page
      title={title}
      cutTitle
      onBack={onBack}
      actions={
        <IconButton
          label={t('support.menu')}
          icon={<Ellipsis size="1.3rem" aria-hidden />}
          onClick={() => setMenuOpen(true)}
        />
      }
      footer={<Composer conversation={conversation} field={field} onSent={onSent} />}
    >
      <div className={css.facts}>
        <span className={css.category}>
          <Icon aria-hidden />
          {t(`support.category_${category}`)}
        </span>
        <StateChip state={state} />
        <span className={css.number}>{t('support.number', { number: id })}</span>
      </div>
      {earlier}
      <Days messages={messages} />
      {state === 'answered' && (
        <Solved
          key={messages.at(-1)?.messageId}
          busy={closing.busy}
          onYes={closing.close}
          onNotYet={() => field.current?.focus()}
        />
      )}
      {state !== 'answered' && <p className={css.ending}>{t(`support.ending_${state}`)}</p>}
      <Sheet open={menuOpen} onClose={() => setMenuOpen(false)} title={t('support.menu')}>
        <div className={css.menu}>
          {state !== 'closed' && (
            <Button
              tone="secondary"
              wide
              busy={closing.busy}
              onClick={() => void closing.close().then(() => setMenuOpen(false))}
            >
              {t('support.close')}
            </Button>
          )}
          <Button tone="secondary" wide to="/support/new">
            {t('support.another')}
          </Button>
          <Button tone="secondary" wide to="/faq">
            {t('support.helpCentre')}
          </Button>
        </div>
      </Sheet>
    </Page>
  );
}

/** Closes the conversation. Never rejects: a failure is shown as a toast. */
function useClosing(id: string): { busy: boolean; close: () => Promise<void> } {
  const { t } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const [busy, setBusy] = useState(false);
  const close = async () => {
    if (busy) return;
    setBusy(true);
    try {
      setConversation(uid, (await send(supportCalls.close, { conversationId: id })).conversation);
    } catch (error) {
      showToast({ text: errorText(error, t), tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, close };
}

/** The messages under the days on which they were sent. */
function Days({ messages }: { messages: readonly SupportMessage[] }) {
  const { t, language } = useTranslation();
  const { tag } = LANGUAGES[language];
  const now = new Date();
  const dayOf = ({ sentAt }: SupportMessage) =>
    isToday(new Date(sentAt), now) ? t('messages.today') : shortDayText(new Date(sentAt), tag);
  return (
    <ol className={css.thread} aria-label={t('support.conversation')}>
      {messages.map((message, at) => {
        const before = messages[at - 1];
        const day = dayOf(message);
        const isNewDay = before === undefined || dayOf(before) !== day;
        return [
          isNewDay && (
            <li key={`${message.messageId} day`} className={css.day}>
              {day}
            </li>
          ),
          <MessageBubble
            key={message.messageId}
            message={message}
            isNamed={isNewDay || before.author !== message.author || before.name !== message.name}
          />,
        ];
      })}
    </ol>
  );
}

interface SolvedProps {
  busy: boolean;
  onYes: () => Promise<void>;
  onNotYet: () => void;
}

/** Asks after each answer whether that was it. */
function Solved({ busy, onYes, onNotYet }: SolvedProps) {
  const { t } = useTranslation();
  return (
    <section className={css.solved} aria-label={t('support.solved')}>
      <b className={css.solvedTitle}>{t('support.solved')}</b>
      <Button tone="quiet" size="m" onClick={onNotYet}>
        {t('support.notYet')}
      </Button>
      <button type="button" className={css.yes} aria-busy={busy || undefined} onClick={() => void onYes()}>
        {busy ? <Spinner size="1.25em" /> : t('support.yes')}
      </button>
    </section>
  );
}

function Unknown() {
  const { t } = useTranslation();
  return (
    <Empty
      icon={<Headset />}
      title={t('support.unknown')}
      action={<Button to="/support">{t('support.all')}</Button>}
    />
  );
}

function Waiting() {
  return (
    <div className={css.thread} aria-busy="true">
      <div className={css.mine}>
        <Skeleton width="14rem" height="4rem" radius="1.2rem" />
      </div>
      <div className={css.theirs}>
        <Skeleton width="16rem" height="6rem" radius="1.2rem" />
      </div>
    </div>
  );
}
