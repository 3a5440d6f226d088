import type { ReactNode } from 'react';
import Scales from '~icons/ph/scales-fill';
import type { SpinPay, SpinSegment } from '../../../contract/rewards/spin';
import { LiveRegion } from '../../../games/kit/board/LiveRegion';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { Rich } from '../../i18n/Rich';
import { shortDayText } from '../../shared/dateText';
import { openPopup } from '../../shared/popups/popups';
import { Button } from '../../ui/form/Button';
import { Checkbox } from '../../ui/form/Checkbox';
import { Link } from '../../ui/page/Link';
import { Skeleton } from '../../ui/text/Skeleton';
import { Spinner } from '../../ui/text/Spinner';
import * as css from './SpinPanel.css';
import { loadWheel, type WheelPage } from './spin';
import { type SpinState, whyNot } from './spinState';

interface SpinPanelProps {
  readonly state: SpinState;
  /** Whether the page could not be loaded. */
  readonly failed: boolean;
  readonly page: WheelPage | null;
  readonly points: number | null;
  readonly online: boolean;
  /** What the next spin is paid with. */
  readonly pay: SpinPay;
  /** Operators have paused the wheel. */
  readonly isPaused: boolean;
  readonly agreed: boolean;
  /** Whether the player tried to spin without ticking the box. */
  readonly asked: boolean;
  readonly onPay: (pay: SpinPay) => void;
  readonly onAgree: (agreed: boolean) => void;
  readonly onSpin: () => void;
  readonly onCheckAgain: () => void;
  readonly onTerms: () => void;
  readonly onOdds: () => void;
}

/**
 * The price and prizes of a spin, the reason when the button is disabled, and the button, which is last and always of one
 * size, so that it never moves.
 */
export function SpinPanel(props: SpinPanelProps) {
  const { t } = useTranslation();
  const { failed, page, points } = props;
  if (page === null || points === null) {
    return <div className={css.panel}>{failed ? <Failed /> : <Loading label={t('spin.loading')} />}</div>;
  }
  const known = { ...props, page, points };
  return (
    <div className={css.panel}>
      <Spins {...known} />
      <OddsLine page={page} onOdds={props.onOdds} />
      <Note {...known} />
      <Action {...known} />
    </div>
  );
}

type KnownProps = SpinPanelProps & { readonly page: WheelPage; readonly points: number };

function Loading({ label }: { readonly label: string }) {
  return (
    <output className={css.stack} aria-label={label}>
      <Skeleton height="1.75rem" radius="0.6rem" />
      <Skeleton height="3.25rem" radius="0.9rem" />
      <Skeleton height="2.5rem" radius="0.6rem" />
      <Skeleton height="3.5rem" radius="1.75rem" />
    </output>
  );
}

function Failed() {
  const { t } = useTranslation();
  return (
    <div className={css.stack} role="alert">
      <h2 className={css.trouble}>{t('spin.failedTitle')}</h2>
      <p className={css.reason}>{t('spin.failedText')}</p>
      <Button wide onClick={() => void loadWheel()}>
        {t('ui.retry')}
      </Button>
    </div>
  );
}

/** How many spins the points cover and the day has left, how the next points are earned, and with tickets the choice. */
function Spins({ points, page, pay, state, onPay }: KnownProps) {
  const { t, language } = useTranslation();
  const { price, spinsLeft, spinsADay, spinTickets, ticketExpiresAt } = page;
  const count = Math.floor(points / price);
  return (
    <div>
      <p className={css.status}>
        <b>{t('spin.ready', { count })}</b>
        <span>{t('spin.leftToday', { left: spinsLeft, most: spinsADay })}</span>
      </p>
      <span className={css.bar} aria-hidden="true">
        <i style={{ transform: `scaleX(${(points % price) / price})` }} />
      </span>
      {page.resting !== null ? null : spinTickets === 0 ? (
        <p className={css.earn}>{t('spin.earn', { points: page.dailyPoints })}</p>
      ) : (
        <>
          <PayChoice {...{ price, pay, spinTickets, onPay }} busy={isBusy(state)} />
          {ticketExpiresAt !== null && (
            <p className={css.earn}>
              {t('spin.ticketUntil', {
                day: shortDayText(new Date(Date.parse(ticketExpiresAt) - 1), LANGUAGES[language].tag),
              })}
            </p>
          )}
        </>
      )}
    </div>
  );
}

interface PayChoiceProps {
  readonly price: number;
  readonly pay: SpinPay;
  readonly spinTickets: number;
  readonly busy: boolean;
  readonly onPay: (pay: SpinPay) => void;
}

