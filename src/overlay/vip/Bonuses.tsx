import { useState } from 'react';
import type { VipBonus } from '../../../contract/rewards/vip';
import { amountText } from '../../i18n/amountText';
import { currentTranslation, useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { soonText } from '../../shared/dateText';
import { openPopup } from '../../shared/popups/popups';
import { showToast } from '../../shared/popups/toasts';
import { rewardErrorText } from '../../shared/rewards/rewardErrorText';
import { lacksAge, userAtom } from '../../shared/session/user';
import { readAtom } from '../../shared/store/store';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import * as css from './Vip.css';
import { claimBonus, refreshVip, type Vip } from './vip';

/** The bonuses that were earned: each with its button, or with what it waits for. Why there are none while rewards rest. */
export function Bonuses({ vip: { bonuses, resting } }: { readonly vip: Vip }) {
  const { t } = useTranslation();
  if (resting !== null) {
    return <p className={classes(card, css.resting)}>{t(`vip.resting_${resting}`)}</p>;
  }
  if (bonuses.length === 0) return null;
  return (
    <section className={classes(card, css.bonuses)}>
      <h2 className={css.heading}>{t('vip.bonuses')}</h2>
      <ul>
        {bonuses.map((bonus) => (
          <Bonus key={`${bonus.kind} ${bonus.level} ${bonus.monday}`} bonus={bonus} />
        ))}
      </ul>
    </section>
  );
}

function Bonus({ bonus }: { readonly bonus: VipBonus }) {
  const { t, language } = useTranslation();
  const [busy, setBusy] = useState(false);
  const { kind, level, amount, waitsFor, expiresAt } = bonus;
  const claim = async () => {
    if (lacksAge(readAtom(userAtom))) return openPopup('birthday', { onDone: () => void claim() });
    setBusy(true);
    try {
      const paid = await claimBonus(bonus);
      showToast({
        text: currentTranslation().t('vip.claimed', { amount: amountText(paid) }),
        tone: 'success',
      });
    } catch (error) {
      showToast({ text: rewardErrorText(error, currentTranslation().t), tone: 'error' });
    }
    setBusy(false);
    await refreshVip();
  };
  const until = expiresAt === null ? null : soonText(new Date(expiresAt), LANGUAGES[language].tag);
  return (
    <li className={css.bonus}>
      <span className={css.bonusText}>
        <b>{kind === 'WEEKLY' ? t('vip.weekly') : t('vip.levelUp', { level })}</b>
        {waitsFor !== null && <small>{t(`vip.waits_${waitsFor}`)}</small>}
        {waitsFor === null && until !== null && <small>{t('vip.until', { moment: until })}</small>}
      </span>
      <span className={css.bonusAmount}>{amountText(amount)}</span>
      {waitsFor === null && (
        <Button size="m" busy={busy} onClick={() => void claim()}>
          {t('vip.claim')}
        </Button>
      )}
      {waitsFor === 'identity' && (
        <Button size="m" tone="secondary" to="/identity">
          {t('vip.verify')}
        </Button>
      )}
    </li>
  );
}
