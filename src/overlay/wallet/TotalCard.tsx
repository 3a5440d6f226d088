import { useAtom, useAtomValue } from 'jotai';
import { Eye, EyeOff } from 'lucide-react';
import type { Centavos } from '../../../games/kit/rules/money';
import { useTranslation } from '../../i18n/i18n';
import { refreshUser, userAtom, userFailedAtom } from '../../shared/session/user';
import { Button } from '../../ui/form/Button';
import { BrandCard } from '../../ui/picture/BrandCard';
import { Skeleton } from '../../ui/text/Skeleton';
import { balanceHiddenAtom } from './balanceHidden';
import { CountedAmount } from './CountedAmount';
import * as css from './WalletPage.css';

const HIDDEN = '••••••';

/** The player's balances: total, main wallet, bonus, and what is on hold while there is any. The eye button hides them. */
export function TotalCard() {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  const trouble = useAtomValue(userFailedAtom);
  const [hidden, setHidden] = useAtom(balanceHiddenAtom);
  const Icon = hidden ? EyeOff : Eye;
  const total = user === null ? null : ((user.finance + user.bonus) as Centavos);
  return (
    <BrandCard label={t('wallet.total')}>
      <div className={css.head}>
        <span className={css.caption}>{t('wallet.total')}</span>
        <button
          type="button"
          className={css.eye}
          aria-label={t('wallet.hide')}
          aria-pressed={hidden}
          onClick={() => setHidden(!hidden)}
        >
          <Icon size="1.1rem" aria-hidden />
        </button>
      </div>
      {total === null && trouble ? (
        <div className={css.trouble}>
          <p className={css.troubleText}>{t('wallet.trouble')}</p>
          <Button size="m" tone="secondary" onClick={() => void refreshUser().catch(() => undefined)}>
            {t('ui.retry')}
          </Button>
        </div>
      ) : (
        <Figure centavos={total} hidden={hidden} className={css.sum} />
      )}
      <div className={css.parts}>
        <div className={css.part}>
          <span className={css.caption}>{t('wallet.main')}</span>
          <Figure centavos={user?.finance ?? null} hidden={hidden} className={css.figure} />
          <span className={css.note}>{t('wallet.mainNote')}</span>
        </div>
        <div className={css.part}>
          <span className={css.caption}>{t('wallet.bonus')}</span>
          <Figure centavos={user?.bonus ?? null} hidden={hidden} className={css.figure} />
          <span className={css.note}>{t('wallet.bonusNote')}</span>
        </div>
        {user !== null && user.hold > 0n && (
          <div className={css.heldPart}>
            <span className={css.caption}>{t('wallet.hold')}</span>
            <Figure centavos={user.hold} hidden={hidden} className={css.figure} />
            <span className={css.note}>{t('wallet.holdNote')}</span>
          </div>
        )}
      </div>
    </BrandCard>
  );
}

interface FigureProps {
  centavos: Centavos | null;
  hidden: boolean;
  className: string;
}

function Figure({ centavos, hidden, className }: FigureProps) {
  const { t } = useTranslation();
  if (hidden) {
    return (
      <div className={className} role="img" aria-label={t('wallet.hidden')}>
        {HIDDEN}
      </div>
    );
  }
  return (
    <div className={className}>
      {centavos === null ? <Skeleton width="55%" height="1em" /> : <CountedAmount centavos={centavos} />}
    </div>
  );
}
