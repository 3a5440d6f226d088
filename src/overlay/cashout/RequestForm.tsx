import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import Info from '~icons/ph/info';
import { bonusCalls } from '../../../contract/wallet/bonus';
import type { PayoutAccount } from '../../../contract/wallet/withdrawals';
import { type Centavos, centavos, subtract } from '../../../games/kit/rules/money';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { groupedAmount, typedAmount } from '../../shared/amountInput';
import { shortDayText } from '../../shared/dateText';
import { callQuery } from '../../shared/query/callQuery';
import { uidAtom } from '../../shared/session/session';
import { Button } from '../../ui/form/Button';
import { Link } from '../../ui/page/Link';
import { Meter } from '../../ui/text/Meter';
import { Skeleton } from '../../ui/text/Skeleton';
import { AccountCard } from './AccountCard';
import { Bar, OpenHours } from './Bar';
import * as cashOut from './CashOut.css';
import * as css from './RequestForm.css';
import type { Request } from './useRequest';

const QUICK_PESOS = [500n, 1_000n, 2_000n, 5_000n];

/** Amount, account and fee of a cash-out; before them what keeps the player from one. */
export function RequestForm({ request, onLeave }: { request: Request; onLeave?: () => void }) {
  const { t } = useTranslation();
  const { terms, account, isLoading, failed, retry, submit } = request;
  if (isLoading) return <Loading />;
  if (failed) {
    return (
      <div className={css.trouble} role="alert">
        <p>{t(request.online ? 'cashout.trouble' : 'cashout.offline')}</p>
        <Button tone="secondary" size="m" onClick={retry}>
          {t('ui.retry')}
        </Button>
      </div>
    );
  }
  if (terms !== null && terms.bar !== null && terms.bar !== 'hours' && terms.bar !== 'count') {
    return <Bar terms={terms} bar={terms.bar} onLeave={onLeave} />;
  }
  return (
    <form
      className={cashOut.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {terms !== null &&
        (terms.bar === null ? (
          <OpenHours terms={terms} onClosed={request.retry} />
        ) : (
          <Bar terms={terms} bar={terms.bar} />
        ))}
      <AmountCard request={request} />
      <AccountChoice account={account} onLeave={onLeave} />
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt>{t('cashout.fee')}</dt>
          <dd className={css.value}>{terms === null ? '–' : amountText(terms.fee)}</dd>
        </div>
        <div className={css.fact}>
          <dt>{t('cashout.arrives')}</dt>
          <dd className={css.value}>{t('cashout.businessDay')}</dd>
        </div>
      </dl>
      <p className={css.note}>
        <Info aria-hidden />
        <span>{t('cashout.holdNote')}</span>
      </p>
      <BonusLeft />
    </form>
  );
}

/** What of the bonus has still to be played, and that it keeps no cash-out waiting. Nothing without a bonus. */
function BonusLeft() {
  const { t, language } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const { data } = useQuery(callQuery(bonusCalls.current, {}, { uid }));
  if (data?.bonus == null || data.bonus.expiresAt === null) return null;
  const { turnover, turnoverLeft, expiresAt } = data.bonus;
  const played = subtract(turnover, turnoverLeft);
  return (
    <Meter
      title={`${t('cashout.bonusLeft')} ${amountText(turnoverLeft)}`}
      share={Number(played) / Number(turnover)}
      text={t('wallet.turnoverOf', { played: amountText(played), turnover: amountText(turnover) })}
      note={t('wallet.bonusUntil', { day: shortDayText(new Date(expiresAt), LANGUAGES[language].tag) })}
    >
      <p className={cashOut.help}>{t('cashout.bonusNoDelay')}</p>
    </Meter>
  );
}

function AmountCard({ request }: { request: Request }) {
  const { t } = useTranslation();
  const [inside, setInside] = useState(false);
  const { terms, typed, setTyped, amountCentavos, error, takeAll } = request;
  return (
    <section className={css.amountCard}>
      <div className={css.amountRow}>
        <label className={css.amountBox} data-wrong={error === null ? undefined : ''}>
          <span className={css.amountHead}>
            <span>{t('cashout.amount')}</span>
            {terms !== null && <b>{t('cashout.available', { amount: amountText(terms.available) })}</b>}
          </span>
          <span className={css.amountLine}>
            <span className={css.peso}>₱</span>
            <input
              className={css.amountInput}
              inputMode="decimal"
              autoComplete="transaction-amount"
              enterKeyHint="done"
              placeholder="0"
              // Commas are inserted while digits are added at the end; elsewhere they would move the caret.
              value={inside ? typed : groupedAmount(typed)}
              onChange={(event) => {
                setInside(event.target.selectionStart !== event.target.value.length);
                setTyped(typedAmount(event.target.value));
              }}
              onBlur={() => setInside(false)}
              aria-invalid={error !== null || undefined}
              aria-describedby="cash-out-help"
            />
          </span>
        </label>
        <button type="button" className={css.all} onClick={takeAll} disabled={terms === null}>
          {t('cashout.all')}
        </button>
      </div>
      <p
        id="cash-out-help"
        className={error === null ? cashOut.help : css.wrong}
        role={error === null ? undefined : 'alert'}
      >
        {error ??
          (terms === null
            ? ''
            : t('cashout.limits', { min: amountText(terms.min), max: amountText(terms.max) }))}
      </p>
      <div className={css.quick}>
        {QUICK_PESOS.map((pesos) => (
          <button
            key={String(pesos)}
            type="button"
            className={css.quickAmount}
            aria-pressed={amountCentavos === pesos * 100n}
            onClick={() => setTyped(String(pesos))}
          >
            {amountText(centavos(pesos * 100n)).replace(/\.00$/, '')}
          </button>
        ))}
      </div>
    </section>
  );
}

function AccountChoice({
  account,
  onLeave,
}: {
  account: PayoutAccount | null;
  onLeave: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  return (
    <section className={css.accountPart}>
      <div className={css.partHead}>
        <h2 className={css.partTitle}>{t('cashout.toAccount')}</h2>
        {account !== null && (
          <Link className={css.change} to="/cashout/info" onClick={onLeave}>
            {t('cashout.change')}
          </Link>
        )}
      </div>
      {account === null ? (
        <Button wide tone="secondary" to="/cashout/info" {...(onLeave && { onClick: onLeave })}>
          {t('cashout.addAccount')}
        </Button>
      ) : (
        <AccountCard account={account} />
      )}
    </section>
  );
}

/** What arrives, and the one button. */
export function RequestFoot({ request }: { request: Request }) {
  const { t } = useTranslation();
  const { terms, account, amountCentavos, online, state, failed, isLoading, submit } = request;
  if (failed || isLoading) return null;
  if (terms !== null && terms.bar !== null) return null;
  const arrives = amountCentavos === null || terms === null ? null : amountCentavos - terms.fee;
  return (
    <div>
      <div className={css.sum}>
        <span>{t('cashout.receive')}</span>
        <b className={css.sumAmount}>
          {amountText((arrives === null || arrives < 0n ? 0n : arrives) as Centavos)}
        </b>
      </div>
      <Button
        wide
        busy={state !== 'idle'}
        disabled={!online || account === null}
        describedBy="cash-out-reason"
        onClick={() => void submit()}
      >
        {state === 'checking'
          ? t('cashout.checking')
          : amountCentavos === null
            ? t('cashout.title')
            : t('cashout.submit', { amount: amountText(amountCentavos) })}
      </Button>
      <p id="cash-out-reason" className={css.reason} role="status">
        {!online && t('cashout.offline')}
        {online && account === null && t('cashout.accountMissing')}
      </p>
    </div>
  );
}

function Loading() {
  return (
    <div className={cashOut.form} aria-busy="true">
      <Skeleton height="4rem" radius="1.1rem" />
      <Skeleton height="10rem" radius="1.1rem" />
      <Skeleton height="7rem" radius="1.1rem" />
    </div>
  );
}
