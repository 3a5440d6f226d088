import { useEffect, useRef } from 'react';
import Lock from '~icons/ph/lock-simple-fill';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { metalText } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { LevelIcon } from './LevelIcon';
import * as css from './Vip.css';
import type { Vip } from './vip';

/** The levels beside each other, beginning where the player stands. */
export function LevelCards({ vip: { level: own, levels } }: { readonly vip: Vip }) {
  const { t } = useTranslation();
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const card = row.current?.children[own];
    if (row.current !== null && card instanceof HTMLElement) {
      row.current.scrollLeft = card.offsetLeft - row.current.offsetLeft;
    }
  }, [own]);
  return (
    // A scrolling row needs a tab stop, so that it can be read with the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
    <ul ref={row} className={css.cards} aria-label={t('vip.levels')} tabIndex={0}>
      {levels.map(({ level, weeklyBonusMax, levelUpBonus, withdrawalsPerDay }) => (
        <li key={level} className={level === own ? css.ownCard : css.levelCard}>
          <span className={level === own ? css.ownTag : css.tag}>
            {level > own && <Lock aria-hidden />}
            {t(level === own ? 'vip.own' : level > own ? 'vip.locked' : 'vip.reached')}
          </span>
          <b className={classes(css.cardName, metalText)}>{t('account.vip', { level })}</b>
          {weeklyBonusMax > 0n && (
            <span className={css.cardText}>
              {t('vip.weeklyMost', { amount: amountText(weeklyBonusMax) })}
            </span>
          )}
          {levelUpBonus > 0n && (
            <span className={css.cardText}>{t('vip.levelUpOf', { amount: amountText(levelUpBonus) })}</span>
          )}
          {weeklyBonusMax + levelUpBonus === 0n && (
            <span className={css.cardText}>{t('vip.cashOuts', { count: withdrawalsPerDay })}</span>
          )}
          <LevelIcon level={level} className={css.cardIcon} />
        </li>
      ))}
    </ul>
  );
}
