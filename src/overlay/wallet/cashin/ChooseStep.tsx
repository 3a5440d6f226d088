import { useAtomValue } from 'jotai';
import { useState } from 'react';
import Bank from '~icons/ph/bank-fill';
import QrCode from '~icons/ph/qr-code';
import Wallet from '~icons/ph/wallet-fill';
import type { Channel } from '../../../../contract/money';
import { type Centavos, formatPesos } from '../../../../games/kit/rules/money';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { groupedAmount, typedAmount } from '../../../shared/amountInput';
import { saferPlayAtom } from '../../../shared/safer-play/saferPlay';
import { Button } from '../../../ui/form/Button';
import { Skeleton } from '../../../ui/text/Skeleton';
import { ActivityPicker } from './ActivityPicker';
import * as cashIn from './CashIn.css';
import * as css from './ChooseStep.css';
import { PayerFields } from './PayerFields';
import type { Choice } from './useChoice';
import { WaitingOrder } from './WaitingOrder';

const METHOD_ICONS = { GCASH: Wallet, MAYA: Wallet, QRPH: QrCode, BANK: Bank, PIX: QrCode } as const;

interface ChooseStepProps {
  readonly choice: Choice;
  readonly onPlaySafe: () => void;
}

/** The amount and the payment method. */
export function ChooseStep({ choice, onPlaySafe }: ChooseStepProps) {
  const { t } = useTranslation();
  if (choice.failed) {
    return (
      <div className={cashIn.trouble} role="alert">
        <p>{t('wallet.channelsTrouble')}</p>
        <Button tone="secondary" onClick={choice.retry}>
          {t('ui.retry')}
        </Button>
      </div>
    );
  }
  return (
    <form
      id="cash-in"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void choice.pay();
      }}
    >
      {choice.lacksOrder && (
        <p className={cashIn.lead} role="status">
          {t('wallet.noOrder')}
        </p>
      )}
      {choice.waiting !== null && (
        <WaitingOrder order={choice.waiting} onContinue={choice.showWaiting} onCanceled={choice.askWaiting} />
      )}
      <AmountField choice={choice} />
      {choice.isProtected && (
        <Button tone="quiet" size="m" onClick={onPlaySafe}>
          {t('safer.toPage')}
        </Button>
      )}
      <QuickAmounts choice={choice} />
      <h3 className={cashIn.label} id="cash-in-methods">
        {t('wallet.payWith')}
      </h3>
      <div className={css.methods} role="radiogroup" aria-labelledby="cash-in-methods">
        {choice.channels.length === 0
          ? ['a', 'b', 'c'].map((key) => <Skeleton key={key} height="4rem" radius="1rem" />)
          : choice.channels.map((channel) => (
              <Method
                key={channel.id}
                channel={channel}
                chosen={channel.id === choice.channel?.id}
                onChoose={() => choice.setChannel(channel)}
              />
            ))}
      </div>
      {choice.channel?.needsPayer === true && <PayerFields choice={choice} />}
      <ActivityPicker choice={choice} />
      <LimitLeft />
    </form>
  );
}

function AmountField({ choice }: { choice: Choice }) {
  const { t } = useTranslation();
  const [inside, setInside] = useState(false);
  const { typed, error, minCentavos, maxCentavos } = choice;
  const limits =
    minCentavos === null || maxCentavos === null
      ? ''
      : t('wallet.limits', { min: amountText(minCentavos), max: amountText(maxCentavos) });
  return (
    <>
      <label className={css.amountBox} data-wrong={error === null ? undefined : ''}>
        <span className={css.amountLabel}>
          {t('wallet.amount')} <span>{limits}</span>
        </span>
        <span className={css.amountLine}>
          <span className={typed === '' ? css.pesoFaint : css.peso}>₱</span>
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
              choice.setTyped(typedAmount(event.target.value));
            }}
            onBlur={() => setInside(false)}
            aria-invalid={error !== null || undefined}
            aria-describedby={error === null ? undefined : 'cash-in-help'}
          />
        </span>
      </label>
      {error !== null && (
        <p id="cash-in-help" className={css.wrong} role="alert">
          {error}
        </p>
      )}
    </>
  );
}

