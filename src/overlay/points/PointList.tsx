import type { ComponentType, SVGProps } from 'react';
import Back from '~icons/ph/arrow-u-up-left-fill';
import Calendar from '~icons/ph/calendar-check-fill';
import Coins from '~icons/ph/coins-fill';
import Hourglass from '~icons/ph/hourglass-fill';
import Chip from '~icons/ph/poker-chip-fill';
import Prohibit from '~icons/ph/prohibit-fill';
import SignIn from '~icons/ph/sign-in-fill';
import Spiral from '~icons/ph/spiral-fill';
import Shop from '~icons/ph/storefront-fill';
import Target from '~icons/ph/target-fill';
import Trophy from '~icons/ph/trophy-fill';
import Newcomer from '~icons/ph/user-plus-fill';
import Friends from '~icons/ph/users-three-fill';
import Wrench from '~icons/ph/wrench-fill';
import type { PointItem, PointKind } from '../../../contract/rewards/points';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { momentText } from '../../shared/dateText';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Empty } from '../../ui/text/Empty';
import * as css from './Points.css';

const SIGNS: Readonly<Record<PointKind, ComponentType<SVGProps<SVGSVGElement>>>> = {
  REGISTER: Newcomer,
  LOGIN: SignIn,
  CHECKIN: Calendar,
  MISSION: Target,
  TURNOVER: Chip,
  SPIN: Spiral,
  SPIN_PRIZE: Trophy,
  SPIN_REBATE: Back,
  MALL: Shop,
  INVITE_RANK: Friends,
  EXPIRED: Hourglass,
  CANCELLED: Prohibit,
  CORRECTION: Wrench,
};

function Sign({ kind }: { readonly kind: PointKind }) {
  const Icon = SIGNS[kind];
  return (
    <span className={css.sign}>
      <Icon aria-hidden />
    </span>
  );
}

/** What was given and taken, newest first. A line that is on two pages is listed once. */
export function PointList({ items }: { readonly items: readonly PointItem[] }) {
  const { t, language } = useTranslation();
  const lines = [...new Map(items.map((item) => [item.id, item])).values()];
  if (lines.length === 0) {
    return <Empty icon={<Coins aria-hidden />} title={t('points.none')} text={t('points.noneText')} />;
  }
  return (
    <ul className={classes(card, css.list)}>
      {lines.map(({ id, kind, amount, balance, createdAt }) => (
        <li key={id} className={css.item}>
          <Sign kind={kind} />
          <span className={css.what}>
            <b>{t(`points.kind_${kind}`)}</b>
            <small>{momentText(new Date(createdAt), LANGUAGES[language].tag)}</small>
          </span>
          <span className={css.moved}>
            <b className={amount > 0 ? css.gained : undefined}>
              {amount > 0 ? '+' : '−'}
              {Math.abs(amount).toLocaleString('en')}
            </b>
            <small>{t('points.after', { points: balance.toLocaleString('en') })}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
