import Headset from '~icons/ph/headset-fill';
import { useTranslation } from '../../i18n/i18n';
import { useService } from '../../shared/config/service';
import { Button } from '../../ui/form/Button';
import * as css from './HelpPage.css';

/** The way to customer service; says that there is none where nobody answers. */
export function ServiceCard() {
  const { t } = useTranslation();
  const service = useService();
  if (service === null) return <p className={css.small}>{t('help.noService')}</p>;
  return (
    <section className={css.service}>
      <Headset aria-hidden />
      <span className={css.serviceWords}>
        <b className={css.serviceTitle}>{t('help.service')}</b>
        <span className={css.small}>
          {t(service.at === 'outside' ? 'help.serviceText' : 'support.cardText')}
        </span>
      </span>
      {service.at === 'outside' ? (
        <Button size="m" onClick={() => window.open(service.url, '_blank', 'noopener')}>
          {t('help.serviceStart')}
        </Button>
      ) : (
        <Button size="m" to={service.to}>
          {t('help.serviceStart')}
        </Button>
      )}
    </section>
  );
}