function QuickAmounts({ choice }: { choice: Choice }) {
  const amounts = choice.config?.quickAmounts ?? [];
  return (
    <div className={amounts.length % 4 === 0 ? css.quick : css.quickThree}>
      {amounts.length === 0
        ? ['a', 'b', 'c', 'd'].map((key) => <Skeleton key={key} height="3rem" radius="0.9rem" />)
        : amounts.map((amount) => (
            <button
              key={String(amount)}
              type="button"
              className={css.quickAmount}
              aria-pressed={amount === choice.amountCentavos}
              onClick={() => choice.setTyped(formatPesos(amount).replace(/\.00$/, ''))}
            >
              {amountText(amount).replace(/\.00$/, '')}
            </button>
          ))}
    </div>
  );
}

interface MethodProps {
  channel: Channel;
  chosen: boolean;
  onChoose: () => void;
}

function Method({ channel, chosen, onChoose }: MethodProps) {
  const { t } = useTranslation();
  const Icon = METHOD_ICONS[channel.method];
  return (
    <label className={css.method}>
      <span className={css.methodIcon[channel.method]}>
        <Icon aria-hidden />
      </span>
      <span className={css.methodText}>
        <b className={css.methodName}>{channel.name}</b>
        <small className={css.methodNote}>
          {channel.method === 'QRPH' ? t('wallet.anyBank') : t(`wallet.arrives_${channel.arrives}`)}
        </small>
      </span>
      <input type="radio" name="channel" className={css.radio} checked={chosen} onChange={onChoose} />
    </label>
  );
}

/** What is left of the player's own deposit limit, where they have one. */
function LimitLeft() {
  const { t } = useTranslation();
  const limit = useAtomValue(saferPlayAtom)?.limits.find(
    ({ kind, most }) => kind === 'deposit' && most !== null,
  );
  if (limit?.most == null || limit.period === 'bet') return null;
  const left = limit.most > limit.used ? limit.most - limit.used : 0n;
  return (
    <p className={css.limitLeft}>
      <span>{t(`wallet.depositLimit_${limit.period}`)}</span>
      <b>{t('wallet.limitLeft', { amount: amountText(left as Centavos) })}</b>
    </p>
  );
}

/** The total, and the one button. */
export function ChooseFoot({ choice }: { choice: Choice }) {
  const { t } = useTranslation();
  const { amountCentavos, state, online, offer, coupon, activities } = choice;
  const ofOffer = offer?.closedBecause === null ? offer.bonus : 0n;
  const ofCoupon = coupon !== null && (amountCentavos ?? 0n) >= coupon.minAmount ? coupon.worth : 0n;
  const bonus = ofOffer + ofCoupon + (activities.welcome?.bonus ?? 0n);
  if (choice.failed) return null;
  const text = () => {
    if (state === 'checking') return t('wallet.checking');
    if (amountCentavos === null) return t('wallet.pay');
    const key = choice.waiting === null ? 'wallet.payAmount' : 'wallet.payNewOrder';
    return t(key, { amount: amountText(amountCentavos) });
  };
  return (
    <div className={cashIn.foot}>
      <div className={css.sum}>
        <span>{t('wallet.mainGets')}</span>
        <b className={css.sumAmount}>{amountCentavos === null ? '₱0.00' : amountText(amountCentavos)}</b>
      </div>
      {bonus > 0n && (
        <div className={css.sum}>
          <span>{t('wallet.bonusTurnover', { times: 5 })}</span>
          <b className={css.sumAmount}>{amountText(bonus as Centavos)}</b>
        </div>
      )}
      <Button
        wide
        tone={choice.waiting === null ? 'primary' : 'secondary'}
        busy={state !== 'idle'}
        disabled={!online || choice.channel === null}
        describedBy="cash-in-reason"
        onClick={() => void choice.pay()}
      >
        {text()}
      </Button>
      <p id="cash-in-reason" className={css.reason} role="status">
        {!online && t('wallet.offlineReason')}
        {state === 'checking' && t('wallet.checkingNote')}
      </p>
    </div>
  );
}
