import type { ReactNode } from 'react';
import Scales from '~icons/ph/scales-fill';
import type { SpinSegment } from '../../../contract/rewards';
import { LiveRegion } from '../../../games/kit/board/LiveRegion';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { Rich } from '../../i18n/Rich';
import { openPopup } from '../../shared/popups/popups';
import { Button } from '../../ui/form/Button';
import { Checkbox } from '../../ui/form/Checkbox';
import { Skeleton } from '../../ui/text/Skeleton';
import { Spinner } from '../../ui/text/Spinner';
import * as css from './SpinPage.css';
import { loadWheel, type WheelPage } from './spin';
import type { SpinState } from './spinState';

interface SpinPanelProps {
  readonly state: SpinState;
  /** Whether the page could not be loaded. */
  readonly failed: boolean;
  readonly page: WheelPage | null;
  readonly points: number | null;
  readonly online: boolean;
  readonly agreed: boolean;
  /** Whether the player tried to spin without ticking the box. */
  readonly asked: boolean;
  readonly onAgree: (agreed: boolean) => void;
  readonly onSpin: () => void;
  readonly onCheckAgain: () => void;
  readonly onTerms: () => void;
  readonly onOdds: () => void;
}

/** The price and prizes of a spin, the button, and the reason when it is disabled. */
export function SpinPanel(props: SpinPanelProps) {
  const { t } = useTranslation();
  const { failed, page, points } = props;
  if (page === null || points === null) {
    return <div className={css.panel}>{failed ? <Failed /> : <Loading label={t('spin.loading')} />}</div>;
  }
  return (
    <div className={css.panel}>
      <Spins points={points} price={page.price} />
      <OddsLine page={page} onOdds={props.onOdds} />
      <Action {...props} page={page} points={points} />
    </div>
  );
}

function Loading({ label }: { readonly label: string }) {
  return (
    <output className={css.stack} aria-label={label}>
      <Skeleton height="1.75rem" radius="0.6rem" />
      <Skeleton height="3.25rem" radius="0.9rem" />
      <Skeleton height="3.5rem" radius="1.75rem" />
      <Skeleton height="2.5rem" radius="0.6rem" />
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

/** How many spins the points cover, and the progress to the next. */
function Spins({ points, price }: { readonly points: number; readonly price: number }) {
  const { t } = useTranslation();
  const count = Math.floor(points / price);
  const next = (count + 1) * price;
  return (
    <div>
      <p className={css.status}>
        <b>{t('spin.ready', { count })}</b>
        <span>{t('spin.nextAt', { points: next.toLocaleString('en') })}</span>
      </p>
      <span className={css.bar} aria-hidden="true">
        <i style={{ transform: `scaleX(${(points % price) / price})` }} />
      </span>
    </div>
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

type ActionProps = SpinPanelProps & { readonly page: WheelPage; readonly points: number };

function Action(props: ActionProps) {
  const { t } = useTranslation();
  const { state, page, points, online, agreed, asked, onAgree, onSpin, onTerms } = props;
  const { phase } = state;
  if (phase === 'lost') {
    return (
      <div className={css.stack} role="alert">
        <p className={css.reason}>
          <b>{t('spin.lostTitle')}</b> {t('spin.lostText')}
        </p>
        <Button wide onClick={props.onCheckAgain}>
          {t('spin.checkAgain')}
        </Button>
      </div>
    );
  }
  if (!page.mayJoin) {
    return (
      <div className={css.stack}>
        <Button wide to="/cashin?from=spin" disabled={!online} describedBy="spin-reason">
          {t('spin.cashIn')}
        </Button>
        <Reason>{online ? t('spin.noDeposit') : t('spin.offline')}</Reason>
      </div>
    );
  }
  const busy = phase === 'turning' || phase === 'asking' || phase === 'landing';
  const price = page.price.toLocaleString('en');
  const short = !busy && points < page.price;
  const isDisabled = !online || short;
  return (
    <div className={css.stack}>
      <button
        type="button"
        className={css.spin}
        data-primary
        aria-disabled={isDisabled || busy || undefined}
        aria-busy={busy || undefined}
        aria-describedby={isDisabled ? 'spin-reason' : undefined}
        onClick={() => {
          if (online && short)
            openPopup('spinTicketMissing', { points, price: page.price, dailyPoints: page.dailyPoints });
          else if (!isDisabled && !busy) onSpin();
        }}
      >
        {busy ? (
          <>
            <Spinner size="1.25rem" />
            <span className={css.spinLabel}>{t(phase === 'asking' ? 'spin.asking' : 'spin.spinning')}</span>
          </>
        ) : (
          <>
            <span className={css.spinLabel}>{t('spin.spin')}</span>
            <span className={css.price}>{t('spin.price', { points: price })}</span>
          </>
        )}
      </button>
      {!online && <Reason>{t('spin.offline')}</Reason>}
      {online && short && (
        <Reason>
          {t('spin.notEnough', { points, price })} {t('spin.howToEarn', { points: page.dailyPoints })}
        </Reason>
      )}
      {!isDisabled && !page.termsAccepted && (
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
      )}
      <LiveRegion text={busy ? t(phase === 'asking' ? 'spin.asking' : 'spin.spinning') : ''} />
    </div>
  );
}

const Reason = ({ children }: { readonly children: ReactNode }) => (
  <p id="spin-reason" className={css.reason}>
    {children}
  </p>
);
