import { useState } from 'react';
import ArrowSquareOut from '~icons/ph/arrow-square-out-bold';
import CheckCircle from '~icons/ph/check-circle-fill';
import MinusCircle from '~icons/ph/minus-circle-fill';
import XCircle from '~icons/ph/x-circle-fill';
import { type TradeOrder, tradeCalls } from '../../../../contract/trade';
import { segmentOf, segmentStartMs } from '../../../../games/kit/rules/trade/ticks';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { send } from '../../../shared/api/api';
import { timeText } from '../../../shared/dateText';
import { showToast } from '../../../shared/popups/toasts';
import type { CheckState } from '../../../shared/workers/roundCheck';
import { Button } from '../../../ui/form/Button';
import { marketNowMs } from '../feed';
import { type CheckedOrder, checkOrder, copiedProof, type OrderProof } from './orderProof';
import * as css from './Proof.css';

const SIGNS: Readonly<Record<CheckState, typeof CheckCircle>> = {
  ok: CheckCircle,
  practice: CheckCircle,
  failed: XCircle,
  notChecked: MinusCircle,
  notPinned: MinusCircle,
};

type State = 'idle' | 'busy' | 'broken' | CheckedOrder;

/** Checks an order on this device, and copies what proves it. Its seeds are revealed with the end of their segment. */
export function Proof({ order }: { readonly order: TradeOrder }) {
  const { t, language } = useTranslation();
  const [state, setState] = useState<State>('idle');
  const checkableAt = segmentStartMs(segmentOf(order.exitTick) + 1);
  const isEarly = marketNowMs() < checkableAt;
  const load = (): Promise<OrderProof> =>
    send(tradeCalls.verify, { orderId: order.orderId }, { quiet: true });
  const check = async () => {
    setState('busy');
    try {
      setState(await checkOrder(await load()));
    } catch {
      setState('broken');
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await copiedProof(await load()));
      showToast({ text: t('trade.copied'), tone: 'success' });
    } catch {
      showToast({ text: t('trade.notCopied'), tone: 'error' });
    }
  };
  return (
    <section className={css.proof} aria-labelledby="trade-proof">
      <h2 id="trade-proof" className={css.title}>
        {t('trade.proof')}
      </h2>
      <p className={css.text}>
        {isEarly
          ? t('trade.checkableAt', { time: timeText(new Date(checkableAt), LANGUAGES[language].tag) })
          : t('trade.proofText')}
      </p>
      <Checked state={state} />
      <div className={css.buttons}>
        <Button
          tone="secondary"
          size="m"
          disabled={isEarly || order.state === 'pending'}
          busy={state === 'busy'}
          onClick={() => void check()}
        >
          {t('trade.verify')}
        </Button>
        <Button tone="secondary" size="m" onClick={() => void copy()}>
          {t('trade.copyProof')}
        </Button>
      </div>
      <a className={css.outside} href="/verify.html" target="_blank" rel="noopener">
        {t('trade.verifyPage')}
        <ArrowSquareOut aria-hidden />
      </a>
    </section>
  );
}

function Checked({ state }: { readonly state: State }) {
  const { t } = useTranslation();
  if (state === 'idle' || state === 'busy') return null;
  if (state === 'broken') {
    return (
      <p className={css.wrong} role="alert">
        {t('trade.checkBroken')}
      </p>
    );
  }
  return (
    <div role="status">
      <p className={state.state === 'failed' ? css.wrong : css.verdict}>
        {t(`trade.verdict_${state.state}`)}
      </p>
      <ul className={css.checks}>
        {state.checks.map(({ name, state: found }) => {
          const Sign = SIGNS[found];
          return (
            <li key={name} className={css.check} data-state={found}>
              <Sign aria-hidden />
              <span>{t(`trade.check_${name}`)}</span>
              <small>{t(`trade.checked_${found}`)}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
