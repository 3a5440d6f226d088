import { Search, X } from 'lucide-react';
import { IconButton } from './IconButton';
import * as css from './SearchField.css';

interface SearchFieldProps {
  readonly label: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A search field with a clear button. */
export function SearchField({ label, clearLabel, value, onChange }: SearchFieldProps) {
  return (
    <search className={css.search}>
      <Search size="1.25rem" aria-hidden />
      <input
        type="search"
        className={css.input}
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        maxLength={60}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <IconButton
          tone="plain"
          label={clearLabel}
          icon={<X size="1.2rem" aria-hidden />}
          onClick={() => onChange('')}
        />
      )}
    </search>
  );
}
