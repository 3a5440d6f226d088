import { useAtomValue } from 'jotai';
import Calendar from '~icons/ph/calendar-check-fill';
import Coins from '~icons/ph/coins-fill';
import Crown from '~icons/ph/crown-fill';
import Heart from '~icons/ph/heart-fill';
import Info from '~icons/ph/info-fill';
import Lock from '~icons/ph/lock-simple-fill';
import Receipt from '~icons/ph/receipt-fill';
import Shield from '~icons/ph/shield-check-fill';
import Spiral from '~icons/ph/spiral-fill';
import Storefront from '~icons/ph/storefront-fill';
import Translate from '~icons/ph/translate';
import Friends from '~icons/ph/users-three-fill';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { favouritesAtom } from '../../shared/catalogue/favourites';
import { addressIn } from '../../shared/navigation/skinAddresses';
import { openPopup } from '../../shared/popups/popups';
import { saferPlayAtom } from '../../shared/safer-play/saferPlay';
import { loggedInAtom } from '../../shared/session/session';
import { userAtom } from '../../shared/session/user';
import { useTheme } from '../../theme/shown';
import { List } from '../../ui/page/List';
import { Row } from '../../ui/page/Row';
import { Split } from '../../ui/page/Split';
import * as css from './AccountPage.css';
import { Rays } from './art/Rays';
import { BalanceCard } from './BalanceCard';
import { GuestCard } from './GuestCard';
import { HelpList } from './HelpList';
import { IdentityList } from './IdentityList';
import { MissionsRow } from './MissionsRow';
import { MoveRow } from './MoveRow';
import { ProfileHeader } from './ProfileHeader';
import { RestrictionCards } from './RestrictionCards';
import { VersionRow } from './VersionRow';

/** The account page: profile, balance and all settings. */
export function AccountPage() {
  const { t } = useTranslation();
  const loggedIn = useAtomValue(loggedInAtom);
  return (
    <div className={css.page}>
      <Rays className={css.rays} />
      <Split
        lead={
          loggedIn ? (
            <>
              <ProfileHeader />
              <RestrictionCards />
              <BalanceCard />
              <IdentityList />
            </>
          ) : (
            <GuestCard />
          )
        }
      >
        <PlayList loggedIn={loggedIn} />
        <HelpList />
        <AboutList />
        {loggedIn && (
          <button type="button" className={css.signOut} onClick={() => openPopup('logOut')}>
            {t('account.logOut')}
          </button>
        )}
      </Split>
    </div>
  );
}

function PlayList({ loggedIn }: { loggedIn: boolean }) {
  const { t, language } = useTranslation();
  const favourites = useAtomValue(favouritesAtom);
  const user = useAtomValue(userAtom);
  const points = user?.points ?? 0;
  const coupons = user?.storeStatus === 1 ? user.couponUnused : 0;
  const level = user?.vipInfo.level;
  const safer = useAtomValue(saferPlayAtom);
  const { skin } = useTheme();
  // Marketing rests during a break or an exclusion.
  const rests = useAtomValue(userAtom)?.storeStatus === 0;
  const limits = safer === null ? 0 : safer.limits.length + safer.sessionLimits.length;
  return (
    <List label={t('account.play')}>
      {loggedIn && <MoveRow />}
      {loggedIn && <Row icon={<Receipt aria-hidden />} label={t('account.records')} to="/record" />}
      {loggedIn && <Row icon={<Spiral aria-hidden />} label={t('account.spin')} to="/spin" />}
      {loggedIn && (
        <Row
          icon={<Coins aria-hidden />}
          label={t('account.ownPoints')}
          value={t('account.points', { count: points, points: points.toLocaleString('en') })}
          to="/points"
        />
      )}
      {loggedIn && (
        <Row
          icon={<Crown aria-hidden />}
          label={t('account.vipLevel')}
          value={level === undefined ? undefined : t('account.vip', { level })}
          to="/vip"
        />
      )}
      {loggedIn && !rests && (
        <Row
          icon={<Calendar aria-hidden />}
          label={t('account.checkin')}
          onClick={() => openPopup('signIn')}
        />
      )}
      {loggedIn && (
        <Row
          icon={<Storefront aria-hidden />}
          label={t('mall.account')}
          value={coupons === 0 ? undefined : t('mall.accountCoupons', { count: coupons })}
          to="/mall"
        />
      )}
      {loggedIn && !rests && <MissionsRow />}
      {loggedIn && !rests && (
        <Row icon={<Friends aria-hidden />} label={t('invite.row')} to={addressIn(skin, 'invite')} />
      )}
      <Row
        icon={<Heart aria-hidden />}
        label={t('account.favourites')}
        value={t('account.games', { count: favourites.length })}
        to="/favorite"
      />
      {loggedIn && (
        <Row
          icon={<Shield aria-hidden />}
          label={t('account.playSafe')}
          value={limits === 0 ? undefined : t('account.limits', { count: limits })}
          to="/playsafe"
        />
      )}
      <Row
        icon={<Translate aria-hidden />}
        label={t('account.language')}
        value={LANGUAGES[language].name}
        onClick={() => openPopup('language')}
      />
    </List>
  );
}

function AboutList() {
  const { t } = useTranslation();
  return (
    <List label={t('account.house')}>
      <Row icon={<Info aria-hidden />} label={t('account.about')} to="/aboutus" />
      <Row icon={<Lock aria-hidden />} label={t('account.privacy')} to="/privacy" />
      <VersionRow />
    </List>
  );
}
