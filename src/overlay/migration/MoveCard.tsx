import type { ReactNode } from 'react';
import Gift from '~icons/ph/gift-fill';
import Shield from '~icons/ph/shield-check-fill';
import Star from '~icons/ph/star-fill';
import User from '~icons/ph/user-fill';
import Wallet from '~icons/ph/wallet-fill';
import { BONUS_TIMES } from '../../../contract/wallet/bonus';
import { type Centavos, ZERO } from '../../../games/kit/rules/money';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import * as css from './MoveCard.css';

/** What moves; null where the account has not been proven to be the caller's. */
export interface Moving {
  readonly phone: string;
  readonly vipLevel: number | null;
  readonly amountCentavos: Centavos | null;
  readonly points: number | null;
  readonly coupons: number | null;
  readonly awardCentavos: Centavos;
}

/** What an account takes along, line by line. */
export function MoveCard({ moving }: { readonly moving: Moving }) {
  const { t } = useTranslation();
  const { phone, vipLevel, amountCentavos, points, coupons, awardCentavos } = moving;
  return (
    <ul className={classes(card, css.list)}>
      <Line
        icon={<User aria-hidden />}
        tone="account"
        label={t('migration.account')}
        note={vipLevel === null ? phone : t('migration.accountVip', { phone, level: vipLevel })}
      />
      <Line
        icon={<Wallet aria-hidden />}
        tone="money"
        label={t('migration.balance')}
        note={t('migration.inFull')}
        figure={amountCentavos === null ? undefined : amountText(amountCentavos)}
      />
      <Line
        icon={<Star aria-hidden />}
        tone="points"
        label={t('migration.points')}
        note={coupons === null ? t('migration.inFull') : t('migration.coupons', { count: coupons })}
        figure={points === null ? undefined : points.toLocaleString('en')}
      />
      <Line
        icon={<Shield aria-hidden />}
        tone="account"
        label={t('migration.rest')}
        note={t('migration.asTheyAre')}
      />
      {awardCentavos > ZERO && (
        <Line
          icon={<Gift aria-hidden />}
          tone="bonus"
          label={t('migration.bonus')}
          note={
            amountCentavos === null
              ? t('migration.bonusWho')
              : t('migration.bonusTerms', { times: BONUS_TIMES })
          }
          figure={<span className={css.gain}>+{amountText(awardCentavos)}</span>}
        />
      )}
    </ul>
  );
}

interface LineProps {
  readonly icon: ReactNode;
  readonly tone: keyof typeof css.icons;
  readonly label: string;
  readonly note: string;
  readonly figure?: ReactNode;
}

const Line = ({ icon, tone, label, note, figure }: LineProps) => (
  <li className={css.line}>
    <span className={css.icons[tone]}>{icon}</span>
    <span className={css.words}>
      <b className={css.label}>{label}</b>
      <span className={css.note}>{note}</span>
    </span>
    {figure !== undefined && <b className={css.figure}>{figure}</b>}
  </li>
);
