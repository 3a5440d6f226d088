import { useAtom, useAtomValue } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { Consent } from '../../../contract/deviceRecord';
import { useTranslation } from '../../i18n/i18n';
import { publicConfigAtom } from '../../shared/config/config';
import { consentsOffered } from '../../shared/device';
import { consentsAtom } from '../../shared/session/consent';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Switch } from '../../ui/form/Switch';
import { SentList } from './SentList';
import * as css from './Share.css';

/** A switch for each consent, and what the device sends with the current ones. */
export function ShareCard() {
  const { t } = useTranslation();
  const [consents, setConsents] = useAtom(consentsAtom);
  const config = useAtomValue(publicConfigAtom);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  /** What a switch shares and with whom, including an external service if one is configured. */
  const hint = (name: Consent) => {
    const isOutside =
      (name === 'advertising' && (config?.adTrackingUrl ?? config?.attributionUrl) != null) ||
      (name === 'analytics' && config?.analyticsUrl != null);
    const own = t(`account.shareHint_${name}`);
    return isOutside ? `${own} ${t(`account.shareOutside_${name}`)}` : own;
  };
  return (
    <section className={classes(card, css.share)} aria-labelledby={`${id}-title`}>
      <h2 className={css.title} id={`${id}-title`}>
        {t('account.share')}
      </h2>
      <p className={css.text}>{t('account.shareText')}</p>
      <div className={css.switches}>
        {consentsOffered().map((name) => (
          <div key={name} className={css.line}>
            <Switch
              label={t(`account.share_${name}`)}
              hint={hint(name)}
              checked={consents[name]}
              onChange={(event) => setConsents({ ...consents, [name]: event.target.checked })}
            />
          </div>
        ))}
      </div>
      <button
        type="button"
        className={css.more}
        aria-expanded={isOpen}
        aria-controls={`${id}-sent`}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'account.sentHide' : 'account.sentShow')}
        <ChevronDown size="1.1rem" className={classes(css.arrow, isOpen && css.arrowUp)} aria-hidden />
      </button>
      {isOpen && <SentList consents={consents} id={`${id}-sent`} />}
    </section>
  );
}
