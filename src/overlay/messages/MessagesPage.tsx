import { useAtomValue } from 'jotai';
import { ListChecks } from 'lucide-react';
import { useEffect, useState } from 'react';
import Envelope from '~icons/ph/envelope-simple-open-fill';
import Lighthouse from '~icons/ph/lighthouse-fill';
import { type Message, type Segment, segments } from '../../../contract/messages/messages';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { TIME_ZONE } from '../../shared/dateText';
import { isToday } from '../../shared/messageTime';
import { reportEvent } from '../../shared/missions/reportEvent';
import { isOpenPage } from '../../shared/navigation/availablePages';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { useBack } from '../../shared/navigation/useBack';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { onlineAtom } from '../../shared/online';
import { loggedInAtom } from '../../shared/session/session';
import { unreadCountsAtom } from '../../shared/session/unread';
import { card } from '../../theme/recipes.css';
import { Button } from '../../ui/form/Button';
import { IconButton } from '../../ui/form/IconButton';
import * as list from '../../ui/page/DayList.css';
import { LoginPrompt } from '../../ui/page/LoginPrompt';
import { Page } from '../../ui/page/Page';
import { Tabs } from '../../ui/page/Tabs';
import { Sheet } from '../../ui/sheet/Sheet';
import { Empty } from '../../ui/text/Empty';
import { Skeleton } from '../../ui/text/Skeleton';
import { MessageRow } from './MessageRow';
import * as css from './MessagesPage.css';
import { MessageText } from './MessageText';
import { MessengerCard } from './MessengerCard';
import { type Messages, useMessages } from './useMessages';
import { wordingOf } from './wording';

/** /msgCenter: the player's messages. */
export function MessagesPage() {
  const { t } = useTranslation();
  const loggedIn = useAtomValue(loggedInAtom);
  const back = useBack('/account');
  if (loggedIn) return <MessageSegments onBack={back} />;
  return (
    <Page title={t('messages.title')} onBack={back}>
      <LoginPrompt
        icon={<Envelope />}
        title={t('messages.guest')}
        text={t('messages.guestText')}
        logIn={t('messages.logIn')}
        to={loginRedirect('/msgCenter', false)}
      />
    </Page>
  );
}

function MessageSegments({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation();
  useEffect(() => reportEvent('messageCentre'), []);
  const [segment, setSegment] = useState<Segment>('notices');
  const counts = useAtomValue(unreadCountsAtom);
  const messages = useMessages(segment);
  const [shown, setShown] = useState<Message | null>(null);
  const open = (message: Message) => {
    messages.read(message.messageId);
    setShown(message);
  };
  return (
    <Page
      title={t('messages.title')}
      onBack={onBack}
      actions={
        <IconButton
          label={t('messages.readAll')}
          icon={<ListChecks size="1.3rem" aria-hidden />}
          disabled={messages.items.every(({ isRead }) => isRead)}
          onClick={messages.readAll}
        />
      }
    >
      <Tabs<Segment>
        label={t('messages.drawers')}
        look="pill"
        active={segment}
        onChange={setSegment}
        tabs={segments.map((key) => {
          const unread = counts?.[key] ?? 0;
          return {
            key,
            label: t(`messages.${key}`),
            ...(unread > 0 && {
              icon: (
                <span className={css.count} role="img" aria-label={t('messages.unread', { count: unread })}>
                  {unread}
                </span>
              ),
            }),
          };
        })}
      />
      <MessengerCard />
      <Listed segment={segment} messages={messages} onOpen={open} />
      <MessageSheet message={shown} onClose={() => setShown(null)} />
    </Page>
  );
}

interface ListedProps {
  segment: Segment;
  messages: Messages;
  onOpen: (message: Message) => void;
}

function Listed({ segment, messages, onOpen }: ListedProps) {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  if (messages.state === 'loading') return <Waiting />;
  if (messages.state === 'failed') {
    return (
      <Empty
        icon={<Envelope />}
        title={t(online ? 'messages.failed' : 'messages.offline')}
        {...(online && {
          action: <Button onClick={messages.retry}>{t('ui.retry')}</Button>,
        })}
      />
    );
  }
  if (messages.items.length === 0) {
    return (
      <Empty
        icon={<Lighthouse />}
        title={t(`messages.empty_${segment}`)}
        text={t(`messages.emptyText_${segment}`)}
      />
    );
  }
  const now = new Date();
  const today = messages.items.filter(({ sentAt }) => isToday(new Date(sentAt), now));
  const earlier = messages.items.slice(today.length);
  return (
    <div className={list.days}>
      <Day title={t('messages.today')} messages={today} onOpen={onOpen} onRead={messages.read} />
      <Day title={t('messages.earlier')} messages={earlier} onOpen={onOpen} onRead={messages.read} />
      {messages.hasMore && (
        <Button tone="secondary" size="m" busy={messages.loadingMore} onClick={messages.loadMore}>
          {t('messages.more')}
        </Button>
      )}
    </div>
  );
}

interface DayProps {
  title: string;
  messages: readonly Message[];
  onOpen: (message: Message) => void;
  onRead: (messageId: string) => void;
}

function Day({ title, messages, onOpen, onRead }: DayProps) {
  if (messages.length === 0) return null;
  return (
    <section className={list.day}>
      <h2 className={list.heading}>{title}</h2>
      <ul className={`${card} ${list.lines}`}>
        {messages.map((message) => (
          <MessageRow
            key={message.messageId}
            message={message}
            onOpen={() => onOpen(message)}
            onRead={() => onRead(message.messageId)}
          />
        ))}
      </ul>
    </section>
  );
}

/** The full message. Kept while the sheet slides out. */
function MessageSheet({ message, onClose }: { message: Message | null; onClose: () => void }) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const [last, setLast] = useState(message);
  if (message !== null && message !== last) setLast(message);
  if (last === null) return null;
  const { tag } = LANGUAGES[language];
  const { title, text, isMarked, to } = wordingOf(last.content, t, tag);
  const leads = to !== null && isOpenPage(to);
  return (
    <Sheet
      open={message !== null}
      onClose={onClose}
      title={title}
      {...(leads && {
        footer: (
          <Button wide onClick={() => navigate(to, { replace: true })}>
            {t('messages.open')}
          </Button>
        ),
      })}
    >
      <div className={css.whole}>
        <time className={list.heading} dateTime={last.sentAt}>
          {new Intl.DateTimeFormat(tag, {
            timeZone: TIME_ZONE,
            dateStyle: 'long',
            timeStyle: 'short',
          }).format(new Date(last.sentAt))}
        </time>
        <MessageText text={text} isMarked={isMarked} />
      </div>
    </Sheet>
  );
}

function Waiting() {
  return (
    <div className={list.day} aria-busy="true">
      <Skeleton width="4rem" height="1.1rem" />
      <ul className={`${card} ${list.lines}`}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <li key={key} className={css.placeholder}>
            <Skeleton width="2.5rem" height="2.5rem" radius="0.8rem" />
            <span className={css.words}>
              <Skeleton width="9rem" height="1rem" />
              <Skeleton width="12rem" height="0.8rem" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
