import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/i18n';
import { installPromptAtom } from '../../shared/install/installable';
import { openPopup } from '../../shared/popups/popups';
import { Link } from '../../ui/page/Link';
import * as css from './LobbyPage.css';

/** Who may play, and who operates the site. */
export function Footer() {
  const { t } = useTranslation();
  const installable = useAtomValue(installPromptAtom) !== null;
  return (
    <footer className={css.footer}>
      <p>{t('lobby.adults')}</p>
      <p className={css.links}>
        <Link className={css.link} to="/faq">
          {t('shell.toHelp')}
        </Link>
        <Link className={css.link} to="/aboutus">
          {t('lobby.about')}
        </Link>
        <Link className={css.link} to="/privacy">
          {t('lobby.privacy')}
        </Link>
        {installable && (
          <button type="button" className={css.link} onClick={() => openPopup('appDownload')}>
            {t('lobby.install')}
          </button>
        )}
      </p>
    </footer>
  );
}
