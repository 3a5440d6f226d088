import { useEffect, useState } from 'react';
import type { Centavos } from '../../../games/kit/rules/money';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { useNavigate } from '../../shared/navigation/useNavigate';
import type { PlayMode } from '../../shared/play/play';
import { showToast } from '../../shared/popups/toasts';
import { Button } from '../../ui/form/Button';
import { pair } from '../../ui/sheet/Question.css';
import { Sheet } from '../../ui/sheet/Sheet';
import { refillDemo } from './demo/demo';
import { DEMO_START_CENTAVOS } from './demo/demoAccount';
import * as css from './popups.css';
import type { Wallet } from './useWallet';

interface TooLowSheetProps {
  readonly game: string;
  readonly mode: PlayMode;
  /** The stake that the balance does not cover; null if there is none. */
  readonly stakeCentavos: Centavos | null;
  readonly wallet: Wallet;
  readonly onClose: () => void;
}

/** Shown when the balance does not cover the bet: cash in or change the bet. The placed chips are kept. */
export function TooLowSheet({ game, mode, stakeCentavos, wallet, onClose }: TooLowSheetProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // Keep the figures while the sheet slides out.
  const [last, setLast] = useState(stakeCentavos);
  useEffect(() => {
    if (stakeCentavos !== null) setLast(stakeCentavos);
  }, [stakeCentavos]);
  const values = {
    stake: wallet.format(stakeCentavos ?? last ?? NOTHING),
    balance: wallet.format(wallet.balanceCentavos),
  };
  const demo = mode === 'demo';
  const full = amountText(DEMO_START_CENTAVOS, 'D$');
  const act = () => {
    onClose();
    // Replace the sheet's history entry, so that Back leads straight to the game.
    if (!demo) return navigate('/cashin?from=og', { replace: true });
    refillDemo(game);
    showToast({ text: t('play.refilled', { amount: full }), tone: 'success' });
  };
  return (
    <Sheet
      open={stakeCentavos !== null}
      onClose={onClose}
      title={t(demo ? 'play.refillTitle' : 'play.tooLowTitle')}
      footer={
        <div className={pair}>
          <Button tone="secondary" onClick={onClose}>
            {t('play.changeBet')}
          </Button>
          <Button onClick={act}>{demo ? t('play.refill', { amount: full }) : t('play.cashIn')}</Button>
        </div>
      }
    >
      <p className={css.text}>{t(demo ? 'play.refillText' : 'play.tooLowText', values)}</p>
    </Sheet>
  );
}

const NOTHING = 0n as Centavos;
