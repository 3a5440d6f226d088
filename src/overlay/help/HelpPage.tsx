import { type ComponentType, type SVGProps, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import Dice from '~icons/ph/dice-five-fill';
import Gift from '~icons/ph/gift-fill';
import Lifebuoy from '~icons/ph/lifebuoy-fill';
import Question from '~icons/ph/question-fill';
import Scales from '~icons/ph/scales-fill';
import Shield from '~icons/ph/shield-check-fill';
import User from '~icons/ph/user-fill';
import Wallet from '~icons/ph/wallet-fill';
import { useTranslation } from '../../i18n/i18n';
import { useBack } from '../../shared/navigation/useBack';
import { openPopup } from '../../shared/popups/popups';
import { medal, struck } from '../../theme/medal.css';
import { card, metalText } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import { SearchField } from '../../ui/form/SearchField';
import { Page } from '../../ui/page/Page';
import { Split } from '../../ui/page/Split';
import { Empty } from '../../ui/text/Empty';
import { Skeleton } from '../../ui/text/Skeleton';
import { EntryList } from './EntryList';
import { type Entry, search, TOPICS, type Topic } from './faq';
import * as css from './HelpPage.css';
import { ServiceCard } from './ServiceCard';
import { useFaq } from './useFaq';

const ICONS: Readonly<Record<Topic, ComponentType<SVGProps<SVGSVGElement>>>> = {
  account: User,
  money: Wallet,
  bonus: Gift,
  games: Dice,
  fairness: Scales,
  safe: Shield,
};

/** /faq: answers by topic and by search. `?topic=` opens a topic. */
export function HelpPage() {
  const { t } = useTranslation();
  const [asked] = useSearchParams();
  const faq = useFaq();
  const [query, setQuery] = useState('');
  const [topic, setTopic] = useState<Topic | null>(
    () => TOPICS.find((one) => one === asked.get('topic')) ?? null,
  );
  const answers = useRef<HTMLElement>(null);
  const showTopic = (next: Topic | null) => {
    setQuery('');
    setTopic(next);
    answers.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Page
      title={t('help.title')}
      onBack={useBack('/account')}
      wide
      actions={
        <Button size="m" tone="quiet" onClick={() => openPopup('guide')}>
          {t('help.guide')}
        </Button>
      }
    >
      <Split
        lead={
          <>
            <section className={css.hero}>
              <span className={classes(medal, css.motif)} aria-hidden>
                <Lifebuoy className={struck} />
              </span>
              <h2 className={classes(css.hello, metalText)}>{t('help.hello')}</h2>
              <SearchField
                label={t('help.search')}
                clearLabel={t('help.clear')}
                value={query}
                onChange={setQuery}
              />
            </section>
            {query.trim() === '' && <Topics active={topic} onChange={showTopic} />}
          </>
        }
      >
        <section ref={answers} aria-live="polite">
          {faq.state === 'loading' && <Waiting />}
          {faq.state === 'failed' && (
            <div role="alert">
              <Empty
                icon={<Lifebuoy />}
                title={t('help.trouble')}
                action={<Button onClick={faq.retry}>{t('ui.retry')}</Button>}
              />
            </div>
          )}
          {faq.state === 'ready' && (
            <Answers entries={faq.entries} query={query} topic={topic} onTopic={showTopic} />
          )}
        </section>
        <ServiceCard />
      </Split>
    </Page>
  );
}

interface TopicsProps {
  active: Topic | null;
  onChange: (topic: Topic | null) => void;
}

function Topics({ active, onChange }: TopicsProps) {
  const { t } = useTranslation();
  return (
    <nav className={css.topics} aria-label={t('help.topics')}>
      {TOPICS.map((topic) => {
        const Icon = ICONS[topic];
        return (
          <button
            key={topic}
            type="button"
            className={classes(card, css.topic)}
            aria-pressed={topic === active}
            onClick={() => onChange(topic === active ? null : topic)}
          >
            <span className={css.discs[topic]}>
              <Icon aria-hidden />
            </span>
            {t(`help.topic_${topic}`)}
          </button>
        );
      })}
    </nav>
  );
}

interface AnswersProps {
  entries: readonly Entry[];
  query: string;
  topic: Topic | null;
  onTopic: (topic: Topic | null) => void;
}

function Answers({ entries, query, topic, onTopic }: AnswersProps) {
  const { t } = useTranslation();
  const isSearch = query.trim() !== '';
  const found = isSearch
    ? search(entries, query)
    : entries.filter((entry) => (topic === null ? entry.popular : entry.topic === topic));
  if (found.length === 0) {
    return <Empty icon={<Question />} title={t('help.foundNone')} text={t('help.foundNoneText')} />;
  }
  const title = isSearch
    ? t('help.found', { count: found.length })
    : t(topic === null ? 'help.popular' : `help.topic_${topic}`);
  return (
    <>
      <h2 className={css.heading}>
        {title}
        {topic !== null && !isSearch && (
          <Button size="m" tone="quiet" onClick={() => onTopic(null)}>
            {t('help.popular')}
          </Button>
        )}
      </h2>
      <EntryList key={`${topic} ${isSearch}`} entries={found} onMore={(entry) => onTopic(entry.topic)} />
    </>
  );
}

function Waiting() {
  return (
    <div className={css.waiting} aria-busy="true">
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} height="2.6rem" radius="0.8rem" />
      ))}
    </div>
  );
}
