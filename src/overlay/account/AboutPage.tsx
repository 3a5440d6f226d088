import { useAtomValue } from 'jotai';
import Dice from '~icons/ph/dice-five-fill';
import Scroll from '~icons/ph/scroll-fill';
import Tag from '~icons/ph/tag-fill';
import { version } from '../../../package.json';
import { useTranslation } from '../../i18n/i18n';
import { allGamesAtom } from '../../shared/catalogue/gameList';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { openPopup } from '../../shared/popups/popups';
import { metalText } from '../../theme/recipes.css';
import { useTheme } from '../../theme/shown';
import { classes } from '../../ui/classes';
import { List } from '../../ui/page/List';
import { Page } from '../../ui/page/Page';
import { Row } from '../../ui/page/Row';
import { BrandMark } from '../../ui/text/BrandMark';
import * as css from './AboutPage.css';
import { LegalText } from './LegalText';

/** /aboutus: the brand, its games, and the licences of the software it is built with. */
export function AboutPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const games = useAtomValue(allGamesAtom).filter(({ isOwn }) => isOwn);
  return (
    <Page title={t('account.about')} onBack={() => navigate('/account')}>
      <div className={css.brand}>
        <BrandMark size="4.5rem" />
        <p className={classes(css.name, metalText)}>{useTheme().brand.name}</p>
      </div>
      <LegalText part="about" />
      {games.length > 0 && (
        <section className={css.games}>
          <h2 className={css.title}>{t('account.ownGames')}</h2>
          <List label={t('account.ownGames')}>
            {games.map(({ gameId, gameName }) => (
              <Row
                key={gameId}
                icon={<Dice aria-hidden />}
                label={gameName}
                value={t('account.gameId', { id: gameId })}
              />
            ))}
          </List>
        </section>
      )}
      <List label={t('account.house')}>
        <Row icon={<Scroll aria-hidden />} label={t('account.terms')} onClick={() => openPopup('terms')} />
        <Row icon={<Tag aria-hidden />} label={t('account.version')} value={version} />
      </List>
    </Page>
  );
}
