import { useId } from 'react';
import ArrowDown from '~icons/ph/arrow-down-bold';
import ArrowUp from '~icons/ph/arrow-up-bold';
import Minus from '~icons/ph/minus-bold';
import Plus from '~icons/ph/plus-bold';
import { DIRECTIONS, ORDER_SECONDS, winPayout } from '../../../games/kit/rules/trade/order';
import { useTranslation } from '../../i18n/i18n';
import { Button } from '../../ui/form/Button';
import { IconButton } from '../../ui/form/IconButton';
import { Reason } from '../../ui/text/Reason';
import { Spinner } from '../../ui/text/Spinner';
import { moneyText, symbolOf } from './account';
import * as css from './OrderForm.css';
import { durationText } from './orders/orderText';
import type { OrderForm as Form } from './useOrderForm';

/** Duration and stake of an order, and what it pays. */
export function OrderForm({ form }: { readonly form: Form }) {
  const { t } = useTranslation();
  const { account, seconds, setSeconds, stake } = form;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row. */}
      <div className={css.durations} role="group" aria-label={t('trade.duration')}>
        {ORDER_SECONDS.map((one) => (
          <button
            key={one}
            type="button"
            className={css.duration}
            aria-pressed={one === seconds}
            onClick={() => setSeconds(one)}
          >
            {durationText(one, t)}
          </button>
        ))}
      </div>
      <div className={css.money}>
        <Stake form={form} />
        <p className={css.pays}>
          <small className={css.small}>{t('trade.pays')}</small>
          <b className={css.amount}>{moneyText(account, winPayout(stake))}</b>
        </p>
      </div>
    </>
  );
}

function Stake({ form }: { readonly form: Form }) {
  const { t } = useTranslation();
  const id = useId();
  const { account, pesos, setPesos, isLeast, isMost, less, more, max } = form;
  return (
    <div className={css.stake}>
      <IconButton
        tone="soft"
        label={t('trade.less')}
        icon={<Minus aria-hidden />}
        disabled={isLeast}
        onClick={less}
      />
      <label className={css.typed} htmlFor={id}>
        <span aria-hidden="true">{symbolOf(account)}</span>
        <input
          id={id}
          className={css.input}
          inputMode="numeric"
          autoComplete="off"
          aria-label={t(`trade.stake_${account}`)}
          style={{ width: `${Math.max(2, String(pesos).length) + 0.6}ch` }}
          value={pesos === 0 ? '' : String(pesos)}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, '').slice(0, String(max).length);
            setPesos(Number(digits));
          }}
        />
      </label>
      <IconButton
        tone="soft"
        label={t('trade.more')}
        icon={<Plus aria-hidden />}
        disabled={isMost}
        onClick={more}
      />
    </div>
  );
}

const ICONS = { up: ArrowUp, down: ArrowDown } as const;

/** Up and down, with why an order was not taken or cannot be placed. */
export function DirectionButtons({ form }: { readonly form: Form }) {
  const { t } = useTranslation();
  const { off, state, wrong, setPesos, place } = form;
  const isBusy = state !== 'idle';
  return (
    <>
      {wrong !== null && wrong.leftPesos !== null && wrong.leftPesos > 0 && (
        <Button tone="quiet" size="m" wide onClick={() => setPesos(wrong.leftPesos ?? 0)}>
          {t('trade.takeLeft', { amount: `₱${wrong.leftPesos.toLocaleString('en')}` })}
        </Button>
      )}
      <Reason id="trade-off" wrong={wrong?.text ?? null} off={off} />
      {state === 'checking' && (
        <output className={css.checking}>
          <Spinner size="1.1rem" />
          {t('trade.checking')}
        </output>
      )}
      <div className={css.directions}>
        {DIRECTIONS.map((direction) => {
          const Icon = ICONS[direction];
          return (
            <button
              key={direction}
              type="button"
              className={css.direction[direction]}
              disabled={off !== null}
              aria-disabled={isBusy || undefined}
              aria-describedby={off === null ? undefined : 'trade-off'}
              onClick={() => place(direction)}
            >
              {isBusy ? <Spinner size="1.4rem" /> : <Icon aria-hidden />}
              {t(`trade.${direction}`)}
            </button>
          );
        })}
      </div>
    </>
  );
}
