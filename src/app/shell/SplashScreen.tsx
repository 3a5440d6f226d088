import { useTranslation } from '../../i18n/i18n';
import { unseen } from '../../theme/recipes.css';
import { BrandMark } from '../../ui/text/BrandMark';
import { BrandName } from '../../ui/text/BrandName';
import { Spinner } from '../../ui/text/Spinner';
import * as css from './SplashScreen.css';

export function SplashScreen() {
  const { t } = useTranslation();
  return (
    <div className={css.curtain} role="status">
      <BrandMark size="5.5rem" />
      <BrandName className={css.name} />
      <Spinner />
      <span className={unseen}>{t('ui.loading')}</span>
    </div>
  );
}
