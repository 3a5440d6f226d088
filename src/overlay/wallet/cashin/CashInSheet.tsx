import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Address } from '../../../../contract/addresses';
import { useTranslation } from '../../../i18n/i18n';
import { useNavigate } from '../../../shared/navigation/useNavigate';
import { awayAtom } from '../../../shared/safer-play/saferPlay';
import { Button } from '../../../ui/form/Button';
import { Sheet } from '../../../ui/sheet/Sheet';
import { Skeleton } from '../../../ui/text/Skeleton';
import { BirthdayForm } from '../birthday/BirthdayForm';
import { AwayStep } from './AwayStep';
import * as cashIn from './CashIn.css';
import { ChooseFoot, ChooseStep } from './ChooseStep';
import { LoggedOutStep, type LogInFields } from './LoggedOutStep';
import { isPhone, isWalletApp, METHOD_NAMES } from './methodNames';
import { PayFoot, PayStep } from './PayStep';
import { ResultFoot, ResultStep } from './ResultStep';
import { useChoice } from './useChoice';
import { type Start, useSteps } from './useSteps';
import { WalletAppFoot, WalletAppStep } from './WalletApp';

export interface CashInSheetProps extends Start {
  /** Where the cash-in began: the `from` of its address. */
  from?: string | null;
  /** Logs in a player whose session ended while a payment waits. */
  LogIn: LogInFields;
  open?: boolean;
  onClose: () => void;
}

/** All steps of a cash-in, from the amount to the result. Works over any page; a reload restores the step. */
export function CashInSheet(props: CashInSheetProps) {
  return <Flow {...props} />;
}

interface View {
  readonly title: string;
  readonly body: ReactNode;
  readonly foot?: ReactNode;
}

/** One sheet for all steps, so that it stays in place while its content changes. */
function Flow({ open = true, onClose, from = null, LogIn, ...start }: CashInSheetProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const steps = useSteps(start);
  const choice = useChoice(steps, from);
  const away = useAtomValue(awayAtom);
  const close = () => {
    steps.leave();
    onClose();
  };
  const leaveTo = (to: Address) => {
    close();
    navigate(to, { replace: true });
  };
  const view = (): View => {
    const { step } = steps;
    switch (step.name) {
      case 'choose':
        if (away !== null) {
          return {
            title: t('wallet.cashIn'),
            body: <AwayStep away={away} onPlaySafe={() => leaveTo('/playsafe')} />,
          };
        }
        return {
          title: t('wallet.cashIn'),
          body: <ChooseStep choice={choice} onPlaySafe={() => leaveTo('/playsafe')} />,
          foot: <ChooseFoot choice={choice} />,
        };
      case 'birthday':
        return {
          title: t('wallet.birthday'),
          body: <BirthdayForm onDone={() => void choice.pay()} onLeave={leaveTo} />,
        };
      case 'loading':
        return { title: t('wallet.scanToPay'), body: <Loading /> };
      case 'failed':
        return { title: t('wallet.cashIn'), body: <Failed text={step.text} onRetry={steps.load} /> };
      case 'pay':
        if (isWalletApp(step.order.method) && step.order.payUrl !== null && isPhone()) {
          return {
            title: t('wallet.payWithApp', { app: METHOD_NAMES[step.order.method] }),
            body: <WalletAppStep order={step.order} />,
            foot: <WalletAppFoot order={step.order} payUrl={step.order.payUrl} />,
          };
        }
        return {
          title: t('wallet.scanToPay'),
          body: <PayStep order={step.order} />,
          foot: <PayFoot order={step.order} />,
        };
      case 'loggedOut':
        return {
          title: t('wallet.logInAgain'),
          body: (
            <LoggedOutStep
              order={step.order}
              LogIn={LogIn}
              onEntered={() => void steps.backToOrder(step.order.orderId)}
            />
          ),
        };
      case 'result':
        return {
          title: t(
            step.order.reversedAt === null ? `wallet.result_${step.order.status}` : 'wallet.result_reversed',
          ),
          body: <ResultStep order={step.order} />,
          foot: <ResultFoot order={step.order} onAgain={steps.again} onClose={close} onPlay={leaveTo} />,
        };
    }
  };
  const { title, body, foot } = view();
  const top = useRef<HTMLDivElement>(null);
  const { name } = steps.step;
  useEffect(() => {
    // The sheet stays for the next step, which is read from its top.
    if (name !== 'loading') top.current?.parentElement?.scrollTo(0, 0);
  }, [name]);
  return (
    <Sheet open={open} onClose={close} title={title} footer={foot}>
      <div ref={top}>{body}</div>
    </Sheet>
  );
}

function Loading() {
  return (
    <div className={cashIn.loading} aria-busy="true">
      <Skeleton height="22rem" radius="1.1rem" />
      <Skeleton height="2.75rem" />
    </div>
  );
}

function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={cashIn.trouble} role="alert">
      <p>{text}</p>
      <Button tone="secondary" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  );
}
