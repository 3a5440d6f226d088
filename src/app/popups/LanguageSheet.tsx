import { useState } from 'react';
import { useTranslation } from '../../i18n/i18n';
import { isLanguage, LANGUAGES } from '../../i18n/languages';
import { showToast } from '../../shared/popups/toasts';
import { Button } from '../../ui/form/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import * as css from './LanguageSheet.css';
import type { PopupProps } from './popupProps';

const nameOf = ({ name, place }: { name: string; place: string }) =>
  place === '' ? name : `${name} (${place})`;

/** Changes the language without a reload. Each language is listed under its own name. */
export function LanguageSheet({ onClose }: PopupProps) {
  const { t, language, setLanguage } = useTranslation();
  const [chosen, setChosen] = useState(language);
  const [busy, setBusy] = useState(false);
  const use = async () => {
    setBusy(true);
    // The strings of another language are fetched, which may fail.
    const isSpoken = await setLanguage(chosen).then(
      () => true,
      () => false,
    );
    setBusy(false);
    if (isSpoken) onClose();
    else showToast({ text: t('errors.server'), tone: 'error' });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('shell.language')}
      footer={
        <Button wide busy={busy} onClick={use}>
          {t('account.useLanguage', { language: nameOf(LANGUAGES[chosen]) })}
        </Button>
      }
    >
      <fieldset className={css.list} aria-label={t('shell.language')}>
        {Object.entries(LANGUAGES).map(([key, { tag, name, place }]) => (
          <label key={key} className={css.line} lang={tag}>
            <span className={css.name}>{name}</span>
            <span className={css.place}>{place}</span>
            <input
              type="radio"
              name="language"
              className={css.radio}
              checked={key === chosen}
              onChange={() => isLanguage(key) && setChosen(key)}
            />
          </label>
        ))}
      </fieldset>
      <p className={css.note}>{t('account.languageNote')}</p>
    </Sheet>
  );
}
