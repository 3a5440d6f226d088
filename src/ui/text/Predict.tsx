import Info from '~icons/ph/info-bold';
import { useTranslation } from '../../i18n/i18n';
import * as css from './Predict.css';

/** Stands wherever past outcomes are counted. */
export function Predict() {
  const { t } = useTranslation();
  return (
    <p className={css.predict}>
      <Info aria-hidden />
      {t('statistics.predict')}
    </p>
  );
}
