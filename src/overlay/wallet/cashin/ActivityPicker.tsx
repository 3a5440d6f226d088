import { useId } from 'react';
import Gift from '~icons/ph/gift-fill';
import type { Asset } from '../../../../contract/rewards/mall';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { OWN_GAMES, useOwnTexts } from '../../../shared/catalogue/ownGames';
import { shortDayText } from '../../../shared/dateText';
import { BonusFacts } from '../bonus/BonusFacts';
import { useBonus } from '../bonus/useBonus';
import * as css from './ActivityPicker.css';
import * as cashIn from './CashIn.css';
import * as choose from './ChooseStep.css';
import type { Offer } from './useActivities';
import type { Choice } from './useChoice';

/** Bonuses and coupons that come with the deposit: none is chosen unless the player does. Everything they ask stands beside them. */
export function ActivityPicker({ choice }: { readonly choice: Choice }) {
  const { t } = useTranslation();
  const id = useId();
  const { offers, welcome } = choice.activities;
  const { coupons, coupon } = choice;
  const choosable = offers.length + coupons.length;
  if (choosable === 0 && welcome === null) return null;
  const terms = choice.offer ?? welcome;
  return (
    <section aria-labelledby={id}>
      <h3 className={cashIn.label} id={id}>
        {t('wallet.offers')}
      </h3>
      {welcome !== null && <Welcome offer={welcome} />}
      {choosable > 0 && (
        <div className={choose.methods} role="radiogroup" aria-labelledby={id}>
          <label className={css.offer}>
            <span className={choose.methodText}>
              <b className={choose.methodName}>{t('wallet.offerNone')}</b>
            </span>
            <input
              type="radio"
              name="activity"
              className={choose.radio}
              checked={choice.offer === null && coupon === null}
              onChange={() => choice.chooseOffer(null)}
            />
          </label>
          {offers.map((offer) => (
            <Choosable
              key={offer.id}
              offer={offer}
              chosen={offer.id === choice.offer?.id}
              onChoose={() => choice.chooseOffer(offer.id)}
            />
          ))}
          {coupons.map((one) => (
            <Coupon
              key={one.id}
              coupon={one}
              chosen={one.id === coupon?.id}
              amountCentavos={choice.amountCentavos}
              onChoose={() => choice.chooseCoupon(one.id)}
            />
          ))}
        </div>
      )}
      {coupon !== null && <CouponTerms />}
      {terms !== null && <Terms offer={terms} />}
    </section>
  );
}

function Welcome({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation();
  return (
    <p className={css.welcome}>
      <Gift aria-hidden />
      {t('wallet.offerWelcome', { amount: amountText(offer.maxBonus), min: amountText(offer.minAmount) })}
    </p>
  );
}

interface ChoosableProps {
  readonly offer: Offer;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Choosable({ offer, chosen, onChoose }: ChoosableProps) {
  const { t } = useTranslation();
  const { rate, closedBecause } = offer;
  const [most, min] = [amountText(offer.maxBonus), amountText(offer.minAmount)];
  const isShut = closedBecause !== null && !chosen;
  const note = () => {
    if (closedBecause !== null) return closedText(offer, t);
    return offer.bonus > 0n
      ? t('wallet.offerNow', { amount: amountText(offer.bonus) })
      : t('wallet.offerFrom', { min });
  };
  return (
    <label className={css.offer} data-shut={isShut ? '' : undefined}>
      <span className={choose.methodText}>
        <b className={choose.methodName}>
          {t(offer.type === 'FIRST_DEPOSIT' ? 'wallet.offerFirst' : 'wallet.offerTopUp', { rate, most })}
        </b>
        <small className={chosen && closedBecause !== null ? css.offerWrong : choose.methodNote}>
          {note()}
        </small>
      </span>
      <input
        type="radio"
        name="activity"
        className={choose.radio}
        checked={chosen}
        disabled={isShut}
        onChange={onChoose}
      />
    </label>
  );
}

interface CouponProps {
  readonly coupon: Asset;
  readonly chosen: boolean;
  readonly amountCentavos: bigint | null;
  readonly onChoose: () => void;
}

/** A coupon from the mall. Chosen with too small an amount, it says so in red. */
function Coupon({ coupon, chosen, amountCentavos, onChoose }: CouponProps) {
  const { t, language } = useTranslation();
  const { worth, minAmount, expiresAt } = coupon;
  const isTooLow = chosen && amountCentavos !== null && amountCentavos < minAmount;
  const lastDay = new Date(Date.parse(expiresAt ?? coupon.createdAt) - 1);
  return (
    <label className={css.offer}>
      <span className={choose.methodText}>
        <b className={choose.methodName}>{t('mall.coupon', { amount: amountText(worth) })}</b>
        <small className={isTooLow ? css.offerWrong : choose.methodNote}>
          {t('mall.couponUntil', {
            min: amountText(minAmount),
            day: shortDayText(lastDay, LANGUAGES[language].tag),
          })}
        </small>
      </span>
      <input type="radio" name="activity" className={choose.radio} checked={chosen} onChange={onChoose} />
    </label>
  );
}

/** What the bonus of a coupon asks. */
function CouponTerms() {
  const current = useBonus();
  return current === undefined ? null : <BonusFacts terms={current.terms} />;
}

type Translator = ReturnType<typeof useTranslation>['t'];

function closedText({ closedBecause, quote, play, maxBonus }: Offer, t: Translator): string {
  if (closedBecause === 'weekTaken') return t('wallet.offerWeekTaken');
  if (closedBecause !== 'playNeeded') return t('wallet.offerClosed');
  const needed = quote !== null && quote.play > 0n ? quote.play : maxBonus * BigInt(play);
  return t('wallet.offerPlayNeeded', { amount: amountText(needed as typeof maxBonus) });
}

/** What a bonus asks: turnover, time, games and their weights, the largest bet, and the identity check. */
function Terms({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation();
  const texts = useOwnTexts();
  const { turnover: times, days, quote } = offer;
  const gamesOf = (ids: readonly number[]) =>
    OWN_GAMES.filter(({ id }) => ids.includes(id))
      .map(({ name }) => texts.titleOf(name))
      .join(', ');
  const whole =
    quote !== null && quote.turnover > 0n
      ? t('wallet.termTurnoverOf', { times, amount: amountText(quote.turnover), days })
      : t('wallet.termTurnover', { times, days });
  return (
    <ul className={css.terms}>
      <li>{whole}</li>
      {offer.weights.map(({ percent, games }) => (
        <li key={percent}>{t('wallet.termWeight', { percent, games: gamesOf(games) })}</li>
      ))}
      <li>{t('wallet.termOthers')}</li>
      <li>{t('wallet.termMaxBet', { amount: amountText(offer.maxBet) })}</li>
      <li>{t('wallet.termVerified', { days: 30 })}</li>
    </ul>
  );
}
