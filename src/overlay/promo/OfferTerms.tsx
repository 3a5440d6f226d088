import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type Activity, type ActivityTerms, activityCalls } from '../../../contract/rewards/activities';
import { amountText } from '../../i18n/amountText';
import { type Translation, useTranslation } from '../../i18n/i18n';
import { OWN_GAMES, useOwnTexts } from '../../shared/catalogue/ownGames';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { callQuery } from '../../shared/query/callQuery';
import { loggedInAtom, uidAtom } from '../../shared/session/session';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import { Banner } from './Banner';
import * as css from './Promo.css';
import { OFFER_ICONS, offerTexts } from './promos';
import { workedExample } from './workedExample';

/** How long a paid order's bonus waits for the identity check, in days. */
const VERIFY_DAYS = 30;

/** All terms of a bonus that comes with a deposit, one deposit worked through, and whether the player may have it. */
export function OfferTerms({ offer }: { readonly offer: ActivityTerms }) {
  const { t } = useTranslation();
  const loggedIn = useAtomValue(loggedInAtom);
  const uid = useAtomValue(uidAtom);
  const mine = useQuery(callQuery(activityCalls.list, {}, { uid, noLoginRedirect: true })).data?.list;
  const own = mine?.find(({ id }) => id === offer.id);
  return (
    <article className={classes(card, css.promo)}>
      <Banner Icon={OFFER_ICONS[offer.type]} look="spin" {...offerTexts(offer, t)} />
      <div className={css.body}>
        <Example offer={offer} />
        <h3 className={css.label}>{t('pages.promoConditions')}</h3>
        <Conditions offer={offer} />
        {own !== undefined && (
          <>
            <h3 className={css.label}>{t('promo.yours')}</h3>
            <p className={css.status}>{statusText(own, t)}</p>
          </>
        )}
        {own?.eligible !== false && (
          <Button tone="secondary" size="m" wide to={loginRedirect('/cashin?from=promo', loggedIn)}>
            {t('promo.cashIn')}
          </Button>
        )}
      </div>
    </article>
  );
}

function Conditions({ offer }: { readonly offer: ActivityTerms }) {
  const { t } = useTranslation();
  const { titleOf } = useOwnTexts();
  const { type, turnover: times, days, play } = offer;
  const gamesOf = (ids: readonly number[]) =>
    OWN_GAMES.filter(({ id }) => ids.includes(id))
      .map(({ name }) => titleOf(name))
      .join(', ');
  const rules = [
    t('promo.ruleMin', { min: amountText(offer.minAmount) }),
    t(type === 'WELCOME' ? 'promo.ruleAsked' : 'promo.ruleChosen'),
    type === 'TOPUP' ? t('promo.ruleWeekly', { play }) : t('promo.ruleFirst'),
    ...(type === 'TOPUP' ? [] : [t('promo.ruleOnce')]),
    t('wallet.termVerified', { days: VERIFY_DAYS }),
    t('wallet.termTurnover', { times, days }),
    ...offer.weights.map(({ percent, games }) => t('wallet.termWeight', { percent, games: gamesOf(games) })),
    t('wallet.termOthers'),
    t('wallet.termMaxBet', { amount: amountText(offer.maxBet) }),
    t('pages.bonusRule_2'),
    t('promo.ruleReversed'),
  ];
  return (
    <ul className={css.rules}>
      {rules.map((rule) => (
        <li key={rule} className={css.rule}>
          {rule}
        </li>
      ))}
    </ul>
  );
}

function Example({ offer }: { readonly offer: ActivityTerms }) {
  const { t } = useTranslation();
  const { paid, bonus, turnover, half, play } = workedExample(offer);
  return (
    <>
      <h3 className={css.label}>{t('promo.example')}</h3>
      <p className={css.example}>
        {t('promo.exampleText', {
          paid: amountText(paid),
          bonus: amountText(bonus),
          turnover: amountText(turnover),
          half: amountText(half),
          times: offer.turnover,
        })}{' '}
        {play > 0n && t('promo.examplePlay', { play: amountText(play) })}
      </p>
    </>
  );
}

/** Whether the player may have an offer, and why not. */
function statusText(own: Activity, t: Translation['t']): string {
  const { type, reason, minAmount } = own;
  switch (reason) {
    case null:
      return type === 'WELCOME' ? t('promo.promised', { min: amountText(minAmount) }) : t('promo.open');
    case 'taken':
      return t('promo.taken');
    case 'weekTaken':
      return t('wallet.offerWeekTaken');
    case 'notFirst':
      return t('promo.notFirst');
    case 'notAsked':
      return t('promo.notAsked');
    case 'playNeeded':
      return t('wallet.offerPlayNeeded', { amount: amountText(workedExample(own).play) });
  }
}
