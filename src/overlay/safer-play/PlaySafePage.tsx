import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import Chart from '~icons/ph/chart-bar-fill';
import Headset from '~icons/ph/headset-fill';
import type { PlayResult } from '../../../contract/account/saferPlay';
import type { SaferPlay } from '../../../contract/account/saferPlayState';
import { useTranslation } from '../../i18n/i18n';
import { useService } from '../../shared/config/service';
import { useBack } from '../../shared/navigation/useBack';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { IconButton } from '../../ui/form/IconButton';
import { List } from '../../ui/page/List';
import { Page } from '../../ui/page/Page';
import { Row } from '../../ui/page/Row';
import { Split } from '../../ui/page/Split';
import { Skeleton } from '../../ui/text/Skeleton';
import { BreakOptions } from './BreakOptions';
import { BreakSheet } from './BreakSheet';
import { CheckInterval } from './CheckInterval';
import { ExcludeSheet } from './ExcludeSheet';
import { LimitList } from './LimitList';
import { type LimitName, LimitSheet } from './LimitSheet';
import { LoadFailed, MembersOnly } from './MembersOnly';
import { RestrictionCard } from './RestrictionCard';
import * as css from './Safer.css';
import { TodayCard } from './TodayCard';
import { useResults } from './useResults';
import { useSaferPlay } from './useSaferPlay';

/** /playsafe: the player's limits, breaks and exclusion, and their time and results. */
export function PlaySafePage() {
  const { t } = useTranslation();
  const back = useBack('/account');
  const navigate = useNavigate();
  const service = useService('saferPlay');
  return (
    <Page
      title={t('safer.title')}
      onBack={back}
      wide
      actions={
        service !== null && (
          <IconButton
            label={t('safer.help')}
            icon={<Headset aria-hidden />}
            onClick={() => {
              if (service.at === 'inside') navigate(service.to);
              else window.open(service.url, '_blank', 'noopener');
            }}
          />
        )
      }
    >
      <MembersOnly>
        <Content />
      </MembersOnly>
    </Page>
  );
}

function Content() {
  const { safer, failed, online, retry } = useSaferPlay();
  const results = useResults();
  const today = results.list?.[0] ?? (results.failed || !online ? undefined : null);
  if (safer !== null) return <Known safer={safer} online={online} today={today} />;
  return failed || !online ? <LoadFailed onRetry={retry} /> : <Waiting />;
}

interface KnownProps {
  readonly safer: SaferPlay;
  readonly online: boolean;
  readonly today: PlayResult | null | undefined;
}

type Open = 'break' | 'exclude';
const isOpen = (text: string | null): text is Open => text === 'break' || text === 'exclude';

function Known({ safer, online, today }: KnownProps) {
  const { t } = useTranslation();
  const [limit, setLimit] = useState<LimitName | null>(null);
  const [query, setQuery] = useSearchParams();
  const asked = query.get('open');
  // Another page may link straight to a sheet; closing it removes the request.
  const [open, setOpen] = useState<Open | null>(isOpen(asked) ? asked : null);
  const close = () => {
    setOpen(null);
    if (asked !== null) setQuery({}, { replace: true });
  };
  return (
    <>
      <Split
        lead={
          <>
            <RestrictionCard safer={safer} online={online} />
            <TodayCard safer={safer} today={today} />
            <List>
              <Row icon={<Chart aria-hidden />} label={t('safer.results')} to="/playsafe/results" />
            </List>
          </>
        }
      >
        <Section title={t('safer.limits')} hint={t('safer.limitsHint')}>
          <LimitList safer={safer} online={online} onOpen={(kind, period) => setLimit({ kind, period })} />
        </Section>
        <CheckInterval safer={safer} online={online} />
        <Section title={t('safer.stop')}>
          <BreakOptions onBreak={() => setOpen('break')} onExclude={() => setOpen('exclude')} />
        </Section>
        {!online && <p className={css.foot}>{t('safer.offline')}</p>}
      </Split>
      <LimitSheet
        safer={safer}
        name={limit}
        online={online}
        onName={setLimit}
        onClose={() => setLimit(null)}
      />
      <BreakSheet
        open={open === 'break'}
        safer={safer}
        online={online}
        onClose={close}
        onLonger={() => setOpen('exclude')}
      />
      <ExcludeSheet
        open={open === 'exclude'}
        safer={safer}
        online={online}
        onClose={close}
        onShorter={() => setOpen('break')}
      />
    </>
  );
}

function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <div className={css.heading}>
        <h2>{title}</h2>
        {hint !== undefined && <p className={css.hint}>{hint}</p>}
      </div>
      {children}
    </section>
  );
}

/** A skeleton of the page while it loads. */
function Waiting() {
  return (
    <div className={css.waiting}>
      <div className={classes(card, css.today)}>
        <Skeleton width="6rem" height="6rem" radius="50%" />
        <div className={css.figures}>
          <Skeleton width="4rem" />
          <Skeleton width="8rem" height="1.75rem" />
          <Skeleton width="10rem" />
        </div>
      </div>
      <Skeleton width="7rem" height="1.5rem" />
      <Skeleton height="12rem" radius="1rem" />
      <Skeleton width="8rem" height="1.5rem" />
      <Skeleton height="3rem" radius="0.75rem" />
    </div>
  );
}