function PayChoice({ price, pay, spinTickets, busy, onPay }: PayChoiceProps) {
  const { t } = useTranslation();
  const labels = {
    points: t('spin.price', { points: price.toLocaleString('en') }),
    ticket: t('spin.tickets', { count: spinTickets }),
  };
  return (
    <fieldset className={css.pays} disabled={busy}>
      <legend className={css.paysTitle}>{t('spin.payWith')}</legend>
      {(['points', 'ticket'] as const).map((each) => (
        <label key={each} className={css.pay}>
          <input
            type="radio"
            name="spin-pay"
            value={each}
            checked={pay === each}
            onChange={() => onPay(each)}
          />
          <span>{labels[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The odds of the main prize next to the price; all odds are listed below. */
function OddsLine({ page, onOdds }: { readonly page: WheelPage; readonly onOdds: () => void }) {
  const { t } = useTranslation();
  const paid = page.segments.filter(({ amount }) => amount > 0n);
  const least = paid[0];
  const most = paid.at(-1);
  if (least === undefined || most === undefined) return null;
  const percent = ({ weight }: SpinSegment) => String((weight * 100) / page.weightTotal);
  return (
    <button type="button" className={css.odds} onClick={onOdds}>
      <Scales aria-hidden />
      <span className={css.oddsText}>
        <b>{t('spin.average', { amount: amountText(page.meanAmount, '₱') })}</b>
        {t('spin.oddsShort', {
          least: `₱${least.amount / 100n}`,
          leastChance: percent(least),
          most: `₱${most.amount / 100n}`,
          mostChance: percent(most),
        })}
      </span>
      <span className={css.oddsMore}>{t('spin.allOdds')}</span>
    </button>
  );
}

const isBusy = ({ phase }: SpinState): boolean =>
  phase === 'turning' || phase === 'asking' || phase === 'landing';

/** Why the button cannot be pressed, or the terms to accept; it keeps its room when it says nothing. */
function Note(props: KnownProps) {
  const { t } = useTranslation();
  const { state, page, points, online, pay, isPaused, agreed, asked, onAgree, onTerms } = props;
  if (state.phase === 'lost') {
    return (
      <Reason alert>
        <b>{t('spin.lostTitle')}</b> {t('spin.lostText')}
      </Reason>
    );
  }
  const reason = isBusy(state) ? null : whyNot(page, { points, pay, online, isPaused });
  if (reason === 'pointsTooLow') {
    return <Reason>{t('spin.notEnough', { points, price: page.price.toLocaleString('en') })}</Reason>;
  }
  if (reason === 'playNeeded') {
    const [needed, play] = [amountText(page.playNeeded), amountText(page.play)];
    return <Reason>{t('spin.playMissing', { needed, play })}</Reason>;
  }
  if (reason === 'resting' && page.resting !== null) {
    return <Reason>{t(`spin.resting_${page.resting}`)}</Reason>;
  }
  if (reason === 'spinLimit') return <Reason>{t('rewards.error_spinLimit')}</Reason>;
  if (reason === 'offline' || reason === 'paused' || reason === 'noDeposit')
    return <Reason>{t(`spin.${reason}`)}</Reason>;
  if (page.termsAccepted || isBusy(state)) {
    const back = pay === 'points' && page.rebate > 0 ? t('spin.rebate', { points: page.rebate }) : '';
    return <p className={css.reason}>{back}</p>;
  }
  return (
    <Checkbox
      checked={agreed}
      onChange={(event) => onAgree(event.currentTarget.checked)}
      error={asked ? t('spin.agreeMissing') : undefined}
    >
      <Rich
        text={t('spin.agree')}
        parts={{
          link: (text) => (
            <button type="button" className={css.link} onClick={onTerms}>
              {text}
            </button>
          ),
        }}
      />
    </Checkbox>
  );
}

const Reason = ({ children, alert = false }: { readonly children: ReactNode; readonly alert?: boolean }) => (
  <p id="spin-reason" className={css.reason} data-told role={alert ? 'alert' : undefined}>
    {children}
  </p>
);

function Action(props: KnownProps) {
  const { t } = useTranslation();
  const { state, page, points, online, pay, isPaused, onSpin, onCheckAgain } = props;
  const { phase } = state;
  if (phase === 'lost') {
    return (
      <button type="button" className={css.spin} onClick={onCheckAgain}>
        <span className={css.spinLabel}>{t('spin.checkAgain')}</span>
      </button>
    );
  }
  if (!page.mayJoin && page.resting === null && online && !isPaused) {
    return (
      <Link className={css.spin} to="/cashin?from=spin" aria-describedby="spin-reason">
        <span className={css.spinLabel}>{t('spin.cashIn')}</span>
      </Link>
    );
  }
  const busy = isBusy(state);
  const reason = busy ? null : whyNot(page, { points, pay, online, isPaused });
  const press = () => {
    if (busy) return;
    if (reason === null) return onSpin();
    // A disabled button still says what is missing.
    if (reason === 'pointsTooLow') {
      openPopup('spinTicketMissing', { points, price: page.price, dailyPoints: page.dailyPoints });
    }
  };
  return (
    <>
      <button
        type="button"
        className={css.spin}
        data-primary
        aria-disabled={reason !== null || busy || undefined}
        aria-busy={busy || undefined}
        aria-describedby={reason === null ? undefined : 'spin-reason'}
        onClick={press}
      >
        {busy ? (
          <>
            <Spinner size="1.25rem" />
            <span className={css.spinLabel}>{t(phase === 'asking' ? 'spin.asking' : 'spin.spinning')}</span>
          </>
        ) : (
          <>
            <span className={css.spinLabel}>{t('spin.spin')}</span>
            <span className={css.price}>
              {pay === 'ticket'
                ? t('spin.tickets', { count: 1 })
                : t('spin.price', { points: page.price.toLocaleString('en') })}
            </span>
          </>
        )}
      </button>
      <LiveRegion text={busy ? t(phase === 'asking' ? 'spin.asking' : 'spin.spinning') : ''} />
    </>
  );
}
