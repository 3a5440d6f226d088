import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useTranslation } from '../../i18n/i18n';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { addressIn } from '../../shared/navigation/skinAddresses';
import { loggedInAtom } from '../../shared/session/session';
import { unreadAtom } from '../../shared/session/unread';
import { whenIdle } from '../../shared/whenIdle';
import { unseen } from '../../theme/recipes.css';
import { useTheme } from '../../theme/shown';
import { classes } from '../../ui/classes';
import { lazyExtra } from '../../ui/lazyExtra';
import { Link } from '../../ui/page/Link';
import { BrandMark } from '../../ui/text/BrandMark';
import { BrandName } from '../../ui/text/BrandName';
import type { NavTab } from '../routes/routes';
import * as css from './Nav.css';
import { NAV_ITEMS, SKIN_NAVS } from './navItems';

/** Loaded once the lobby stands: it needs the schemas of calls. */
const MissionsCount = lazyExtra(async () => {
  await whenIdle();
  return (await import('./MissionsCount')).MissionsCount;
});

/** The bottom nav of the skin; on wide screens it is a rail at the side, with more places. */
export function Nav({ active: tabOfPage }: { active: NavTab }) {
  const { t } = useTranslation();
  const { bar, raised, rail } = SKIN_NAVS[useTheme().skin];
  // All games belong to the lobby where they have no tab of their own.
  const active = tabOfPage === 'games' && !bar.includes('games') ? 'lobby' : tabOfPage;
  /** Where a skin has no place for missions, promotions lead to them. */
  const countsMissions: NavTab = bar.includes('missions') ? 'missions' : 'promos';
  return (
    <nav className={css.nav} aria-label={t('shell.nav')}>
      <span className={css.brand}>
        <BrandMark size="2.4rem" />
        <BrandName className={css.brandName} />
      </span>
      {bar.map((tab) => (
        <Item
          key={tab}
          tab={tab}
          isActive={tab === active}
          isRaised={tab === raised}
          countsMissions={tab === countsMissions}
        />
      ))}
      {rail.map((tab) => (
        <Item key={tab} tab={tab} isActive={tab === active} className={css.inRail} />
      ))}
    </nav>
  );
}

interface ItemProps {
  readonly tab: NavTab;
  readonly isActive: boolean;
  readonly isRaised?: boolean;
  readonly countsMissions?: boolean;
  readonly className?: string;
}

function Item({ tab, isActive, isRaised = false, countsMissions = false, className }: ItemProps) {
  const { t } = useTranslation();
  const loggedIn = useAtomValue(loggedInAtom);
  const unread = useAtomValue(unreadAtom);
  const count = tab === 'account' ? unread : 0;
  const { skin } = useTheme();
  const { label, Icon, forAll = false } = NAV_ITEMS[tab];
  const to = tab === 'promos' ? addressIn(skin, 'promo') : NAV_ITEMS[tab].to;
  return (
    <Link
      to={loginRedirect(to, loggedIn || forAll)}
      className={classes(isRaised ? css.middle : css.item, className)}
      aria-current={isActive ? 'page' : undefined}
    >
      <span className={isRaised ? css.coin : css.icon}>
        <Icon aria-hidden />
        {count > 0 && (
          <span className={css.badge} aria-hidden="true">
            {Math.min(count, 99)}
          </span>
        )}
        {countsMissions && loggedIn && (
          <Suspense>
            <MissionsCount />
          </Suspense>
        )}
      </span>
      {t(label)}
      {count > 0 && <span className={unseen}>{t('shell.unread', { count })}</span>}
    </Link>
  );
}
