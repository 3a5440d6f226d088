import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import Receipt from '~icons/ph/receipt';
import SignOut from '~icons/ph/sign-out';
import { saferPlayCalls } from '../../../contract/account/saferPlay';
import type { Sitting } from '../../../contract/account/saferPlayState';
import type { OpenPath } from '../../../contract/addresses';
import { useTranslation } from '../../i18n/i18n';
import { useLeaveGame } from '../../shared/navigation/useLeaveGame';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { onlineAtom } from '../../shared/online';
import { saferPlayQuery, sittingQuery } from '../../shared/safer-play/saferPlay';
import { uidAtom } from '../../shared/session/session';
import { Button } from '../../ui/form/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import { amountText } from '../../ui/text/Amount';
import { Reason } from '../../ui/text/Reason';
import { Skeleton } from '../../ui/text/Skeleton';
import { BreakSheet } from './BreakSheet';
import { durationText } from './duration';
import { Figures } from './Figures';
import * as bars from './Safer.css';
import * as css from './sheets.css';
import { useSaferPlayChange } from './useSaferPlay';

/** The reality check: time played and result since the start of the session. Both answers look equally important. */
export function RealityCheck({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const wayOut = useLeaveGame(null);
  const online = useAtomValue(onlineAtom);
  const uid = useAtomValue(uidAtom);
  const safer = useQuery(saferPlayQuery(uid)).data ?? null;
  const played = useQuery(sittingQuery(uid));
  // Do not show figures of an earlier check.
  const sitting = (played.isFetchedAfterMount && played.isSuccess && played.data) || null;
  const failed = !online || (played.isError && !played.isFetching);
  const session = safer?.sessionLimits.find(({ period }) => period === 'day');
  const seen = useSaferPlayChange();
  const [isBreakOpen, setBreakOpen] = useState(false);
  const goOn = async () => {
    if (await seen.make(saferPlayCalls.acknowledge, {})) onClose();
  };
  // Replaces the sheet's history entry, so that Back leads straight to the game.
  const leaveTo = (path: OpenPath) => {
    onClose();
    navigate(path, { replace: true });
  };
  const leaveGame = () => {
    onClose();
    wayOut();
  };
  return (
    <>
      <Sheet
        open={!isBreakOpen}
        onClose={onClose}
        title={t('safer.check')}
        footer={
          <>
            <div className={css.pair}>
              <Button tone="secondary" onClick={() => setBreakOpen(true)}>
                {t('safer.break')}
              </Button>
              <Button tone="secondary" busy={seen.busy} disabled={!online} onClick={() => void goOn()}>
                {t('safer.keepPlaying')}
              </Button>
            </div>
            <Reason id="check-reason" wrong={seen.wrong} off={online ? null : t('safer.offline')} />
            <div className={css.links}>
              <button type="button" className={css.link} onClick={() => leaveTo('/record')}>
                <Receipt aria-hidden />
                {t('safer.everyBet')}
              </button>
              <button type="button" className={css.link} onClick={leaveGame}>
                <SignOut aria-hidden />
                {t('safer.leave')}
              </button>
            </div>
          </>
        }
      >
        <div className={css.head}>
          <Clock />
          <div className={css.headText}>
            {sitting === null ? (
              <Skeleton width="9rem" height="1.6rem" />
            ) : (
              <b>{t('safer.playedFor', { time: durationText(sitting.minutes, t) })}</b>
            )}
            <p>{t('safer.checkText')}</p>
          </div>
        </div>
        {sitting !== null && <SessionFigures sitting={sitting} />}
        {sitting === null && failed && (
          <div className={css.column} role="alert">
            <p className={css.text}>{t('safer.troubleTitle')}</p>
            <Button tone="secondary" wide onClick={() => void played.refetch()}>
              {t('ui.retry')}
            </Button>
          </div>
        )}
        {sitting === null && !failed && <Skeleton height="7.9rem" radius="0.75rem" />}
        <Today
          minutes={session?.usedMinutes ?? sitting?.playedTodayMinutes ?? null}
          limit={session?.mostMinutes ?? null}
          onLimits={() => leaveTo('/playsafe')}
        />
      </Sheet>
      <BreakSheet
        open={isBreakOpen}
        safer={safer}
        online={online}
        onClose={() => setBreakOpen(false)}
        onDone={() => leaveTo('/playsafe')}
      />
    </>
  );
}

function SessionFigures({ sitting: { staked, paid, net } }: { sitting: Sitting }) {
  const { t } = useTranslation();
  return (
    <Figures
      figures={[
        { key: 'staked', label: t('safer.staked'), text: amountText(staked) },
        { key: 'paid', label: t('safer.returned'), text: amountText(paid) },
        {
          key: 'net',
          label: t('safer.checkResult'),
          text: amountText(net, '₱', true),
          isResult: true,
          ...(net < 0n && { tone: 'loss' as const }),
        },
      ]}
    />
  );
}

interface TodayProps {
  readonly minutes: number | null;
  readonly limit: number | null;
  readonly onLimits: () => void;
}

/** The time played today, against the limit if there is one. */
function Today({ minutes, limit, onLimits }: TodayProps) {
  const { t } = useTranslation();
  const time = durationText(minutes ?? 0, t);
  return (
    <>
      <div className={css.usedLine}>
        <span>
          {minutes !== null &&
            (limit === null
              ? t('safer.todayPlayed', { time })
              : t('safer.todayOf', { time, limit: durationText(limit, t) }))}
        </span>
        <button type="button" className={css.link} onClick={onLimits}>
          {t('safer.changeLimits')}
        </button>
      </div>
      {limit !== null && minutes !== null && (
        <div className={bars.bar}>
          <div
            className={bars.barUsed}
            style={{ width: `${limit === 0 ? 100 : Math.min(100, (minutes / limit) * 100)}%` }}
          />
        </div>
      )}
    </>
  );
}

function Clock() {
  return (
    <svg viewBox="0 0 72 72" className={css.clock} aria-hidden="true">
      <circle cx="36" cy="36" r="31" className={css.clockRim} />
      <path d="M36 18V36L46 42" className={css.clockHand} />
      <circle cx="36" cy="36" r="4" className={css.clockPin} />
    </svg>
  );
}
