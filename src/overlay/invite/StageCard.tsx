import type { ComponentType, SVGProps } from 'react';
import Joystick from '~icons/ph/joystick-fill';
import User from '~icons/ph/user-fill';
import Wallet from '~icons/ph/wallet-fill';
import type { InvitePage } from '../../../contract/rewards/invite';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import * as css from './InvitePage.css';

type Step = 'join' | 'verify' | 'play';

const ICONS: Readonly<Record<Step, ComponentType<SVGProps<SVGSVGElement>>>> = {
  join: User,
  verify: Wallet,
  play: Joystick,
};

/** What a friend does, and what each stage brings. */
export function StageCard({ page }: { readonly page: InvitePage }) {
  const { t } = useTranslation();
  const facts = { amount: amountText(page.depositMin), days: page.days };
  return (
    <section className={classes(card, css.block)}>
      <h2 className={css.heading}>{t('invite.how')}</h2>
      <ol className={css.steps}>
        {(['join', 'verify', 'play'] as const).map((step) => {
          const Icon = ICONS[step];
          return (
            <li key={step} className={css.step}>
              <span className={css.disc}>
                <Icon aria-hidden />
              </span>
              <b>{t(`invite.step_${step}`)}</b>
              <span className={css.small}>{t(`invite.stepText_${step}`, facts)}</span>
            </li>
          );
        })}
      </ol>
      <ul className={css.stages} aria-label={t('invite.stages')}>
        {page.stages.map(({ stage, play, amount }) => (
          <li key={stage} className={css.stage}>
            <b>{t('invite.stage', { stage })}</b>
            <span className={css.small}>{t('invite.stagePlay', { play: amountText(play) })}</span>
            <b className={css.amount}>{amountText(amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
