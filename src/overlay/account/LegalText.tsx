import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/i18n';
import { Button } from '../../ui/form/Button';
import { Skeleton } from '../../ui/text/Skeleton';
import * as css from './LegalText.css';
import { type LegalPart, type LegalSection, legalText } from './legalText';

type State = readonly LegalSection[] | 'loading' | 'failed';

/** One of the legal texts, in the player's language. */
export function LegalText({ part }: { part: LegalPart }) {
  const { t, language } = useTranslation();
  const [state, setState] = useState<State>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    setState('loading');
    legalText(part, language).then(
      (sections) => wanted && setState(sections),
      () => wanted && setState('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [part, language, tries]);
  if (state === 'failed') {
    return (
      <div className={css.trouble} role="alert">
        <p>{t('account.legalTrouble')}</p>
        <Button size="m" tone="secondary" onClick={() => setTries(tries + 1)}>
          {t('ui.retry')}
        </Button>
      </div>
    );
  }
  if (state === 'loading') {
    return (
      <div className={css.sections} aria-busy="true">
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className={css.waiting}>
            <Skeleton width="45%" height="1.25rem" />
            <Skeleton />
            <Skeleton />
            <Skeleton width="70%" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <div className={css.sections}>
      {state.map(({ title, text }) => (
        <section key={title}>
          <h2 className={css.title}>{title}</h2>
          {text.map((paragraph) => (
            <p key={paragraph} className={css.paragraph}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
