import { useAtom } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { CONSENTS } from '../../../contract/deviceRecord';
import { card } from '../../look/recipes.css';
import { consentsAtom } from '../../state/consent';
import { classes } from '../../ui/classes';
import { Switch } from '../../ui/Switch';
import { useWords } from '../../words/words';
import { SentList } from './SentList';
import * as css from './Share.css';

/** A switch for everything that is optional, and what leaves the device as they stand. */
export function ShareCard() {
  const { t } = useWords();
  const [consents, setConsents] = useAtom(consentsAtom);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={classes(card, css.share)} aria-labelledby={`${id}-title`}>
      <h2 className={css.title} id={`${id}-title`}>
        {t('account.share')}
      </h2>
      <p className={css.text}>{t('account.shareText')}</p>
      <div className={css.switches}>
        {CONSENTS.map((name) => (
          <div key={name} className={css.line}>
            <Switch
              label={t(`account.share_${name}`)}
              hint={t(`account.shareHint_${name}`)}
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
