/** Whole centavos as a wire amount. */
export const pesosOf = (centavos: number): string =>
  `${Math.floor(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`;

/** A wire amount in whole centavos. */
export const centavosOf = (pesos: unknown): number => {
  const [, whole, part = ''] = /^([0-9]{1,12})(?:\.([0-9]{1,2}))?$/.exec(String(pesos)) ?? [];
  return whole === undefined ? 0 : Number(whole) * 100 + Number(part.padEnd(2, '0'));
};
