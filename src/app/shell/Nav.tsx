import { useAtomValue } from 'jotai';
import type { ComponentType, SVGProps } from 'react';
import House from '~icons/ph/house-fill';
import Receipt from '~icons/ph/receipt-fill';
import User from '~icons/ph/user-fill';
import PiggyBank from '~icons/ph/vault-fill';
import Wallet from '~icons/ph/wallet-fill';
import type { Address } from '../../../contract/addresses';
import { useTranslation } from '../../i18n/i18n';
import type { StringKey } from '../../i18n/stringKeys';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { loggedInAtom } from '../../shared/session/session';
import { unreadAtom } from '../../shared/session/unread';
import { unseen } from '../../theme/recipes.css';
import { Link } from '../../ui/page/Link';
import { BrandMark } from '../../ui/text/BrandMark';
import { BrandName } from '../../ui/text/BrandName';
import type { NavTab } from '../routes/routes';
import * as css from './Nav.css';

interface NavItem {
  readonly tab: NavTab;
  readonly to: Address;
  readonly label: StringKey;
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** Open to guests as well; the other tabs lead a guest to log-in. */
  readonly forAll?: boolean;
}

const NAV_ITEMS: readonly NavItem[] = [
  { tab: 'lobby', to: '/', label: 'shell.lobby', Icon: House, forAll: true },
  { tab: 'wallet', to: '/wallet', label: 'shell.wallet', Icon: PiggyBank },
  { tab: 'cashin', to: '/cashin', label: 'shell.cashIn', Icon: Wallet },
  { tab: 'record', to: '/record', label: 'shell.records', Icon: Receipt },
  { tab: 'account', to: '/account', label: 'shell.account', Icon: User, forAll: true },
];

/** The bottom nav; on wide screens it is at the side. Only areas that exist have a tab. */
export function Nav({ active }: { active: NavTab }) {
  const { t } = useTranslation();
  const loggedIn = useAtomValue(loggedInAtom);
  const unread = useAtomValue(unreadAtom);
  return (
    <nav className={css.nav} aria-label={t('shell.nav')}>
      <span className={css.brand}>
        <BrandMark size="2.4rem" />
        <BrandName className={css.brandName} />
      </span>
      {NAV_ITEMS.map(({ tab, to, label, Icon, forAll = false }) => (
        <Link
          key={tab}
          to={loginRedirect(to, loggedIn || forAll)}
          className={tab === 'cashin' ? css.middle : css.item}
          aria-current={tab === active ? 'page' : undefined}
        >
          <span className={tab === 'cashin' ? css.coin : css.icon}>
            <Icon aria-hidden />
            {tab === 'account' && unread > 0 && (
              <span className={css.badge} aria-hidden="true">
                {Math.min(unread, 99)}
              </span>
            )}
          </span>
          {t(label)}
          {tab === 'account' && unread > 0 && (
            <span className={unseen}>{t('shell.unread', { count: unread })}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
