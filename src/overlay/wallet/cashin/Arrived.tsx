import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { Order } from '../../../../contract/money';
import type { Centavos } from '../../../../games/kit/rules/money';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { timeText } from '../../../shared/dateText';
import { saferPlayAtom } from '../../../shared/safer-play/saferPlay';
import { userAtom } from '../../../shared/session/user';
import { Skeleton } from '../../../ui/text/Skeleton';
import { ArrivedCoin } from '../art/ArrivedCoin';
import { CountedAmount } from '../CountedAmount';
import * as css from './Arrived.css';
import { METHOD_NAMES } from './methodNames';
import * as orderFacts from './OrderFacts.css';
import * as resultStep from './ResultStep.css';
import { readable } from './readable';

/** The money is there: how much, since when, and what the player has now. */
export function Arrived({ order }: { readonly order: Order }) {
  const { t, language } = useTranslation();
  const since = timeText(new Date(order.creditedAt ?? order.createdAt), LANGUAGES[language].tag);
  return (
    <>
      <div className={css.arrivedArt}>
        <ArrivedCoin className={css.arrivedCoin} />
      </div>
      <div className={resultStep.result}>
        <p className={css.arrivedAmount}>{amountText(order.amount, '₱', true)}</p>
        <p className={resultStep.resultText}>{t('wallet.arrivedSince', { time: since })}</p>
      </div>
      <dl className={orderFacts.facts}>
        <div className={orderFacts.fact}>
          <dt className={orderFacts.factName}>{t('wallet.newBalance')}</dt>
          <dd className={orderFacts.factValue}>
            <NewBalance added={order.amount} />
          </dd>
        </div>
        {order.grants.map(({ id, amount, state }) => (
          <div className={orderFacts.fact} key={id}>
            <dt className={orderFacts.factName}>{t(`wallet.grant_${state}`)}</dt>
            <dd className={orderFacts.factValue}>{amountText(amount)}</dd>
          </div>
        ))}
        <div className={orderFacts.fact}>
          <dt className={orderFacts.factName}>
            {t('wallet.methodOrder', { method: METHOD_NAMES[order.method] })}
          </dt>
          <dd className={orderFacts.factValue}>{readable(order.orderId)}</dd>
        </div>
        <LossLimit />
      </dl>
    </>
  );
}

/** What is left of the player's own loss limit, where they have one: shown before they play on. */
function LossLimit() {
  const { t } = useTranslation();
  const limit = useAtomValue(saferPlayAtom)?.limits.find(
    ({ kind, most }) => kind === 'loss' && most !== null,
  );
  if (limit?.most == null || limit.period === 'bet') return null;
  const left = limit.most > limit.used ? limit.most - limit.used : 0n;
  return (
    <div className={orderFacts.fact}>
      <dt className={orderFacts.factName}>{t(`wallet.lossLimit_${limit.period}`)}</dt>
      <dd className={orderFacts.factValue}>
        {t('wallet.limitLeft', { amount: amountText(left as Centavos) })}
      </dd>
    </div>
  );
}

/** Counts from the old balance to the new one. */
function NewBalance({ added }: { readonly added: Centavos }) {
  const user = useAtomValue(userAtom);
  const [before, setBefore] = useState(true);
  useEffect(() => {
    const start = setTimeout(() => setBefore(false), 350);
    return () => clearTimeout(start);
  }, []);
  if (user === null) return <Skeleton width="6rem" height="1.1rem" />;
  const earlier = user.finance >= added ? ((user.finance - added) as Centavos) : user.finance;
  return <CountedAmount centavos={before ? earlier : user.finance} className={css.counted} />;
}
