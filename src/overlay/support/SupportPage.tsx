import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { ChevronRight } from 'lucide-react';
import Headset from '~icons/ph/headset-fill';
import Plugs from '~icons/ph/plugs-fill';
import type { Conversation } from '../../../contract/messages/support';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { messageTimeText } from '../../shared/messageTime';
import { useBack } from '../../shared/navigation/useBack';
import { onlineAtom } from '../../shared/online';
import { loggedInAtom, uidAtom } from '../../shared/session/session';
import { card, unseen } from '../../theme/recipes.css';
import { Button } from '../../ui/form/Button';
import * as lines from '../../ui/page/DayList.css';
import { Link } from '../../ui/page/Link';
import { Page } from '../../ui/page/Page';
import { badges } from '../../ui/text/Badge.css';
import { Empty } from '../../ui/text/Empty';
import { Skeleton } from '../../ui/text/Skeleton';
import { CATEGORY_ICONS } from './categories';
import { DeskClosed, useDeskOpen } from './DeskClosed';
import { ASK_AGAIN_MS, conversationsQuery } from './queries';
import { StateChip } from './StateChip';
import * as css from './Support.css';

/** /support: the player's conversations with customer service. */
export function SupportPage() {
  const { t } = useTranslation();
  const back = useBack('/msgCenter');
  const loggedIn = useAtomValue(loggedInAtom);
  const isOpen = useDeskOpen();
  return (
    <Page
      title={t('support.title')}
      onBack={back}
      {...(isOpen &&
        loggedIn && {
          footer: (
            <Button wide to="/support/new">
              {t('support.write')}
            </Button>
          ),
        })}
    >
      {!isOpen ? <DeskClosed /> : loggedIn ? <Conversations /> : <Welcome />}
    </Page>
  );
}

/** Nothing was written yet, or the reader is a guest. */
function Welcome() {
  const { t } = useTranslation();
  const loggedIn = useAtomValue(loggedInAtom);
  return (
    <Empty
      icon={<Headset />}
      title={t('support.welcome')}
      text={t('support.welcomeText')}
      {...(!loggedIn && { action: <Button to="/support/new">{t('support.write')}</Button> })}
    />
  );
}

function Conversations() {
  const { t } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const online = useAtomValue(onlineAtom);
  const query = useInfiniteQuery({ ...conversationsQuery(uid), refetchInterval: ASK_AGAIN_MS });
  if (query.data === undefined) {
    if (!query.isError && online) return <Waiting />;
    return (
      <Empty
        icon={<Plugs />}
        title={t(online ? 'support.failed' : 'support.offline')}
        {...(online && { action: <Button onClick={() => void query.refetch()}>{t('ui.retry')}</Button> })}
      />
    );
  }
  const conversations = query.data.pages.flatMap(({ list }) => list);
  if (conversations.length === 0) return <Welcome />;
  return (
    <div className={css.list}>
      <ul className={`${card} ${lines.lines}`} aria-label={t('support.conversations')}>
        {conversations.map((conversation) => (
          <ConversationRow key={conversation.conversationId} conversation={conversation} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          tone="secondary"
          size="m"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('support.more')}
        </Button>
      )}
    </div>
  );
}

function ConversationRow({ conversation }: { conversation: Conversation }) {
  const { t, language } = useTranslation();
  const { conversationId, category, title, state, isUnread, wroteAt } = conversation;
  const Icon = CATEGORY_ICONS[category];
  return (
    <li className={lines.line}>
      <Link className={css.row} to={`/support/thread?id=${conversationId}`}>
        <span className={badges[isUnread ? 'accent' : 'plain']}>
          <Icon aria-hidden />
          {isUnread && <i className={css.dot} />}
        </span>
        <span className={css.words}>
          {isUnread && <span className={unseen}>{t('support.newAnswer')}: </span>}
          <b className={isUnread ? css.rowTitleNew : css.rowTitle}>{title}</b>
          <span className={css.rowState}>
            <StateChip state={state} />
            <time className={css.small} dateTime={wroteAt}>
              {messageTimeText(new Date(wroteAt), new Date(), LANGUAGES[language].tag)}
            </time>
          </span>
        </span>
        <ChevronRight size="1.15rem" aria-hidden />
      </Link>
    </li>
  );
}

function Waiting() {
  return (
    <ul className={`${card} ${lines.lines}`} aria-busy="true">
      {['a', 'b', 'c'].map((key) => (
        <li key={key} className={css.row}>
          <Skeleton width="2.5rem" height="2.5rem" radius="0.8rem" />
          <span className={css.words}>
            <Skeleton width="11rem" height="1rem" />
            <Skeleton width="8rem" height="1.5rem" radius="1rem" />
          </span>
        </li>
      ))}
    </ul>
  );
}
