import type { Centavos } from '../rules/money';
import { ChipFace } from './ChipFace';
import * as css from './chip.css';
import { exactChip, stackOf } from './chips';
import { rem } from './rem';

const LIFT_PX = 3.5;

interface ChipStackProps {
  readonly amountCentavos: Centavos;
  /** The sum with its currency symbol; shown when no single chip has this value. */
  readonly text: string;
}

/** The chips on one field: up to five, the largest at the bottom, with the sum if there is more than one. */
export function ChipStack({ amountCentavos, text }: ChipStackProps) {
  const chips = stackOf(amountCentavos);
  const exact = exactChip(amountCentavos) !== null;
  return (
    // A new amount is a new element, so that the landing animation plays again.
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
