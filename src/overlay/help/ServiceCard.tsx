import { useAtomValue } from 'jotai';
import Headset from '~icons/ph/headset-fill';
import { publicConfigAtom } from '../../state/config';
import { Button } from '../../ui/Button';
import { useWords } from '../../words/words';
import * as css from './HelpPage.css';

/** The way to a person, where the house has one; else it says that there is none. */
export function ServiceCard() {
  const { t } = useWords();
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
