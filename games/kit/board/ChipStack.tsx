import type { Centavos } from '../rules/money';
import { ChipFace } from './ChipFace';
import * as css from './chip.css';
import { exactChip, stackOf } from './chips';
import { rem } from './rem';

const LIFT_PX = 3.5;

interface ChipStackProps {
  readonly amountCentavos: Centavos;
  /** The sum for people, with its symbol; shown where no single chip says it. */
  readonly text: string;
}

/** The chips on one place: up to five, the largest below, with the sum where it takes more than one. */
export function ChipStack({ amountCentavos, text }: ChipStackProps) {
  const chips = stackOf(amountCentavos);
  const exact = exactChip(amountCentavos) !== null;
  return (
    // A new amount is a new stack: it lands with its own pop.
    <span key={String(amountCentavos)} className={css.stack}>
      {chips.map((chip, height) => (
        <span key={height} className={css.inStack} style={{ bottom: rem(height * LIFT_PX) }}>
          <ChipFace chip={chip} />
        </span>
      ))}
      {!exact && <span className={css.sum}>{text}</span>}
    </span>
  );
}
