import type { Compared } from './cell';
import { Segments } from './controls';
import { words } from './words';

const OPTIONS: readonly { readonly value: Compared; readonly name: string }[] = [
  { value: 'filed', name: 'A' },
  { value: 'both', name: 'A|B' },
  { value: 'changed', name: 'B' },
];

interface CompareChoiceProps {
  readonly value: Compared;
  readonly onChange: (value: Compared) => void;
}

/** A is the saved tuning, B the changed one. */
export function CompareChoice({ value, onChange }: CompareChoiceProps) {
  return <Segments label={words.compare} options={OPTIONS} value={value} onChange={onChange} />;
}
