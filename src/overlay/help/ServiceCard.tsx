import { useAtomValue } from 'jotai';
import Headset from '~icons/ph/headset-fill';
import { useTranslation } from '../../i18n/i18n';
import { publicConfigAtom } from '../../shared/config/config';
import { Button } from '../../ui/form/Button';
import * as css from './HelpPage.css';

/** The link to customer service; says that there is none if it is not configured. */
export function ServiceCard() {
  const { t } = useTranslation();
  const serviceUrl = useAtomValue(publicConfigAtom)?.customerServiceUrl ?? null;
  if (serviceUrl === null) return <p className={css.small}>{t('help.noService')}</p>;
  return (
    <section className={css.service}>
      <Headset aria-hidden />
      <span className={css.serviceWords}>
        <b className={css.serviceTitle}>{t('help.service')}</b>
        <span className={css.small}>{t('help.serviceText')}</span>
      </span>
      <Button size="m" onClick={() => window.open(serviceUrl, '_blank', 'noopener')}>
        {t('help.serviceStart')}
      </Button>
    </section>
  );
}
