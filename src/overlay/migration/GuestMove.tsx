import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import Password from '~icons/ph/password-fill';
import { accountCalls } from '../../../contract/account/account';
import type { ReplyOf } from '../../../contract/call';
import { ERRORS } from '../../../contract/envelope';
import { migrationCalls } from '../../../contract/migration';
import type { Centavos } from '../../../games/kit/rules/money';
import { clockText } from '../../i18n/clockText';
import { errorText } from '../../i18n/errorText';
import { type Translation, useTranslation } from '../../i18n/i18n';
import { send } from '../../shared/api/api';
import { ApiError } from '../../shared/api/apiError';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { useCodeWait } from '../../shared/session/codeWait';
import { startSession } from '../../shared/session/session';
import { runStartUp } from '../../shared/session/startUp';
import { Button } from '../../ui/form/Button';
import { CodeField } from '../../ui/form/CodeField';
import { TextField } from '../../ui/form/TextField';
import { MoveCard } from './MoveCard';
import { Trouble, Waiting } from './states';
import * as css from './TransferPage.css';

/** What an account brought along. */
export interface Moved {
  readonly amountCentavos: Centavos;
  readonly awardCentavos: Centavos;
}

interface GuestMoveProps {
  /** From a child app: logs in once, within a minute. */
  readonly ticket: string | null;
  readonly onMoved: (moved: Moved) => void;
}

type Found = ReplyOf<typeof migrationCalls.recentAccount>;
type Reply = ReplyOf<typeof migrationCalls.logIn>;

const QUIET = { quiet: true, noLoginRedirect: true } as const;

/** In the main app: the account of a ticket or of this device, or one that the player names; and the code that opens it. */
export function GuestMove({ ticket, onMoved }: GuestMoveProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const {
    data: found,
    isLoadingError,
    refetch,
  } = useQuery({
    // The ticket is no name of data that others may read.
    queryKey: [migrationCalls.recentAccount.path, ticket === null ? 'device' : 'ticket'],
    queryFn: () =>
      send(
        migrationCalls.recentAccount,
        {},
        ticket === null ? QUIET : { ...QUIET, noAuth: false, forceToken: ticket },
      ),
    gcTime: 0,
  });
  const moved = (reply: Reply) => {
    startSession(reply);
    onMoved({ amountCentavos: reply.migrateAmount, awardCentavos: reply.migrateAwardAmount });
    void runStartUp();
  };
  if (isLoadingError) return <Trouble onRetry={() => void refetch()} />;
  if (found === undefined) return <Waiting />;
  const notNow = (
    <Button wide tone="quiet" onClick={() => navigate('/')}>
      {t('migration.notNow')}
    </Button>
  );
  if (found.token !== null) {
    return (
      <WithTicket
        key="ticket"
        found={found}
        ticket={found.token}
        onMoved={moved}
        onOver={() => void refetch()}
      >
        {notNow}
      </WithTicket>
    );
  }
  return (
    <>
      {ticket !== null && (
        <p className={css.wrong} role="alert">
          {t('migration.ticketOver')}
        </p>
      )}
      <WithCode found={found} onMoved={moved}>
        {notNow}
      </WithCode>
    </>
  );
}

const movingOf = ({ accountInfo, amount, migrateAwardAmount }: Found) => ({
  phone: accountInfo?.phone ?? '',
  vipLevel: accountInfo?.vipLevel ?? null,
  amountCentavos: amount,
  points: accountInfo?.points ?? null,
  coupons: accountInfo?.coupons ?? null,
  awardCentavos: migrateAwardAmount,
});

/** The words of a refused move. */
function refusalText(error: unknown, t: Translation['t']): string {
  if (error instanceof ApiError) {
    if (error.code === ERRORS.ticketOver.code) return t('migration.ticketOver');
    if (error.code === ERRORS.betOpen.code) return t('migration.betOpen');
  }
  return errorText(error, t);
}

interface StepProps {
  readonly found: Found;
  readonly onMoved: (reply: Reply) => void;
  readonly children: React.ReactNode;
}

