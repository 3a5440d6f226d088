import type { ReactNode } from 'react';

interface SegmentsProps<T extends string | number> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly name: string; readonly title?: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** Whether the label is seen; it is always spoken. */
  readonly showsLabel?: boolean;
}

/** A choice among a few options. */
export function Segments<T extends string | number>(props: SegmentsProps<T>) {
  const { label, options, value, onChange, showsLabel = false } = props;
  return (
    <fieldset className="segments" data-labelled={showsLabel || undefined} title={label}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className="segment"
            title={option.title}
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice among many options. */
export function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <select
      className="choice"
      aria-label={label}
      title={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Toggle({ label, on, onChange }: ToggleProps) {
  return (
    <button type="button" className="toggle" aria-pressed={on} onClick={() => onChange(!on)}>
      {label}
    </button>
  );
}

interface ToolButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly strong?: boolean;
}

export function ToolButton({ label, onClick, children, strong = false }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={strong ? 'icon strong' : 'icon'}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
