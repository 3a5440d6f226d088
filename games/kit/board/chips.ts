import { type Centavos, centavos } from '../rules/money';

/** The values of the chips in pesos, smallest first. */
export const CHIPS = [5, 10, 20, 50, 100, 500] as const;
export type Chip = (typeof CHIPS)[number];

export const isChip = (value: unknown): value is Chip => CHIPS.includes(value as Chip);

export const chipCentavos = (chip: Chip): Centavos => centavos(BigInt(chip) * 100n);

/** The most chips drawn in one stack. */
export const STACK_MAX = 5;

/**
 * The chips that show an amount, largest first, at most {@link STACK_MAX}; a smaller amount is shown by the least chip.
 */
export function stackOf(amountCentavos: Centavos): readonly Chip[] {
  const stack: Chip[] = [];
  let left: bigint = amountCentavos;
  for (const chip of CHIPS.toReversed()) {
    while (left >= chipCentavos(chip) && stack.length < STACK_MAX) {
      stack.push(chip);
      left -= chipCentavos(chip);
    }
  }
  return stack.length === 0 && amountCentavos > 0n ? [CHIPS[0]] : stack;
}

/** The chip whose face shows exactly this amount; null if it takes a stack. */
export const exactChip = (amountCentavos: Centavos): Chip | null =>
  CHIPS.find((chip) => chipCentavos(chip) === amountCentavos) ?? null;