/** The other app has proven whose account it is. */
function WithTicket({
  found,
  ticket,
  onMoved,
  onOver,
  children,
}: StepProps & { readonly ticket: string; readonly onOver: () => void }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const move = async () => {
    setBusy(true);
    setWrong(null);
    try {
      onMoved(await send(migrationCalls.logIn, {}, { ...QUIET, noAuth: false, forceToken: ticket }));
    } catch (error) {
      setWrong(refusalText(error, t));
      setBusy(false);
      // The account is asked for again: by a code now.
      if (error instanceof ApiError && error.code === ERRORS.ticketOver.code) onOver();
    }
  };
  return (
    <>
      <MoveCard moving={movingOf(found)} />
      <Note text={t('migration.noteTicket')} />
      {wrong !== null && (
        <p className={css.wrong} role="alert">
          {wrong}
        </p>
      )}
      <div className={css.actions}>
        <Button wide busy={busy} onClick={() => void move()}>
          {t('migration.moveNow')}
        </Button>
        {children}
      </div>
    </>
  );
}

/** The account of this device, or the one of a phone that the player types; a code to that phone opens it. */
function WithCode({ found, onMoved, children }: StepProps) {
  const { t } = useTranslation();
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const wait = useCodeWait('entry');
  const { userCode, appCode, accountInfo } = found;
  const known = userCode === null || appCode === null ? null : { userCode, appCode };
  const typed = phone.replace(/\D/g, '').replace(/^(63|0)/, '');
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setWrong(null);
    await work().catch((error: unknown) => setWrong(refusalText(error, t)));
    setBusy(false);
  };
  const sendCode = () =>
    run(async () => {
      if (known === null && !/^9[0-9]{9}$/.test(typed)) return setWrong(t('migration.phoneWrong'));
      const { resendAfterS } = await (known === null
        ? send(accountCalls.sendLogInCode, { phone: typed }, QUIET)
        : send(migrationCalls.sendCode, known, QUIET));
      wait.start(resendAfterS * 1_000);
      setCode('');
    });
  const move = () =>
    run(async () => {
      if (code?.length !== 6) return setWrong(t('errors.codeWrong'));
      const account = known ?? { account: typed };
      onMoved(await send(migrationCalls.logIn, { ...account, verifyCode: code }, QUIET));
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (code === null ? sendCode() : move());
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {known !== null ? (
        <MoveCard moving={movingOf(found)} />
      ) : (
        code === null && (
          <>
            <div className={css.asked}>
              <h2>{t('migration.whichTitle')}</h2>
              <p className={css.sent}>{t('migration.whichText')}</p>
            </div>
            <TextField
              label={t('migration.phone')}
              leading="+63"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              placeholder="9XX XXX XXXX"
              value={phone}
              onChange={(event) => setPhone(event.target.value)}
            />
          </>
        )
      )}
      {code === null ? (
        <Note text={t('migration.note')} />
      ) : (
        <>
          <p className={css.sent} role="status">
            {t('migration.codeText', { phone: accountInfo?.phone ?? `+63 ${typed}` })}
          </p>
          <CodeField label={t('migration.code')} value={code} onChange={setCode} />
          <button
            type="button"
            className={css.again}
            aria-disabled={wait.leftMs > 0 || busy}
            onClick={() => wait.leftMs === 0 && !busy && void sendCode()}
          >
            {wait.leftMs > 0
              ? t('migration.codeIn', { time: clockText(wait.leftMs) })
              : t('migration.codeAgain')}
          </button>
        </>
      )}
      {wrong !== null && (
        <p className={css.wrong} role="alert">
          {wrong}
        </p>
      )}
      <div className={css.actions}>
        <Button type="submit" wide busy={busy}>
          {t(code === null ? 'migration.sendCode' : 'migration.confirm')}
        </Button>
        {children}
      </div>
    </form>
  );
}

function Note({ text }: { readonly text: string }) {
  return (
    <p className={css.note}>
      <span className={css.sign}>
        <Password aria-hidden />
      </span>
      {text}
    </p>
  );
}
