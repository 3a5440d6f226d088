import * as css from './DateChoice.css';

interface DateChoiceProps {
  readonly label: string;
  /** The text of the button that chooses no day. */
  readonly all: string;
  /** A day in Manila, yyyy-mm-dd; null for all of them. */
  readonly date: string | null;
  readonly first: string;
  readonly last: string;
  readonly onChange: (date: string | null) => void;
}

/** One day, or all of them. */
export function DateChoice({ label, all, date, first, last, onChange }: DateChoiceProps) {
  return (
    <div className={css.dates}>
      {date !== null && (
        <button type="button" className={css.clear} onClick={() => onChange(null)}>
          {all}
        </button>
      )}
      <input
        type="date"
        className={css.date}
        aria-label={label}
        min={first}
        max={last}
        value={date ?? ''}
        onChange={({ currentTarget: { value } }) => onChange(/^\d{4}-\d\d-\d\d$/.test(value) ? value : null)}
      />
    </div>
  );
}
