import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import Desktop from '~icons/ph/desktop-fill';
import Phone from '~icons/ph/device-mobile-fill';
import { type OpenedSession, profileCalls } from '../../../../contract/account/profile';
import { errorText } from '../../../i18n/errorText';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import type { StringKey } from '../../../i18n/stringKeys';
import { send } from '../../../shared/api/api';
import { soonText } from '../../../shared/dateText';
import { type ReadUserAgent, readUserAgent } from '../../../shared/device';
import { onlineAtom } from '../../../shared/online';
import { showToast } from '../../../shared/popups/toasts';
import { callQuery } from '../../../shared/query/callQuery';
import { uidAtom } from '../../../shared/session/session';
import { Button } from '../../../ui/form/Button';
import { Chip } from '../../../ui/form/Chip';
import { Sheet } from '../../../ui/sheet/Sheet';
import { Reason } from '../../../ui/text/Reason';
import { Skeleton } from '../../../ui/text/Skeleton';
import * as css from './sheets.css';

/** Lists the sessions in which the player is signed in, with a button to sign out of each. */
export function SessionsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  const uid = useAtomValue(uidAtom);
  const query = useQuery({ ...sessionsQuery(uid), enabled: open && online && uid !== null });
  const list = query.data ?? null;
  const failed = query.isError && !query.isFetching;
  const [ending, setEnding] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);

  const end = async (which: string, work: () => Promise<unknown>, done: StringKey) => {
    setEnding(which);
    setWrong(null);
    try {
      await work();
      showToast({ text: t(done), tone: 'success' });
    } catch (error) {
      setWrong(errorText(error, t));
    }
    // Reload in any case: the session may have ended elsewhere meanwhile.
    await query.refetch();
    setEnding(null);
  };
  const others = list?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('account.sessions')}
      footer={
        others.length > 0 && (
          <>
            <Button
              tone="secondary"
              wide
              busy={ending === 'others'}
              disabled={!online}
              describedBy="sessions-foot"
              onClick={() =>
                void end(
                  'others',
                  () => send(profileCalls.revokeOthers, {}, { quiet: true }),
                  'account.othersEnded',
                )
              }
            >
              {t('account.endOthers')}
            </Button>
            <Reason id="sessions-foot" wrong={wrong} off={online ? null : t('account.offline')} />
          </>
        )
      }
    >
      <p className={css.text}>{t('account.sessionsText')}</p>
      {list === null && !failed && online && (
        <div className={css.form} aria-hidden="true">
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
        </div>
      )}
      {list === null && (failed || !online) && (
        <div className={css.form} role="alert">
          <p className={css.note}>{t('account.sessionsTrouble')}</p>
          <Button tone="secondary" wide disabled={!online} onClick={() => void query.refetch()}>
            {t('ui.retry')}
          </Button>
        </div>
      )}
      {list !== null && (
        <ul className={css.sessions}>
          {list.map((session) => (
            <Session
              key={session.sessionId}
              session={session}
              busy={ending === session.sessionId}
              off={!online || ending !== null}
              onEnd={() =>
                void end(
                  session.sessionId,
                  () => send(profileCalls.revokeSession, { sessionId: session.sessionId }, { quiet: true }),
                  'account.sessionEnded',
                )
              }
            />
          ))}
        </ul>
      )}
    </Sheet>
  );
}

/** A session with the device named by its user agent. Only a hint: a user agent can claim anything. */
interface KnownSession extends OpenedSession {
  readonly device: ReadUserAgent;
}

const known = async (session: OpenedSession): Promise<KnownSession> => ({
  ...session,
  // Only the user agent of other devices is known.
  device: await readUserAgent({ userAgent: session.userAgent ?? '', touchPoints: 0 }),
});

/** The sessions with the names of their devices, fetched whenever the sheet opens. */
function sessionsQuery(uid: number | null) {
  const { queryKey, queryFn } = callQuery(profileCalls.sessions, {}, { uid });
  return { queryKey, queryFn: async () => Promise.all((await queryFn()).sessions.map(known)) };
}

interface SessionProps {
  readonly session: KnownSession;
  readonly busy: boolean;
  readonly off: boolean;
  readonly onEnd: () => void;
}

function Session({ session, busy, off, onEnd }: SessionProps) {
  const { t, language } = useTranslation();
  const { system, deviceType } = session.device;
  const browser = session.device.browser?.name ?? null;
  const isHeld = deviceType === 'mobile' || deviceType === 'tablet';
  const name =
    browser === null && system === null
      ? t('account.deviceUnknown')
      : browser === null || system === null
        ? (browser ?? system ?? '')
        : t('account.device', { browser, system });
  const moment = soonText(new Date(session.openedAt), LANGUAGES[language].tag);
  return (
    <li className={css.session}>
      <span className={css.sessionIcon}>{isHeld ? <Phone aria-hidden /> : <Desktop aria-hidden />}</span>
      <div className={css.sessionText}>
        <b>{name}</b>
        <small>{t('account.openedAt', { moment })}</small>
        {session.ip !== null && <small>{session.ip}</small>}
      </div>
      {session.isCurrent ? (
        <Chip tone="pos">{t('account.thisDevice')}</Chip>
      ) : (
        <Button tone="quiet" size="m" busy={busy} disabled={off && !busy} onClick={onEnd}>
          {t('account.endSession')}
        </Button>
      )}
    </li>
  );
}
