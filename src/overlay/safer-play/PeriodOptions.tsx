import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import type { StringKey } from '../../i18n/stringKeys';
import { dayText, soonText } from '../../shared/dateText';
import * as css from './sheets.css';

interface PeriodOptionsProps<Length extends number> {
  readonly label: string;
  readonly unit: 'hours' | 'months';
  readonly nameOf: (length: Length) => StringKey;
  readonly lengths: readonly Length[];
  readonly chosen: Length;
  readonly onChoose: (length: Length) => void;
  readonly endOf: (length: Length) => Date;
  /** Lengths that end before this would change nothing and are disabled; null enables all. */
  readonly notBefore: Date | null;
}

/** A choice of lengths, each with its end date. */
export function PeriodOptions<Length extends number>(props: PeriodOptionsProps<Length>) {
  const { t, language } = useTranslation();
  const { tag } = LANGUAGES[language];
  const { unit, endOf, notBefore } = props;
  return (
    <fieldset className={css.options} aria-label={props.label}>
      {props.lengths.map((length) => {
        const end = endOf(length);
        const isShorter = notBefore !== null && end < notBefore;
        const moment = unit === 'hours' ? soonText(end, tag) : dayText(end, tag);
        return (
          <label key={length} className={css.option}>
            <input
              type="radio"
              name={unit}
              className={css.radio}
              checked={length === props.chosen && !isShorter}
              disabled={isShorter}
              onChange={() => props.onChoose(length)}
            />
            <span className={css.optionText}>
              <b>{t(props.nameOf(length))}</b>
              <small>{isShorter ? t('safer.shorterThanNow') : t('safer.until', { moment })}</small>
            </span>
            <span className={css.dot} aria-hidden="true" />
          </label>
        );
      })}
    </fieldset>
  );
}
