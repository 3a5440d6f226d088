import { useAtomValue } from 'jotai';
import Envelope from '~icons/ph/envelope-simple-open-fill';
import Gift from '~icons/ph/gift-fill';
import Lifebuoy from '~icons/ph/lifebuoy-fill';
import Megaphone from '~icons/ph/megaphone-fill';
import PaperPlane from '~icons/ph/paper-plane-tilt-fill';
import { useTranslation } from '../../i18n/i18n';
import { loggedInAtom } from '../../shared/session/session';
import { unreadAtom } from '../../shared/session/unread';
import { List } from '../../ui/page/List';
import { Row } from '../../ui/page/Row';

/** Messages, help and legal texts. */
export function HelpList() {
  const { t } = useTranslation();
  const loggedIn = useAtomValue(loggedInAtom);
  const unread = useAtomValue(unreadAtom);
  return (
    <List label={t('help.title')}>
      {loggedIn && (
        <Row
          icon={<Envelope aria-hidden />}
          label={t('messages.title')}
          value={unread === 0 ? undefined : t('messages.unread', { count: unread })}
          to="/msgCenter"
        />
      )}
      <Row icon={<Megaphone aria-hidden />} label={t('pages.promo')} to="/promo" />
      {loggedIn && <Row icon={<Gift aria-hidden />} label={t('pages.bonusTitle')} to="/bonus" />}
      <Row icon={<Lifebuoy aria-hidden />} label={t('help.title')} to="/faq" />
      <Row icon={<PaperPlane aria-hidden />} label={t('pages.channels')} to="/telegram" />
    </List>
  );
}
