import Calendar from '~icons/ph/calendar-blank-fill';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import * as css from './DateChoice.css';

interface DateChoiceProps {
  readonly label: string;
  /** The text where no day is chosen, and of the button that chooses none. */
  readonly all: string;
  /** A day in Manila, yyyy-mm-dd; null for all of them. */
  readonly date: string | null;
  readonly first: string;
  readonly last: string;
  readonly onChange: (date: string | null) => void;
}

/** One day, or all of them. The field lies unseen over its own text, which browsers would write each in a way of their own. */
export function DateChoice({ label, all, date, first, last, onChange }: DateChoiceProps) {
  const { language } = useTranslation();
  return (
    <div className={css.dates}>
      {date !== null && (
        <button type="button" className={css.clear} onClick={() => onChange(null)}>
          {all}
        </button>
      )}
      <span className={css.date}>
        <Calendar aria-hidden />
        <span aria-hidden>{date === null ? all : dayText(date, LANGUAGES[language].tag)}</span>
        <input
          type="date"
          className={css.field}
          aria-label={label}
          min={first}
          max={last}
          value={date ?? ''}
          // A browser for a mouse opens its calendar at a small icon alone.
          onClick={({ currentTarget }) => showCalendar(currentTarget)}
          onChange={({ currentTarget: { value } }) =>
            onChange(/^\d{4}-\d\d-\d\d$/.test(value) ? value : null)
          }
        />
      </span>
    </div>
  );
}

const dayText = (date: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(date),
  );

/** Refused in a frame of another origin, and by browsers that do not know it: the field can be typed into all the same. */
function showCalendar(field: HTMLInputElement): void {
  try {
    field.showPicker();
  } catch {
    field.focus();
  }
}
