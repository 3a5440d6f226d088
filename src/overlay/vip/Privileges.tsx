import type { ComponentType, ReactNode, SVGProps } from 'react';
import Queue from '~icons/ph/queue-fill';
import Spiral from '~icons/ph/spiral-fill';
import Wallet from '~icons/ph/wallet-fill';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import * as css from './Vip.css';
import type { Vip } from './vip';

/** What the player's level gives besides bonuses. */
export function Privileges({ vip: { level, levels } }: { readonly vip: Vip }) {
  const { t } = useTranslation();
  const own = levels[level];
  if (own === undefined) return null;
  const { withdrawalsPerDay, withdrawalMax, withdrawalsTogether, spinRebate, queuePriority } = own;
  return (
    <section>
      <h2 className={css.heading}>{t('vip.privileges')}</h2>
      <ul className={css.privileges}>
        <Privilege Icon={Wallet} name={t('vip.cashOuts', { count: withdrawalsPerDay })}>
          {t('vip.cashOutsText', {
            max: amountText(withdrawalMax),
            together: amountText(withdrawalsTogether),
          })}
        </Privilege>
        {spinRebate > 0 && (
          <Privilege Icon={Spiral} name={t('vip.rebate', { count: spinRebate })}>
            {t('vip.rebateText')}
          </Privilege>
        )}
        <Privilege Icon={Queue} name={t(`vip.queue_${queuePriority as 0 | 1 | 2}`)}>
          {t('vip.queueText')}
        </Privilege>
      </ul>
    </section>
  );
}

interface PrivilegeProps {
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly name: string;
  readonly children: ReactNode;
}

function Privilege({ Icon, name, children }: PrivilegeProps) {
  return (
    <li className={classes(card, css.privilege)}>
      <span className={css.privilegeIcon}>
        <Icon aria-hidden />
      </span>
      <span className={css.privilegeText}>
        <b>{name}</b>
        <small>{children}</small>
      </span>
    </li>
  );
}
