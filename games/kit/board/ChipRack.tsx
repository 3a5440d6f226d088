import { useId } from 'react';
import type { Centavos } from '../rules/money';
import { ChipFace } from './ChipFace';
import * as css from './chip.css';
import { CHIPS, type Chip, chipCentavos } from './chips';

interface ChipRackProps {
  /** What the chips select, for screen readers. */
  readonly label: string;
  readonly chosen: Chip;
  readonly disabled: boolean;
  /** Chips above this amount look disabled but can still be selected. */
  readonly balanceCentavos: Centavos;
  readonly nameOf: (chip: Chip) => string;
  readonly onChoose: (chip: Chip) => void;
}

/** The chips to bet with; one is selected. */
export function ChipRack({ label, chosen, disabled, balanceCentavos, nameOf, onChoose }: ChipRackProps) {
  const name = useId();
  return (
    <fieldset aria-label={label} className={css.rack} disabled={disabled}>
      {CHIPS.map((chip) => (
        <label
          key={chip}
          className={css.chip}
          data-chip={chip}
          data-dear={chipCentavos(chip) > balanceCentavos || undefined}
        >
          <input
            type="radio"
            name={name}
            checked={chip === chosen}
            aria-label={nameOf(chip)}
            className={css.radio}
            onChange={() => onChoose(chip)}
          />
          <span className={css.face}>
            <ChipFace chip={chip} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
