import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import Plus from '~icons/ph/plus-bold';
import { useTranslation } from '../../i18n/i18n';
import { loggedInAtom } from '../../shared/session/session';
import { userAtom } from '../../shared/session/user';
import { metalText } from '../../theme/recipes.css';
import { useTheme } from '../../theme/shown';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import { Link } from '../../ui/page/Link';
import { Amount } from '../../ui/text/Amount';
import { BrandMark } from '../../ui/text/BrandMark';
import { BrandName } from '../../ui/text/BrandName';
import { Skeleton } from '../../ui/text/Skeleton';
import * as css from './Header.css';
import { useBrowse } from './useBrowse';

export function Header() {
  return (
    <Head slogan={classes(metalText, css.welcome)}>
      <BrandName className={css.name} />
    </Head>
  );
}

interface HeadProps {
  /** The name in the skin's style. */
  children: ReactNode;
  /** The class of the slogan that replaces the name on desktops. */
  slogan: string;
  /** The class of a guest's log-in links, to separate them from the background. */
  guestLinks?: string;
}

/** The header of every lobby: mark and name, and the balance or a guest's links to log-in and registration. */
export function Head({ children, slogan, guestLinks }: HeadProps) {
  const loggedIn = useAtomValue(loggedInAtom);
  const browse = useBrowse();
  return (
    <header className={css.header}>
      <h1 className={css.brand}>
        <span className={css.mark}>
          <BrandMark size="2.125rem" />
        </span>
        {children}
        <Slogan className={slogan} />
      </h1>
      {browse && <browse.SearchLink />}
      {loggedIn ? <Balance /> : <GuestLinks className={guestLinks} />}
    </header>
  );
}

/**
 * The slogan, where the rail already shows the name. The slogan of the first brand is translated; those of the others
 * are part of their names.
 */
function Slogan({ className }: { className: string }) {
  const { t } = useTranslation();
  const { brand } = useTheme();
  const [, line = brand.name] = brand.siteTitle.split(': ');
  return <span className={className}>{brand.id === 'hiyas' ? t('lobby.welcome') : line}</span>;
}

/** The balance, with a button to cash in. */
function Balance() {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  if (user === null) return <Skeleton width="8.5rem" height="2.75rem" radius="999px" />;
  return (
    <div className={css.pill}>
      <Link className={css.balance} to="/wallet" aria-label={t('lobby.balance')}>
        <Amount centavos={user.finance} />
      </Link>
      <Link className={css.add} to="/cashin" aria-label={t('lobby.cashIn')}>
        <span className={css.disc}>
          <Plus aria-hidden />
        </span>
      </Link>
    </div>
  );
}

/** Links to log-in and registration. */
function GuestLinks({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={classes(css.guest, className)}>
      <Button tone="quiet" size="m" to="/login?type=1">
        {t('lobby.logIn')}
      </Button>
      <Button size="m" to="/login?type=0">
        {t('lobby.register')}
      </Button>
    </div>
  );
}
