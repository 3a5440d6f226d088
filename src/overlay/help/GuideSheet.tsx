import { useState } from 'react';
import Coins from '~icons/ph/coins-fill';
import Scales from '~icons/ph/scales-fill';
import Shield from '~icons/ph/shield-check-fill';
import Wallet from '~icons/ph/wallet-fill';
import { useTranslation } from '../../i18n/i18n';
import { reportEvent } from '../../shared/missions/reportEvent';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { Button } from '../../ui/form/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import * as css from './GuideSheet.css';

const STEPS = [
  { name: 'demo', Icon: Coins },
  { name: 'fair', Icon: Scales },
  { name: 'money', Icon: Wallet },
  { name: 'safe', Icon: Shield },
] as const;

/** The first steps: four independent cards. It can be closed at each of them. */
export function GuideSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [at, setAt] = useState(0);
  const step = STEPS[at] ?? STEPS[0];
  const isLast = at === STEPS.length - 1;
  const finish = () => {
    reportEvent('guide');
    onClose();
  };
  const toHelp = () => {
    finish();
    // Replaces the sheet's history entry.
    navigate('/faq', { replace: true });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('help.guide')}
      footer={
        <div className={css.pair}>
          {isLast ? (
            <Button tone="secondary" onClick={toHelp}>
              {t('help.title')}
            </Button>
          ) : (
            <Button tone="secondary" onClick={onClose}>
              {t('help.guideSkip')}
            </Button>
          )}
          <Button onClick={isLast ? finish : () => setAt(at + 1)}>
            {t(isLast ? 'help.guideDone' : 'help.guideNext')}
          </Button>
        </div>
      }
    >
      <section className={css.step} aria-live="polite">
        <span key={step.name} className={css.picture} aria-hidden="true">
          <step.Icon />
        </span>
        <h3 className={css.title}>{t(`help.step_${step.name}`)}</h3>
        <p className={css.text}>{t(`help.stepText_${step.name}`)}</p>
      </section>
      <p className={css.dots} role="img" aria-label={t('help.guideAt', { at: at + 1, of: STEPS.length })}>
        {STEPS.map(({ name }, index) => (
          <i key={name} className={index === at ? css.dotOn : css.dot} />
        ))}
      </p>
    </Sheet>
  );
}
