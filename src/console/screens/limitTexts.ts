import { moneyText } from '../app/text';

const NAMES: Readonly<Record<string, string>> = {
  deposit: 'Cash in',
  loss: 'Loss',
  stake: 'Stake',
  session: 'Time played',
};

export const limitName = (kind: string): string => NAMES[kind] ?? kind;

/** Centavos, or minutes for a limit of time. */
export const mostText = (kind: string, most: number | null): string =>
  most === null ? 'no limit' : kind === 'session' ? `${most} min` : moneyText(BigInt(most));
