import { useAtomValue } from 'jotai';
import { useState } from 'react';
import Pause from '~icons/ph/hand-palm-fill';
import Plugs from '~icons/ph/plugs-fill';
import CheckCircle from '~icons/ph/seal-check-fill';
import type { Mission } from '../../../contract/rewards/missions';
import { useTranslation } from '../../i18n/i18n';
import { onlineAtom } from '../../shared/online';
import { useAnnounced } from '../../shared/rewards/useAnnounced';
import { Button } from '../../ui/form/Button';
import { Tabs } from '../../ui/page/Tabs';
import { Announced } from '../../ui/text/Announced';
import { Empty } from '../../ui/text/Empty';
import { Skeleton } from '../../ui/text/Skeleton';
import { CheckinCard } from './checkin/CheckinCard';
import { MissionRow } from './MissionRow';
import * as css from './Missions.css';
import { Today } from './Today';
import { isClaimable, keyOf, useMissions } from './useMissions';
import { useMissionTitle } from './useMissionTitle';
import { isKnown } from './ways';

const KINDS = ['daily', 'life'] as const;
type Kind = (typeof KINDS)[number];

const STATUSES = ['all', 'incomplete', 'complete', 'missed'] as const;
type Status = (typeof STATUSES)[number];

const statusOf = ({ receiveState }: Mission): Status => {
  if (receiveState === 'MISSED') return 'missed';
  return receiveState === 'UNFINISHED' ? 'incomplete' : 'complete';
};

/** The missions of a player, with their states: loading, failed, resting, empty. */
export function Missions() {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  const missions = useMissions();
  const { page, failed, retry } = missions;
  const [kind, setKind] = useState<Kind>('daily');
  const [status, setStatus] = useState<Status>('all');
  if (page === null) return failed || !online ? <Failed onRetry={retry} /> : <Waiting />;
  if (page.resting !== null) {
    return (
      <Empty
        icon={<Pause />}
        title={t('missions.restingTitle')}
        text={t(`missions.resting_${page.resting}`)}
        action={<Button to="/playsafe">{t('missions.toPlaySafe')}</Button>}
      />
    );
  }
  const known = { daily: page.dailyMisson, life: page.accumulativeMisson };
  const ofKind = known[kind].filter(({ id }) => isKnown(id));
  const shown = ofKind.filter((mission) => status === 'all' || statusOf(mission) === status);
  const statuses = kind === 'daily' ? STATUSES : STATUSES.filter((one) => one !== 'missed');
  return (
    <>
      <CheckinCard />
      <Changes />
      <Tabs<Kind>
        label={t('missions.kinds')}
        look="pill"
        active={kind}
        onChange={(next) => {
          setKind(next);
          setStatus('all');
        }}
        tabs={KINDS.map((key) => {
          const open = known[key].filter(isClaimable).length;
          return {
            key,
            label: t(`missions.kind_${key}`),
            ...(open > 0 && {
              icon: (
                <span className={css.count} role="img" aria-label={t('missions.toClaim', { count: open })}>
                  {open}
                </span>
              ),
            }),
          };
        })}
      />
      {kind === 'daily' && <Today page={page} />}
      <Tabs<Status>
        label={t('missions.statuses')}
        active={status}
        onChange={setStatus}
        tabs={statuses.map((key) => ({ key, label: t(`missions.status_${key}`) }))}
      />
      {shown.length === 0 ? (
        <Empty icon={<CheckCircle />} title={t(`missions.empty_${status}`)} text={t('missions.emptyText')} />
      ) : (
        <ul className={css.list}>
          {shown.map((mission) => (
            <MissionRow
              key={keyOf(mission)}
              mission={mission}
              isBusy={missions.isClaiming(mission)}
              isNew={missions.isNewlyClaimed(mission)}
              onClaim={() => missions.claim(mission)}
            />
          ))}
        </ul>
      )}
      <p className={css.note}>{t('missions.note')}</p>
    </>
  );
}

/** What operators have announced to change of missions and check-in. */
function Changes() {
  const { t } = useTranslation();
  const titleOf = useMissionTitle();
  const days = useAnnounced(['checkin', 'mission'], ({ id }) => {
    if (id === null) return t('checkin.title');
    return isKnown(id) ? titleOf(id) : null;
  });
  return days.map(({ key, ...day }) => <Announced key={key} {...day} />);
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={css.failed}>
      <Empty
        icon={<Plugs />}
        title={t('missions.failed')}
        text={t('missions.failedText')}
        action={<Button onClick={onRetry}>{t('ui.retry')}</Button>}
      />
    </div>
  );
}

function Waiting() {
  return (
    <div className={css.waiting} aria-busy="true">
      <Skeleton height="19rem" radius="1.1rem" />
      <Skeleton height="3.25rem" radius="2rem" />
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} height="5rem" radius="1rem" />
      ))}
    </div>
  );
}
